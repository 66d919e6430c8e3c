// `@docusaurus/plugin-content-docs/client`: hooks about the documentation. An error names what was asked for
// and what exists.
import type { PageVersion, SidebarCategory, SidebarItem } from '../../../build/shared/routeData.ts'
import type { DocsInstanceData, DocsVersionData } from '../../../build/shared/siteData.ts'
import { useShown } from '../../context/route.tsx'
import { useSite } from '../../context/site.tsx'

/** All documentation instances of the site. Throws when there is none. */
export function useAllDocsData(): Readonly<Record<string, DocsInstanceData>> {
  const { docs } = useSite()
  if (docs.length === 0)
    throw new Error('This feature needs documentation, but the site has no docs instance.')
  return Object.fromEntries(docs.map((instance) => [instance.id, instance]))
}

/** One instance. Throws when the site has none of that id. */
export function useDocsData(id = 'default'): DocsInstanceData {
  const { docs } = useSite()
  const found = docs.find((instance) => instance.id === id)
  if (!found)
    throw new Error(
      `The site has no docs instance "${id}"; it has ${docs.map((one) => `"${one.id}"`).join(', ') || 'none'}.`,
    )
  return found
}

export interface ActivePlugin {
  readonly pluginId: string
  readonly pluginData: DocsInstanceData
}

/** The instance of the page. With `failfast`, throws when there is none. */
export function useActivePlugin({
  failfast = false,
}: {
  readonly failfast?: boolean
} = {}): ActivePlugin | undefined {
  const { docs } = useSite()
  const { route } = useShown()
  const instance = docs
    .filter(({ path }) => `${route.path}/`.startsWith(path === '/' ? '/' : `${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
  if (instance) return { pluginId: instance.id, pluginData: instance }
  if (failfast)
    throw new Error(
      `No docs instance is active at "${route.path}". The instances are at ${docs.map(({ path }) => path).join(', ') || 'no path'}.`,
    )
  return undefined
}

export const useVersions = (id?: string): readonly DocsVersionData[] => useDocsData(id).versions

export const useLatestVersion = (id?: string): DocsVersionData => {
  const { versions } = useDocsData(id)
  return versions.find(({ isLast }) => isLast) ?? (versions[0] as DocsVersionData)
}

export function useActiveVersion(id = 'default'): DocsVersionData | undefined {
  const { route } = useShown()
  const { versions } = useDocsData(id)
  const name = 'version' in route && route.version?.instance === id ? route.version.name : null
  return versions.find((version) => version.name === name)
}

/** The version of the page. Throws outside of the documentation. */
export function useDocsVersion(): PageVersion {
  const { route } = useShown()
  if ('version' in route && route.version) return route.version
  throw new Error(
    'Hook useDocsVersion is called outside of a page of the documentation (DocsVersionProvider).',
  )
}

/** The sidebar of the page; null when there is none. */
export function useDocsSidebar(): { readonly name: string; readonly items: readonly SidebarItem[] } | null {
  const { route, sidebar } = useShown()
  if (!sidebar || !('version' in route)) return null
  return { name: route.version?.sidebarName ?? '', items: sidebar.items }
}

/** The category whose page this is. Throws on every other page. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const { route, sidebar } = useShown()
  const trail = 'sidebar' in route ? (route.sidebar?.trail ?? []) : []
  let items = sidebar?.items ?? []
  let found: SidebarItem | undefined
  for (const index of trail) {
    found = items[index]
    items = found?.type === 'category' ? found.items : []
  }
  if (found?.type === 'category') return found
  throw new Error(
    `Unexpected: ${route.path} is not the page of a category. useCurrentSidebarCategory is for the pages of categories.`,
  )
}
