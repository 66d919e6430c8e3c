// The version of each documentation that the search page shows, and how its URL names them.
import type { SiteData } from '../../build/shared/siteData.ts'
import { tagOf } from './scope.ts'

/** Instance of documentation → name of its version; `*` for all of them. */
export type ChosenVersions = Readonly<Record<string, string>>

type Docs = SiteData['docs']

/** The version of each instance that is among the searched parts of the site. */
export const versionsOf = (tags: readonly string[], docs: Docs): ChosenVersions =>
  Object.fromEntries(
    docs.flatMap(({ id, versions }) =>
      versions.filter(({ name }) => tags.includes(tagOf(id, name))).map(({ name }) => [id, name]),
    ),
  )

/** The parts of the site to search: all outside of the documentation, and the chosen versions. */
export const tagsOf = (chosen: ChosenVersions, docs: Docs): readonly string[] => [
  'default',
  ...docs.flatMap(({ id, versions }) =>
    versions
      .filter(({ name }) => chosen[id] === '*' || chosen[id] === name)
      .map(({ name }) => tagOf(id, name)),
  ),
]

/** `q=cards&version=1.0&version-api=*`. Instances with one version are left out. Other parameters stay. */
export function resultsQuery(
  query: string,
  chosen: ChosenVersions,
  docs: Docs,
  params = new URLSearchParams(),
): string {
  const set = (key: string, value: string | undefined) =>
    value ? params.set(key, value) : params.delete(key)
  set('q', query)
  for (const { id, versions } of docs) {
    set(keyOf(id), versions.length > 1 ? chosen[id] : undefined)
  }
  return params.toString()
}

/** The versions that a query string names, of those that exist; others are missing. */
export const versionsIn = (params: URLSearchParams, docs: Docs): ChosenVersions =>
  Object.fromEntries(
    docs.flatMap(({ id, versions }) => {
      const name = params.get(keyOf(id))
      return name !== null && (name === '*' || versions.some((one) => one.name === name)) ? [[id, name]] : []
    }),
  )

const keyOf = (instance: string): string => (instance === 'default' ? 'version' : `version-${instance}`)
