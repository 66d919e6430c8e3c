// The part of the search index that a page belongs to: its version of the documentation, or everything else,
// and how much its results count.
import picomatch from 'picomatch'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import { weightedTag } from '../shared/searchTerms.ts'

type Searched = Pick<Route, 'path' | 'searchTag'>

export function searchParts({ searchWeights }: Pick<Config, 'searchWeights'>): (route: Searched) => string {
  if (searchWeights.length === 0) return ({ searchTag }) => searchTag
  const rules = searchWeights.map(([pattern, weight]) => ({ matches: picomatch(pattern), weight }))
  return ({ path, searchTag }) => {
    // `/docs/a` names the page at `/docs/a/`, too.
    const paths = [path, path.replace(/(?<=.)\/$/, '')]
    const rule = rules.findLast(({ matches }) => paths.some((one) => matches(one)))
    return weightedTag(searchTag, rule?.weight ?? 1)
  }
}
