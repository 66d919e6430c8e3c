// `@docusaurus/plugin-content-docs/client`: hooks about the documentation. An error names what was asked for
// and what exists.
import { use } from 'react'
import { useGlobalDocs } from '../../compat/allDocs.ts'
import type { GlobalDocs, GlobalVersion } from '../../compat/docsData.ts'
import { Nested, type VersionMetadata } from '../../compat/nestedDocs.ts'
import {
  isVisibleSidebarItem,
  itemsTo,
  type PropSidebarItem,
  type PropSidebarItemCategory,
  propItems,
} from '../../compat/sidebarItems.ts'
import { useWholeSidebar } from '../../compat/wholeSidebar.ts'
import { useShown } from '../../context/route.tsx'
import { useSite } from '../../context/site.tsx'

export { type DocContextValue, DocProvider, useDoc } from '../../compat/doc.tsx'
export { type DocOfSidebar, useDocById } from '../../compat/docById.ts'
export type { GlobalDoc } from '../../compat/docsData.ts'
export {
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  useDocSidebarItemsExpandedState,
} from '../../compat/docsProviders.tsx'
export {
  type ActiveDocContext,
  type DocVersionSuggestions,
  getDocsVersionSearchTag,
  useActiveDocContext,
  useDocsContextualSearchTags,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from '../../compat/docVersions.ts'
export type { VersionMetadata } from '../../compat/nestedDocs.ts'
export { useDocRootMetadata } from '../../compat/nestedRoutes.tsx'
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  type PropSidebarItem,
  type PropSidebarItemCategory,
  type PropSidebarItemHtml,
  type PropSidebarItemLink,
} from '../../compat/sidebarItems.ts'

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

/** The instance and version of the page. */
export function useActivePluginAndVersion(
  options?: Options,
): { readonly activePlugin: ActivePlugin; readonly activeVersion: GlobalVersion | undefined } | undefined {
  const activePlugin = useActivePlugin(options)
  const { route } = useShown()
  if (!activePlugin) return undefined
  const name = 'version' in route ? route.version?.name : undefined
  return {
    activePlugin,
    activeVersion: activePlugin.pluginData.versions.find((version) => version.name === name),
  }
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
  const nested = use(Nested)?.version
  if (nested) return nested
  if (!('version' in route && route.version))
    throw new Error(
      'Hook useDocsVersion is called outside of a page of the documentation (DocsVersionProvider).',
    )
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
  const nested = use(Nested)
  if (nested) return nested.sidebar
  if (!sidebar || !('version' in route)) return null
  return { name: route.version?.sidebarName ?? '', items: propItems(sidebar.items, site) }
}

/** The items that lead to the page, its own last; null without a sidebar or with `breadcrumbs: false`. */
export function useSidebarBreadcrumbs(): readonly PropSidebarItem[] | null {
  const { route } = useShown()
  const { docs } = useSite()
  const trail = useTrail()
  const nested = use(Nested)?.version?.pluginId
  const id = nested ?? ('version' in route ? route.version?.instance : undefined)
  return docs.find((one) => one.id === id)?.breadcrumbs === false ? null : trail
}

/** The items that lead to the page, its own last; null when it has no sidebar. */
function useTrail(): readonly PropSidebarItem[] | null {
  const { route } = useShown()
  const site = useSite()
  const sidebar = useWholeSidebar()
  const nested = use(Nested)
  if (nested) return nested.sidebar && nested.trail
  if (!sidebar || !('sidebar' in route) || !route.sidebar || !('version' in route)) return null
  return itemsTo(sidebar.items, route.sidebar.trails[0] ?? [], site)
}

/** The category whose page this is. Throws on every other page. */
export function useCurrentSidebarCategory(): PropSidebarItemCategory {
  const { path } = useShown().route
  const found = useTrail()?.findLast((item) => item.type === 'category')
  if (found) return found
  throw new Error(
    `Unexpected: ${path} is not in a category. useCurrentSidebarCategory is for pages of categories and pages in one.`,
  )
}

/** On the page of a category its items, else the items beside the page. */
export function useCurrentSidebarSiblings(): readonly PropSidebarItem[] {
  const items = useDocsSidebar()?.items ?? []
  const trail = useTrail() ?? []
  const holder = trail.findLast((item) => item.type === 'category')
  return holder ? holder.items : items
}

export const useVisibleSidebarItems = (
  items: readonly PropSidebarItem[],
  activePath: string,
): PropSidebarItem[] => items.filter((item) => isVisibleSidebarItem(item, activePath))

/** The breadcrumbs for search engines. */
export function useBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  readonly breadcrumbs: readonly PropSidebarItem[]
}) {
  const { url } = useSite()
  const linked = breadcrumbs.filter(
    (item): item is Extract<PropSidebarItem, { label: string }> => item.type !== 'html' && !!item.href,
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${url}${href}`,
    })),
  }
}
