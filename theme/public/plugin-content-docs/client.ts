// `@docusaurus/plugin-content-docs/client`: hooks about the documentation. An error names what was asked for
// and what exists.

import type { PageVersion } from '../../../build/shared/routeData.ts'
import { useShown } from '../../context/route.tsx'
import { useSite } from '../../context/site.tsx'
import { useGlobalDocs } from '../../hooks/allDocs.ts'
import type { GlobalDocs, GlobalVersion } from '../../hooks/docsData.ts'
import {
  itemsTo,
  type PropSidebarItem,
  type PropSidebarItemCategory,
  propItems,
} from '../../hooks/sidebarItems.ts'
import { useWholeSidebar } from '../../hooks/wholeSidebar.ts'

export type { GlobalDoc } from '../../hooks/docsData.ts'
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  type PropSidebarItem,
  type PropSidebarItemCategory,
  type PropSidebarItemHtml,
  type PropSidebarItemLink,
} from '../../hooks/sidebarItems.ts'

export interface VersionMetadata extends PageVersion {
  readonly pluginId: string
  readonly version: string
  readonly isLast: boolean
  readonly noIndex: boolean
  readonly className: string
}

/** All documentation instances of the site. Throws when there is none. */
export function useAllDocsData(): Readonly<Record<string, GlobalDocs>> {
  const docs = useGlobalDocs()
  if (docs.length === 0)
    throw new Error('This feature needs documentation, but the site has no docs instance.')
  return Object.fromEntries(docs.map((instance) => [instance.id, instance]))
}

/** One instance. Throws when the site has none of that id. */
export function useDocsData(id = 'default'): GlobalDocs {
  const docs = useGlobalDocs()
  const found = docs.find((instance) => instance.id === id)
  if (!found)
    throw new Error(
      `The site has no docs instance "${id}". It has ${docs.map((one) => `"${one.id}"`).join(', ') || 'none'}.`,
    )
  return found
}

export interface ActivePlugin {
  readonly pluginId: string
  readonly pluginData: GlobalDocs
}

interface Options {
  /** Throws when there is none. */
  readonly failfast?: boolean
}

/** The instance of the page. With `failfast`, throws when there is none. */
export function useActivePlugin({ failfast = false }: Options = {}): ActivePlugin | undefined {
  const docs = useGlobalDocs()
  const { route } = useShown()
  const here = `${route.href}/`
  const instance = docs
    .filter(({ path }) => here.startsWith(`${path.replace(/\/$/, '')}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
  if (instance) return { pluginId: instance.id, pluginData: instance }
  if (failfast)
    throw new Error(
      `No docs instance is active at "${route.path}". The instances are at ${docs.map(({ path }) => path).join(', ') || 'no path'}.`,
    )
  return undefined
}

export const useVersions = (id?: string): readonly GlobalVersion[] => useDocsData(id).versions

export const useLatestVersion = (id?: string): GlobalVersion => {
  const { versions } = useDocsData(id)
  return versions.find(({ isLast }) => isLast) ?? (versions[0] as GlobalVersion)
}

export function useActiveVersion(id = 'default'): GlobalVersion | undefined {
  const { route } = useShown()
  const { versions } = useDocsData(id)
  const name = 'version' in route && route.version?.instance === id ? route.version.name : null
  return versions.find((version) => version.name === name)
}

/** The version of the page. Throws outside the documentation. */
export function useDocsVersion(): VersionMetadata {
  const { route } = useShown()
  const { docs } = useSite()
  if (!('version' in route && route.version))
    throw new Error('Hook useDocsVersion is called outside of a page of the documentation.')
  const { version } = route
  const known = docs.find(({ id }) => id === version.instance)?.versions
  return {
    ...version,
    pluginId: version.instance,
    version: version.name,
    isLast: known?.find(({ name }) => name === version.name)?.isLast ?? false,
    noIndex: false,
    className: `docs-version-${version.name}`,
  }
}

/** The sidebar of the page; null when there is none. */
export function useDocsSidebar(): {
  readonly name: string
  readonly items: readonly PropSidebarItem[]
} | null {
  const { route } = useShown()
  const site = useSite()
  const sidebar = useWholeSidebar()
  if (!sidebar || !('version' in route)) return null
  return { name: route.version?.sidebarName ?? '', items: propItems(sidebar.items, site) }
}

/** The category whose page this is. Throws on every other page. */
export function useCurrentSidebarCategory(): PropSidebarItemCategory {
  const { route } = useShown()
  const site = useSite()
  const sidebar = useWholeSidebar()
  const place = 'sidebar' in route ? route.sidebar : null
  const trail = sidebar && place ? itemsTo(sidebar.items, place.trails[0] ?? [], site) : []
  const found = trail.findLast((item) => item.type === 'category')
  if (found) return found
  throw new Error(
    `Unexpected: ${route.path} is not in a category. useCurrentSidebarCategory is for pages of categories and pages in one.`,
  )
}
