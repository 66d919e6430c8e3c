// The documentation as the global data of Docusaurus shows it. Of the documents, each version lists the main
// one and those that the navbar links to: allDocs.ts has the others.
import type { AllDocs } from '../../build/shared/allDocs.ts'
import type { NavbarItem } from '../../build/shared/navbarData.ts'
import type { DocsInstanceData, DocsVersionData, SiteData } from '../../build/shared/siteData.ts'
import { writtenHref } from './writtenHref.ts'

export interface GlobalDoc {
  readonly id: string
  /** URL of the document. */
  readonly path: string
  readonly sidebar?: string
  readonly unlisted?: true
}

export interface GlobalVersion extends DocsVersionData {
  readonly docs: readonly GlobalDoc[]
  readonly draftIds: readonly string[]
  /** By its name, the first page of a sidebar. Known where all documents are. */
  readonly sidebars?: AllDocs[string][string]['sidebars']
}

export interface GlobalDocs extends Omit<DocsInstanceData, 'versions'> {
  readonly versions: readonly GlobalVersion[]
}

const known = /* @__PURE__ */ new WeakMap<SiteData, readonly GlobalDocs[]>()

export function docsDataOf(site: SiteData): readonly GlobalDocs[] {
  const found = known.get(site) ?? site.docs.map((instance) => dataOf(instance, site))
  known.set(site, found)
  return found
}

const dataOf = (instance: DocsInstanceData, site: SiteData): GlobalDocs => ({
  ...instance,
  path: urlPath(site.locale.baseUrl.slice(0, -1) + instance.path, site),
  versions: instance.versions.map((version) => ({
    ...version,
    path: urlPath(site.baseUrl.slice(0, -1) + version.path, site),
    docs: docsIn(version, instance.id, site),
    draftIds: [],
  })),
})

/** With the base URL, and without a slash at its end unless it is the home page of the language. */
function urlPath(path: string, { locale: { baseUrl } }: SiteData): string {
  const open = path.replace(/\/$/, '')
  return `${open}/` === baseUrl ? baseUrl : open
}

function docsIn(
  { name, path, mainDocId, mainHref }: DocsVersionData,
  instance: string,
  site: SiteData,
): readonly GlobalDoc[] {
  const items = site.navbar.items.flatMap((item): readonly NavbarItem[] =>
    item.type === 'dropdown' ? item.items : [item],
  )
  const linked = items.flatMap((item): readonly GlobalDoc[] => {
    if (item.type !== 'doc' || item.instance !== instance || item.docId === mainDocId) return []
    const target = item.targets[name]
    return target ? [{ id: item.docId, path: writtenHref(target, site) }] : []
  })
  // The document at the path of the version has a slash at its end, as an index.
  const slash = mainHref.endsWith(`${path.replace(/\/$/, '')}/`)
  const href = writtenHref({ href: mainHref, ...(slash ? { slash } : {}) }, site)
  const main = mainDocId === '' ? [] : [{ id: mainDocId, path: href }]
  return [...main, ...linked]
}
