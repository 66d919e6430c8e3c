// Every link of every page against the index. Finds; the configuration judges.
import type { Diagnostic, DiagnosticCode } from '../model/diagnostics.ts'
import type { ShownAsset } from '../model/links.ts'
import { nearest } from '../model/nearest.ts'
import type { EscapeFact, LinkFact, Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { isUnsafe } from '../shared/addresses.ts'
import { decodePath, fileNameOf, hrefOf, joinPath, type SourcePath } from '../shared/paths.ts'
import { idsOf, type LinkIndex } from './linkIndex.ts'
import { type LinkOrigin, looksLikeFile, mayBeFile, type Resolution, resolveHref } from './resolveHref.ts'

export interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Sorted by file. */
  readonly assets: readonly ShownAsset[]
  /** Where the links of a page's text lead, in their order. */
  readonly resolutions: ReadonlyMap<Route, readonly Resolution[]>
  readonly count: number
}

/** Links of something that is not a Markdown page: a React page, the configuration, a sidebar file. */
export interface OtherLinks {
  readonly source: SourcePath | null
  readonly locale: string
  readonly route: Route | null
  readonly links: readonly LinkFact[]
}

/** Pages whose links are known to be as they were; `problems` are theirs. Only the files that they show are looked up. */
export interface KnownLinks {
  readonly keys: ReadonlyMap<Route, unknown>
  readonly problems: readonly Diagnostic[]
}

/** Codes of what the check of a page finds. */
const ownCodes: ReadonlySet<DiagnosticCode> = new Set([
  'brokenLink',
  'brokenAnchor',
  'brokenMarkdownLink',
  'missingAsset',
  'unsafeLink',
  'unusedEscape',
])

export function checkLinks(
  site: Site,
  index: LinkIndex,
  others: readonly OtherLinks[],
  known: KnownLinks,
): CheckedLinks {
  const diagnostics: Diagnostic[] = known.problems.filter(({ code }) => ownCodes.has(code))
  const assets = new Map<SourcePath, ShownAsset>()
  const suggestions: Suggestions = new Map()
  const resolutions = new Map<Route, readonly Resolution[]>()
  let count = 0
  const show = (link: LinkFact, { source }: LinkOrigin, resolution: Resolution): void => {
    if ((resolution.kind === 'asset' || resolution.kind === 'static') && !assets.has(resolution.source))
      assets.set(resolution.source, {
        source: resolution.source,
        file: source,
        line: link.line,
        column: link.column,
      })
  }
  const check = (
    links: readonly LinkFact[],
    from: LinkOrigin,
    escapes: readonly EscapeFact[],
  ): readonly Resolution[] => {
    const resolved: Resolution[] = []
    const used = new Set<EscapeFact>()
    for (const link of links) {
      count++
      const origin = link.source ? { ...from, source: link.source } : from
      const resolution = resolveHref(link.href, origin, index)
      resolved.push(resolution)
      show(link, origin, resolution)
      const found = problemOf(link, resolution, origin, index, suggestions)
      if (!found) continue
      const excuse = escapes.find(
        ({ line, source }) => source === link.source && (line === link.line || line === link.line - 1),
      )
      if (excuse) used.add(excuse)
      else diagnostics.push(found)
    }
    for (const excuse of escapes)
      if (!used.has(excuse)) diagnostics.push(unusedEscape(excuse, excuse.source ?? from.source))
    return resolved
  }
  for (const route of site.routes) {
    const page = route.page
    if (!page) continue
    const from = { locale: route.locale, route, source: page.source }
    const image = imageOf(page)
    if (known.keys.has(route)) {
      count += image.length + page.facts.links.length
      for (const link of [...image, ...page.facts.links])
        if (mayBeFile(link.href)) show(link, from, resolveHref(link.href, from, index))
      continue
    }
    resolutions.set(
      route,
      check([...image, ...page.facts.links], from, page.facts.escapes).slice(image.length),
    )
  }
  for (const { links, ...from } of others) check(links, from, [])
  return {
    diagnostics,
    assets: [...assets.values()].sort((a, b) => (a.source < b.source ? -1 : 1)),
    resolutions,
    count,
  }
}

/** The picture of the front matter, when it stands beside the text; others are addresses of the site. */
const imageOf = ({ facts: { frontMatter } }: Page): readonly LinkFact[] =>
  /^\.\.?\//.test(frontMatter.image ?? '')
    ? [{ kind: 'image', href: frontMatter.image as string, line: 1, column: 1 }]
    : []

type Suggestions = Map<string, string | null>

function problemOf(
  link: LinkFact,
  resolution: Resolution,
  from: LinkOrigin,
  index: LinkIndex,
  suggestions: Suggestions,
): Diagnostic | null {
  const at = { file: from.source, line: link.line, column: link.column }
  if (resolution.kind === 'route') return anchorProblem(link, resolution, from, index, at)
  if (resolution.kind !== 'broken') return null
  const isImage = link.kind === 'image' || link.kind === 'src'
  if (resolution.reason === 'unsafe' || isUnsafe(link.href))
    return {
      code: 'unsafeLink',
      ...at,
      message: `${link.href} runs code when it is followed.`,
      hint: 'Link to a page instead.',
    }
  if (isImage)
    return {
      code: 'missingAsset',
      ...at,
      message: `There is no image ${link.href}.`,
      hint: didYouMean(nearestFile(link.href, from, index)),
    }
  if (resolution.draft)
    return {
      code: 'brokenMarkdownLink',
      ...at,
      message: `${link.href} is a draft, and drafts are not published.`,
      hint: 'Remove the link or publish the draft.',
    }
  if (resolution.reason === 'markdownFile')
    return {
      code: 'brokenMarkdownLink',
      ...at,
      message: `${link.href} is not a file of this site.`,
      hint: didYouMean(nearestFile(link.href, from, index)),
    }
  const key = `${from.locale} ${link.href}`
  const known = suggestions.get(key)
  const suggestion = known === undefined ? nearestRoute(link.href, from, index) : known
  suggestions.set(key, suggestion)
  return {
    code: 'brokenLink',
    ...at,
    message: `${link.href} does not lead to any ${looksLikeFile(link.href) ? 'file' : 'page'}.`,
    hint: didYouMean(suggestion),
  }
}

function anchorProblem(
  link: LinkFact,
  { route, hash }: Extract<Resolution, { kind: 'route' }>,
  from: LinkOrigin,
  index: LinkIndex,
  at: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Diagnostic | null {
  const raw = hash.slice(1).replace(/:~:.*$/, '')
  if (raw === '' || raw.toLowerCase() === 'top') return null
  const ids = idsOf(route, index)
  const id = decodePath(raw)
  if (ids === null || ids.has(raw) || ids.has(id)) return null
  const where = route === from.route ? 'this page' : route.path
  const similar = nearest(id, ids)
  return {
    code: 'brokenAnchor',
    ...at,
    message: `${link.href} does not lead anywhere: there is no #${id} on ${where}.`,
    hint: didYouMean(similar === null ? null : `#${similar}`),
  }
}

const didYouMean = (suggestion: string | null): string | null =>
  suggestion === null ? null : `Did you mean ${suggestion}?`

/** Pages that end in the same name first, else the closest address. */
function nearestRoute(href: string, from: LinkOrigin, index: LinkIndex): string | null {
  const path = decodePath(href.replace(/[?#].*$/, ''))
    .replace(/\/$/, '')
    .replace(/\.html?$/, '')
  const wanted = path.startsWith('/') ? path : joinPath('/', from.route?.path ?? '/', '..', path)
  const segment = fileNameOf(path).toLowerCase()
  const same = segment === '' ? [] : (index.bySegment.get(segment) ?? [])
  const found =
    nearest(wanted, same) ??
    same[0] ??
    nearest(
      wanted,
      [...index.routes.values()].map((route) => route.path),
    )
  return found === null ? null : hrefOf(found, index.baseUrl)
}

function nearestFile(href: string, from: LinkOrigin, index: LinkIndex): string | null {
  const name = fileNameOf(decodePath(href.replace(/[?#].*$/, '')))
  const ending = /\.\w+$/.exec(name)?.[0] ?? ''
  const candidates = [...index.files].filter((file) => file.endsWith(ending))
  const names = new Map(candidates.map((file) => [fileNameOf(file), file]))
  const found = names.get(name) ?? names.get(nearest(name, names.keys()) ?? '')
  void from
  return found ?? null
}

const unusedEscape = ({ line, column }: EscapeFact, file: SourcePath | null): Diagnostic => ({
  code: 'unusedEscape',
  file,
  line,
  column,
  message: 'This comment excuses a broken link, but the links here are fine.',
  hint: 'Remove the comment.',
})
