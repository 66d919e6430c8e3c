// A planned version as JSON, and back: documents are rows, sidebars and tags name them by number. Facts of
// pages are not part of it.
import type { Diagnostic } from '../../model/diagnostics.ts'
import type {
  Doc,
  DocsVersion,
  DocTags,
  GeneratedIndex,
  Sidebar,
  SidebarCategoryEntry,
  SidebarEntry,
  VersionInfo,
} from '../../model/docs.ts'
import type { PageFacts } from '../../model/page.ts'
import { folderOf, type RoutePath, type SourcePath, sourcePath } from '../../shared/paths.ts'

export interface PlannedVersion {
  readonly version: DocsVersion
  readonly diagnostics: readonly Diagnostic[]
}

export interface StoredVersion {
  readonly docs: readonly DocRow[]
  readonly draftIds: readonly string[]
  readonly sidebars: readonly (Omit<Sidebar, 'items'> & { readonly items: readonly StoredEntry[] })[]
  readonly indexes: readonly GeneratedIndex[]
  readonly categories: DocsVersion['categories']
  readonly tags: {
    readonly route: RoutePath | null
    readonly groups: readonly (Omit<DocTags['groups'][number], 'items'> & {
      readonly items: readonly number[]
    })[]
    readonly byDoc: readonly (readonly [string, ...DocTagLinks])[]
  }
  /** Its number. */
  readonly mainDoc: number | null
  readonly diagnostics: readonly Diagnostic[]
}

type DocTagLinks = [links: DocTags['byDoc'] extends ReadonlyMap<string, infer Links> ? Links : never]

type DocRow = readonly [
  relative: string,
  flags: number,
  id: string,
  route: RoutePath,
  title: string,
  sidebar: string | null,
  folder: string,
  name: string,
  position: number | null,
]
const flag = { unlisted: 1, slash: 2, translated: 4 }

/** An entry with numbers in place of documents and generated pages. */
type StoredEntry =
  | (Omit<Extract<SidebarEntry, { doc: Doc }>, 'doc'> & { readonly doc: number })
  | (Omit<SidebarCategoryEntry, 'link' | 'items'> & {
      readonly link: { readonly doc: number } | { readonly index: number } | null
      readonly items: readonly StoredEntry[]
    })
  | Extract<SidebarEntry, { type: 'link' | 'html' }>

export function storedVersion({ version, diagnostics }: PlannedVersion): StoredVersion {
  const { docs, draftIds, sidebars, indexes, categories, tags, mainDoc } = version
  const numbers: Numbers = {
    docs: new Map(docs.map(({ id }, at) => [id, at])),
    indexes: new Map(indexes.map((index, at) => [index, at])),
  }
  return {
    docs: docs.map((doc) => rowOf(doc, version)),
    draftIds,
    sidebars: sidebars.map(({ name, items, order }) => ({ name, items: stored(items, numbers), order })),
    indexes,
    categories,
    tags: {
      route: tags.route,
      groups: tags.groups.map((group) => ({
        ...group,
        items: group.items.map(({ id }) => numbers.docs.get(id) as number),
      })),
      byDoc: [...tags.byDoc],
    },
    mainDoc: mainDoc && (numbers.docs.get(mainDoc.id) as number),
    diagnostics,
  }
}

interface Numbers {
  /** By id. */
  readonly docs: ReadonlyMap<string, number>
  readonly indexes: ReadonlyMap<GeneratedIndex, number>
}

function rowOf(
  { id, page, route, title, unlisted, slash, sidebar, file }: Doc,
  version: VersionInfo,
): DocRow {
  const isTranslated = page.source !== originalOf(file.relative, version)
  const flags =
    (unlisted ? flag.unlisted : 0) | (slash ? flag.slash : 0) | (isTranslated ? flag.translated : 0)
  return [file.relative, flags, id, route, title, sidebar, file.folder, file.name, file.position]
}

const originalOf = (relative: string, { folder }: VersionInfo): SourcePath =>
  sourcePath(folder === '' ? relative : `${folder}/${relative}`)

function stored(items: readonly SidebarEntry[], numbers: Numbers): readonly StoredEntry[] {
  return items.map((item): StoredEntry => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return { ...item, doc: numbers.docs.get(item.doc.id) as number }
      case 'category':
        return { ...item, link: storedLink(item.link, numbers), items: stored(item.items, numbers) }
      default:
        return item
    }
  })
}

function storedLink(link: SidebarCategoryEntry['link'], { docs, indexes }: Numbers) {
  if (link === null) return null
  return 'doc' in link
    ? { doc: docs.get(link.doc.id) as number }
    : { index: indexes.get(link.index) as number }
}

/** The version that was stored, with the facts of today's pages: they are the same. */
export function versionFrom(
  { docs: rows, draftIds, indexes, categories, sidebars, tags, mainDoc, diagnostics }: StoredVersion,
  version: VersionInfo,
  pages: ReadonlyMap<SourcePath, PageFacts>,
): PlannedVersion {
  const docs = rows.map((row) => docFrom(row, version, pages))
  return {
    version: {
      ...version,
      docs,
      docsById: new Map(docs.map((doc) => [doc.id, doc])),
      draftIds,
      sidebars: sidebars.map((sidebar) => ({ ...sidebar, items: entriesFrom(sidebar.items, docs, indexes) })),
      indexes,
      categories,
      tags: {
        route: tags.route,
        groups: tags.groups.map((group) => ({ ...group, items: group.items.map((at) => docs[at] as Doc) })),
        byDoc: new Map(tags.byDoc),
      },
      mainDoc: mainDoc === null ? null : (docs[mainDoc] as Doc),
    },
    diagnostics,
  }
}

function docFrom(
  [relative, flags, id, route, title, sidebar, folder, name, position]: DocRow,
  version: VersionInfo,
  pages: ReadonlyMap<SourcePath, PageFacts>,
): Doc {
  const source =
    (flags & flag.translated) === 0
      ? originalOf(relative, version)
      : sourcePath(`${version.localizedFolder}/${relative}`)
  return {
    id,
    page: { source, facts: pages.get(source) as PageFacts },
    route,
    title,
    unlisted: (flags & flag.unlisted) !== 0,
    slash: (flags & flag.slash) === 0 ? undefined : true,
    sidebar,
    file: { relative, rawFolder: folderOf(relative), folder, name, position },
  }
}

function entriesFrom(
  items: readonly StoredEntry[],
  docs: readonly Doc[],
  indexes: readonly GeneratedIndex[],
): readonly SidebarEntry[] {
  return items.map((item): SidebarEntry => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return { ...item, doc: docs[item.doc] as Doc }
      case 'category': {
        const { link } = item
        const target =
          link &&
          ('doc' in link ? { doc: docs[link.doc] as Doc } : { index: indexes[link.index] as GeneratedIndex })
        return { ...item, link: target, items: entriesFrom(item.items, docs, indexes) }
      }
      default:
        return item
    }
  })
}
