// Planned documents and sidebars in a short form for expectations.
import type { DocsVersion, SidebarEntry } from '../../build/model/docs.ts'

const stop = (version: DocsVersion, id: string, step: -1 | 1): string | null => {
  const doc = version.docsById.get(id)
  const order = version.sidebars.find(({ name }) => name === doc?.sidebar)?.order ?? []
  const at = doc?.unlisted ? -1 : order.findIndex(({ route }) => route === doc?.route)
  return at === -1 ? null : (order[at + step]?.route ?? null)
}

export const describeDocs = (version: DocsVersion) =>
  [...version.docs]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, route, sidebar }) => ({
      id,
      path: route,
      sidebar,
      prev: stop(version, id, -1),
      next: stop(version, id, 1),
    }))

export const describeTree = (items: readonly SidebarEntry[]): object[] =>
  items.map((item) => {
    if (item.type === 'doc' || item.type === 'ref') return { doc: item.doc.id, label: item.label }
    if (item.type !== 'category') return { type: item.type }
    const link =
      item.link && 'doc' in item.link
        ? { linkDoc: item.link.doc.id }
        : item.link
          ? { generatedIndex: item.link.index.route }
          : { linkDoc: null }
    return { category: item.label, ...link, collapsed: item.collapsed, items: describeTree(item.items) }
  })
