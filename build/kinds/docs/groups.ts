// Each version is planned from files of its own. Its pages show where the same pages of other versions are,
// for the menu of versions and the canonical URL.
import type { DocsInstance, DocsRoute, DocsVersion, SidebarEntry } from '../../model/docs.ts'
import type { ContentKind } from '../contentKind.ts'

export const docsGroups: NonNullable<ContentKind<DocsInstance, DocsRoute>['groups']> = {
  in: ({ config, versions }) => {
    const shown = versions.map(headOf)
    const [docs, indexes] = [placesOf(versions, docsOf), placesOf(versions, indexesOf)]
    return versions.map((version) => ({
      name: nameOf(config.id, version),
      folders: [version.folder, version.localizedFolder].filter((folder) => folder !== null),
      files: version.sidebarFile === null ? [] : [version.sidebarFile],
      shown,
      shownByPages: [
        ...version.docs.map(({ id }) => docs.get(id) ?? ''),
        ...version.indexes.map(({ slug }) => indexes.get(slug) ?? ''),
      ],
      sidebars: version.sidebars.map(({ name }) => `${nameOf(config.id, version)}/${name}`),
      hrefs: version.sidebars.flatMap(({ items }) => hrefsIn(items)),
      callsSite: typeof config.editUrl === 'function',
    }))
  },
  nameFor: ({ instance, version }) => nameOf(instance.config.id, version),
}

const nameOf = (instance: string, { name }: DocsVersion): string => `${instance}/${name}`

/** The data of a version that every page shows. */
function headOf({ docs: _, docsById: __, draftIds: ___, sidebars: ____, ...version }: DocsVersion) {
  const { indexes: _indexes, categories: _categories, tags: _tags, mainDoc, ...info } = version
  return { ...info, mainDoc: mainDoc?.route ?? null }
}

type Place = readonly [id: string, route: string]

const docsOf = ({ docs }: DocsVersion): readonly Place[] => docs.map(({ id, route }) => [id, route])
const indexesOf = ({ indexes }: DocsVersion): readonly Place[] =>
  indexes.map(({ slug, route }) => [slug, route])

/** Id → the versions that have it, with the paths there; of two with one id in a version, the first. */
function placesOf(
  versions: readonly DocsVersion[],
  of: (version: DocsVersion) => readonly Place[],
): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const [at, version] of versions.entries())
    for (const [id, route] of of(version)) places.set(id, `${places.get(id) ?? ''}${at} ${route}\n`)
  return places
}

const hrefsIn = (items: readonly SidebarEntry[]): readonly string[] =>
  items.flatMap((item) =>
    item.type === 'link' ? [item.href] : item.type === 'category' ? hrefsIn(item.items) : [],
  )
