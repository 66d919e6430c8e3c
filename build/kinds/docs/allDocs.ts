// The documents of all instances in one language, in the form of Docusaurus' global data.
import type { DocsInstance, DocsVersion, Sidebar, SidebarEntry } from '../../model/docs.ts'
import type { AllDocs } from '../../shared/allDocs.ts'
import { type PermalinkConfig, permalink } from '../permalink.ts'

export const allDocsOf = (instances: readonly DocsInstance[], config: PermalinkConfig): AllDocs =>
  Object.fromEntries(
    instances.map(({ config: { id }, versions }) => [
      id,
      Object.fromEntries(versions.map((version) => [version.name, docsIn(version, config)])),
    ]),
  )

/** The page of a category counts as a document: its id is its path below the version. */
function docsIn(version: DocsVersion, config: PermalinkConfig): AllDocs[string][string] {
  const docs = version.docs.map((doc) => ({
    id: doc.id,
    path: permalink(doc.route, config, doc),
    ...(doc.unlisted ? { unlisted: true as const } : {}),
    ...(doc.sidebar === null ? {} : { sidebar: doc.sidebar }),
  }))
  const indexes = version.indexes.map((index) => ({
    id: index.slug,
    path: permalink(index.route, config, index),
    sidebar: index.sidebar,
  }))
  return {
    docs: [...docs.sort((a, b) => a.id.localeCompare(b.id)), ...indexes],
    draftIds: version.draftIds,
    sidebars: Object.fromEntries(
      version.sidebars.flatMap((sidebar: Sidebar) => {
        const link = firstLink(sidebar.items, config)
        return link === null ? [] : [[sidebar.name, { link }]]
      }),
    ),
  }
}

type FirstLink = AllDocs[string][string]['sidebars'][string]['link']

function firstLink(items: readonly SidebarEntry[], config: PermalinkConfig): FirstLink | null {
  for (const item of items) {
    if (item.type === 'doc')
      return { path: permalink(item.doc.route, config, item.doc), label: labelOf(item) }
    if (item.type !== 'category') continue
    const { link, label } = item
    const target = link && ('doc' in link ? link.doc : link.index)
    if (target) return { path: permalink(target.route, config, target), label }
    const below = firstLink(item.items, config)
    if (below) return below
  }
  return null
}

/** A document without a label of its own has its id. */
const labelOf = ({ doc, label }: Extract<SidebarEntry, { readonly type: 'doc' | 'ref' }>): string =>
  label === doc.title ? doc.id : label
