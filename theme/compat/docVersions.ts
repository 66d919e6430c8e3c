// Hooks of the documentation about versions: the same document elsewhere, the preferred version.
import type { PageVersion, RouteData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { type Shown, useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { useBrowserState } from '../state/browser.tsx'
import { useStore } from '../state/store.ts'
import { useGlobalDocs } from './allDocs.ts'
import { docsDataOf, type GlobalDoc, type GlobalDocs, type GlobalVersion } from './docsData.ts'
import { writtenHref } from './writtenHref.ts'

export interface ActiveDocContext {
  readonly activeVersion?: GlobalVersion
  readonly activeDoc?: GlobalDoc
  readonly alternateDocVersions: Readonly<Record<string, GlobalDoc>>
}

const instanceOf = (docs: readonly GlobalDocs[], id: string): GlobalDocs => {
  const found = docs.find((one) => one.id === id)
  if (!found) throw new Error(`The site has no docs instance "${id}".`)
  return found
}

/** The version and document of the page, and the same document in other versions. */
export const useActiveDocContext = (id = 'default'): ActiveDocContext =>
  activeContext(useShown(), instanceOf(useGlobalDocs(), id), useSite())

function activeContext({ route }: Shown, { id, versions }: GlobalDocs, site: SiteData): ActiveDocContext {
  const version = 'version' in route && route.version?.instance === id ? route.version : null
  const activeVersion = versions.find(({ name }) => name === version?.name)
  if (!version || !activeVersion) return { alternateDocVersions: {} }
  const { docId, sidebarName } = version
  if (docId === null) return { activeVersion, ...categoryOf(route, version, site), alternateDocVersions: {} }
  // The document is the index of its folder in all versions, or in none.
  const { slash } = route
  const docAt = (href: string): GlobalDoc => ({
    id: docId,
    path: writtenHref({ href, ...(slash ? { slash } : {}) }, site),
    ...(sidebarName === null ? {} : { sidebar: sidebarName }),
  })
  // A version without the document has its main document there.
  const others = versions.flatMap(({ name, mainHref, mainDocId }) => {
    const href = version.hrefs[name]
    return href !== undefined && (href !== mainHref || docId === mainDocId) ? [[name, docAt(href)]] : []
  })
  return {
    activeVersion,
    activeDoc: docAt(route.href),
    alternateDocVersions: Object.fromEntries(others),
  }
}

/** The page of a category counts as a document. */
function categoryOf(
  route: RouteData,
  version: PageVersion,
  site: SiteData,
): Pick<ActiveDocContext, 'activeDoc'> {
  const path = writtenHref(route, site)
  return version.sidebarName === null ? {} : { activeDoc: { id: path, path, sidebar: version.sidebarName } }
}

export interface DocVersionSuggestions {
  readonly latestVersionSuggestion: GlobalVersion
  /** The same document in the latest version. */
  readonly latestDocSuggestion?: GlobalDoc
}

export function useDocVersionSuggestions(id = 'default'): DocVersionSuggestions {
  const shown = useShown()
  const site = useSite()
  const instance = instanceOf(useGlobalDocs(), id)
  const latest = latestOf(instance)
  const doc = activeContext(shown, instance, site).alternateDocVersions[latest.name]
  return { latestVersionSuggestion: latest, ...(doc ? { latestDocSuggestion: doc } : {}) }
}

const latestOf = ({ versions }: GlobalDocs): GlobalVersion =>
  versions.find(({ isLast }) => isLast) ?? (versions[0] as GlobalVersion)

export interface PreferredVersion {
  /** Null until the reader chose one, and on the server. */
  readonly preferredVersion: GlobalVersion | null
  readonly savePreferredVersionName: (name: string) => void
}

export function useDocsPreferredVersion(id = 'default'): PreferredVersion {
  const { preferredVersions, preferVersion } = useBrowserState()
  const name = useStore(preferredVersions)[id]
  const { versions } = instanceOf(useGlobalDocs(), id)
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: (chosen) => preferVersion(id, chosen),
  }
}

export function useDocsPreferredVersionByPluginId(): Readonly<Record<string, GlobalVersion | null>> {
  const docs = useGlobalDocs()
  const preferred = useStore(useBrowserState().preferredVersions)
  return Object.fromEntries(
    docs.map(({ id, versions }) => [id, versions.find(({ name }) => name === preferred[id]) ?? null]),
  )
}

/** The version of the page, the preferred and the latest one, each once. */
export function useDocsVersionCandidates(id = 'default'): readonly GlobalVersion[] {
  const site = useSite()
  const instance = instanceOf(useGlobalDocs(), id)
  const { activeVersion } = activeContext(useShown(), instance, site)
  const preferred = useStore(useBrowserState().preferredVersions)[id]
  const names = [activeVersion?.name, preferred, latestOf(instance).name]
  return [...new Set(names)].flatMap((name) => instance.versions.find((one) => one.name === name) ?? [])
}

/** A document in the version of the page, the preferred or the latest one; null when it is not there. */
export function useLayoutDoc(docId: string, id = 'default'): GlobalDoc | null {
  const site = useSite()
  const versions = useDocsVersionCandidates(id)
  for (const { name, mainDocId, mainHref } of versions) {
    const target = targetsOf(
      site,
      (item) => item.type === 'doc' && item.docId === docId && item.instance === id,
    )
    const found = target[name]
    const sidebar = found?.sidebarName
    if (found) return { id: docId, path: writtenHref(found, site), ...(sidebar ? { sidebar } : {}) }
    if (mainDocId === docId) return { id: docId, path: mainHref }
  }
  return versions.flatMap(({ docs }) => docs.find((doc) => doc.id === docId) ?? [])[0] ?? null
}

/** The first page of a sidebar. Throws when no version has it. */
export function useLayoutDocsSidebar(
  sidebarId: string,
  id = 'default',
): { readonly link: { readonly label: string; readonly path: string } } {
  const site = useSite()
  const versions = useDocsVersionCandidates(id)
  const targets = targetsOf(
    site,
    (item) => item.type === 'docSidebar' && item.sidebarName === sidebarId && item.instance === id,
  )
  const found = [...versions.map(({ name }) => targets[name]), ...Object.values(targets)].find(Boolean)
  if (!found) {
    const own = versions.flatMap(({ sidebars }) => sidebars?.[sidebarId] ?? [])[0]
    if (own) return own
    throw new Error(`No version of the docs "${id}" has a sidebar "${sidebarId}".`)
  }
  return { link: { label: found.label ?? sidebarId, path: writtenHref(found, site) } }
}

type Item = SiteData['navbar']['items'][number]
type Targets = Readonly<
  Record<string, { readonly href: string; readonly label?: string; readonly sidebarName?: string | null }>
>

function targetsOf({ navbar }: SiteData, isWanted: (item: Item) => boolean): Targets {
  const all = navbar.items.flatMap((item): readonly Item[] =>
    item.type === 'dropdown' ? [item, ...item.items] : [item],
  )
  const found = all.find(isWanted)
  return found && 'targets' in found ? found.targets : {}
}

export const getDocsVersionSearchTag = (id: string, version: string): string => `docs-${id}-${version}`

/** The parts of the site that a search on this page looks in. */
export function useDocsContextualSearchTags(): string[] {
  const site = useSite()
  const shown = useShown()
  const preferred = useStore(useBrowserState().preferredVersions)
  const tags = docsDataOf(site).map((instance) => {
    const { activeVersion } = activeContext(shown, instance, site)
    const chosen = instance.versions.find(({ name }) => name === preferred[instance.id])
    return getDocsVersionSearchTag(instance.id, (activeVersion ?? chosen ?? latestOf(instance)).name)
  })
  return ['default', ...tags]
}

/** The filters of a search: the language of the page, and the versions of the docs. */
export const useContextualSearchFilters = (): { readonly locale: string; readonly tags: string[] } => ({
  locale: useSite().locale.name,
  tags: useDocsContextualSearchTags(),
})
