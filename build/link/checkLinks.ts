// Checks every link of every page against the index, and collects the files that links lead to. The
// configuration decides later how severe a problem is.
import type { Diagnostic, DiagnosticCode } from '../model/diagnostics.ts'
import type { ShownAsset } from '../model/links.ts'
import type { LinkFact, Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { isBeside } from '../shared/hrefs.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { LinkIndex } from './linkIndex.ts'
import { linkProblems, type ResolvedLink } from './linkProblems.ts'
import { type LinkOrigin, mayBeFile, type Resolution } from './resolveHref.ts'
import { resolveOrCorrect } from './resolveOrCorrect.ts'
import { openSuggestions } from './suggestions.ts'

export interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Sorted by file. */
  readonly assets: readonly ShownAsset[]
  /** Where the links of a page lead, in order. Pages with unchanged links are left out. */
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

/**
 * Pages whose links did not change since the last build, with their problems. Only links to files are
 * resolved again.
 */
interface KnownLinks {
  readonly keys: ReadonlyMap<Route, unknown>
  readonly problems: readonly Diagnostic[]
}

/** The codes of problems that this check finds. */
const ownCodes: ReadonlySet<DiagnosticCode> = new Set([
  'brokenLink',
  'brokenHtmlLink',
  'brokenAnchor',
  'brokenMarkdownLink',
  'missingAsset',
  'missingHtmlImage',
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
  const resolutions = new Map<Route, readonly Resolution[]>()
  const context = { index, suggestions: openSuggestions(index) }
  let count = 0
  for (const route of site.routes) {
    const { page } = route
    if (!page) continue
    const image = imageOf(page)
    const links = [...image, ...page.facts.links]
    const from = { locale: route.locale, route, source: page.source }
    count += links.length
    if (known.keys.has(route)) {
      const files = links.filter(({ href }) => mayBeFile(href))
      collectAssets(resolveAll(files, from, index), assets)
      continue
    }
    const resolved = resolveAll(links, from, index)
    collectAssets(resolved, assets)
    const own = { escapes: page.facts.escapes, source: page.source }
    diagnostics.push(...linkProblems(resolved, own, context))
    resolutions.set(
      route,
      resolved.slice(image.length).map(({ resolution }) => resolution),
    )
  }
  for (const { links, ...from } of others) {
    const resolved = resolveAll(links, from, index)
    count += links.length
    collectAssets(resolved, assets)
    diagnostics.push(...linkProblems(resolved, { escapes: [], source: from.source }, context))
  }
  const sorted = [...assets.values()].sort((a, b) => (a.source < b.source ? -1 : 1))
  return { diagnostics, assets: sorted, resolutions, count }
}

/** Links of included files are resolved from those files. A hook of the site may correct broken ones. */
const resolveAll = (
  links: readonly LinkFact[],
  from: LinkOrigin,
  index: LinkIndex,
): readonly ResolvedLink[] =>
  links.map((link) => {
    const origin = link.source ? { ...from, source: link.source } : from
    return { link, origin, resolution: resolveOrCorrect(link, origin, index) }
  })

/** Adds the files that links lead to, each with the first place that names it. */
function collectAssets(links: readonly ResolvedLink[], assets: Map<SourcePath, ShownAsset>): void {
  for (const { link, origin, resolution } of links) {
    if (resolution.kind !== 'asset' && resolution.kind !== 'static') continue
    const { source } = resolution
    if (!assets.has(source))
      assets.set(source, { source, file: origin.source, line: link.line, column: link.column })
  }
}

/** The image of the front matter when it is a file beside the page; other values are URLs of the site. */
const imageOf = ({ facts: { frontMatter } }: Page): readonly LinkFact[] =>
  frontMatter.image !== undefined && isBeside(frontMatter.image)
    ? [{ kind: 'image', href: frontMatter.image, line: 1, column: 1 }]
    : []
