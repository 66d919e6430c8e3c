// The routes of a version, and what can be asked of them.
import type { DocsInstance, DocsRoute, DocsVersion } from '../../model/docs.ts'
import { generated, showing } from '../../model/route.ts'

export function routesOf(version: DocsVersion, instance: DocsInstance, locale: string): readonly DocsRoute[] {
  const base = { ...generated, kind: 'docs', locale, version, instance } as const
  const searchTag = docsTag(instance.config.id, version.name)
  const { folder, localizedFolder } = version
  const docs = version.docs.map((doc): DocsRoute => {
    const { page, source, image } = showing(doc.page)
    // Without a spread, because V8 gives each spread copy its own shape.
    return {
      type: 'doc',
      kind: 'docs',
      path: doc.route,
      locale,
      version,
      instance,
      doc,
      page,
      source,
      image,
      folders: { folder, localizedFolder, relative: doc.file.relative },
      searchTag,
      deep: false,
      hasUrl: true,
    }
  })
  const indexes = version.indexes.map(
    (index): DocsRoute => ({
      ...base,
      type: 'generatedIndex',
      path: index.route,
      searchTag,
      image: index.image,
      index,
    }),
  )
  const allTags: readonly DocsRoute[] =
    version.tags.route === null
      ? []
      : [{ ...base, type: 'docTags', path: version.tags.route, searchTag: 'doc_tags_list' }]
  const tags = version.tags.groups.map(
    (group): DocsRoute => ({
      ...base,
      type: 'docTag',
      path: group.route,
      searchTag: 'doc_tag_doc_list',
      group,
    }),
  )
  return [...docs, ...indexes, ...allTags, ...tags]
}

/** The part of the search index with the pages of a version; its name is Docusaurus's. */
export const docsTag = (instance: string, version: string): string => `docs-${instance}-${version}`

/** Name of the sidebar beside a route; null for routes without one. */
export function sidebarOf(route: DocsRoute): string | null {
  if (route.type === 'doc') return route.doc.sidebar
  return route.type === 'generatedIndex' ? route.index.sidebar : null
}
