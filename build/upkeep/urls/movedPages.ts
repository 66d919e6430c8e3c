// Where a page that is gone may be now: git has seen its rename, or another page has its text, its ids or its
// name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitRenames, lastText } from '../../io/gitMoves.ts'
import { idsOf, type LinkIndex } from '../../link/linkIndex.ts'
import { openSuggestions } from '../../link/suggestions.ts'
import type { Route } from '../../model/route.ts'
import { decodePath, hrefOf, routeKey, type SourcePath } from '../../shared/paths.ts'
import { likeness, type Shingles, shinglesOf } from './similarity.ts'
import type { KnownUrl, KnownUrls } from './urlsFile.ts'

interface Moved {
  readonly route: Route
  /** Whether it is surely the page: a rename, or most of its text. */
  readonly isCertain: boolean
}

/** Less in common than that is chance. */
const leastAlike = 0.5

interface Place {
  readonly root: string
  readonly index: LinkIndex
  readonly routes: readonly Route[]
  /** The URLs that were known before. */
  readonly known: KnownUrls
}

export type FindMoved = (url: string, known: KnownUrl | undefined) => Promise<Moved | null>

export function openMoved(place: Place): FindMoved {
  const { index, routes } = place
  const bySource = new Map(routes.flatMap((route) => (route.source ? [[route.source, route] as const] : [])))
  const suggestions = openSuggestions(index)
  const texts = openTexts(place)
  let renames: Promise<ReadonlyMap<string, string>> | undefined
  return async (url, known) => {
    const locale = localeOf(url, index)
    if (known?.source) {
      renames ??= gitRenames(place.root)
      const renamed = bySource.get((await renames).get(known.source) as SourcePath)
      if (renamed) return { route: renamed, isCertain: true }
      const same = await texts(known.source, locale)
      if (same) return { route: same, isCertain: true }
    }
    const guess =
      byIds(known?.anchors ?? [], place, locale) ??
      routeAt(suggestions.page(hrefOf(url, index.baseUrl), { locale, route: null, source: null }), index)
    return guess && { route: guess, isCertain: false }
  }
}

/** The language whose prefix begins the URL. */
function localeOf(url: string, { prefixes }: LinkIndex): string {
  const found = [...prefixes].filter(([, prefix]) => url === prefix || url.startsWith(`${prefix}/`))
  return found.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}

const routeAt = (href: string | null, { routes, baseUrl }: LinkIndex): Route | null =>
  href === null
    ? null
    : (routes.get(routeKey(decodePath(href).slice(baseUrl.replace(/\/$/, '').length))) ?? null)

/** Reads the files of new pages first: the page has probably moved to one of them. */
function openTexts({ root, routes, known }: Place) {
  const shingles = new Map<SourcePath, Shingles>()
  const textOf = (source: SourcePath): Shingles => {
    const read = shingles.get(source) ?? shinglesOf(readFileSync(join(root, source), 'utf8'))
    shingles.set(source, read)
    return read
  }
  const isMarkdown = ({ source }: Route) => source !== null && /\.mdx?$/.test(source)
  return async (gone: SourcePath, locale: string): Promise<Route | null> => {
    const text = await lastText(root, gone)
    if (text === null) return null
    const old = shinglesOf(text)
    const own = routes.filter((route) => route.locale === locale && isMarkdown(route))
    const added = own.filter(({ path }) => !known.has(path))
    const best = (all: readonly Route[]) =>
      mostAlike(all, (route) => likeness(old, textOf(route.source as SourcePath)))
    return best(added) ?? best(own.filter(({ path }) => known.has(path)))
  }
}

function byIds(anchors: readonly string[], { routes, index }: Place, locale: string): Route | null {
  const ids = new Set(anchors)
  if (ids.size < 2) return null
  return mostAlike(
    routes.filter((route) => route.locale === locale),
    (route) => likeness(ids, idsOf(route, index) ?? new Set()),
  )
}

function mostAlike(routes: readonly Route[], likenessOf: (route: Route) => number): Route | null {
  let best: Route | null = null
  let most = leastAlike
  for (const route of routes) {
    const alike = likenessOf(route)
    if (alike <= most) continue
    most = alike
    best = route
  }
  return best
}
