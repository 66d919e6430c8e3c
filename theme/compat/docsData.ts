// The documentation as the global data of Docusaurus shows it. Of the documents, each version lists the main
// one and those that the navbar links to: the browser does not know the others.
import type { NavbarItem } from '../../build/shared/navbarData.ts'
import type { DocsInstanceData, DocsVersionData, SiteData } from '../../build/shared/siteData.ts'
import type { GlobalDoc } from './docVersions.ts'
import { writtenHref } from './writtenHref.ts'

export interface GlobalVersion extends DocsVersionData {
  readonly docs: readonly GlobalDoc[]
  readonly draftIds: readonly string[]
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
  versions: instance.versions.map((version) => ({
    ...version,
    docs: docsIn(version, instance.id, site),
    draftIds: [],
  })),
})

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
