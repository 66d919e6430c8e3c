// Checks every link of every page against the index, and collects the files that links lead to. The
// configuration decides later how severe a problem is.
import type { Diagnostic } from '../model/diagnostics.ts'
import type { ShownAsset } from '../model/links.ts'
import type { EscapeFact, LinkFact, Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { fromRoot, isBeside, leadsInside } from '../shared/hrefs.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { GroupLinks } from './keptLinks.ts'
import type { LinkOrigin } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'
import { linkProblems, type ResolvedLink } from './linkProblems.ts'
import type { Resolution } from './resolveHref.ts'
import { resolveOrCorrect } from './resolveOrCorrect.ts'
import { isSettled } from './settledLinks.ts'
import { openSuggestions } from './suggestions.ts'

export interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Sorted by file. */
  readonly assets: readonly ShownAsset[]
  /** The targets of a page's links, in order. Pages with unchanged links are left out. */
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

export function checkLinks(
  site: Site,
  index: LinkIndex,
  others: readonly OtherLinks[],
  groups: GroupLinks | null = null,
): CheckedLinks {
  const diagnostics: Diagnostic[] = []
  // One file can be a page in several languages: its problems name the URLs of the first of them.
  const ofOtherLanguages: Diagnostic[] = []
  const assets = new Map<SourcePath, ShownAsset>()
  const resolutions = new Map<Route, readonly Resolution[]>()
  const context = { index, suggestions: openSuggestions(index) }
  let count = groups?.count ?? 0
  const check = (links: readonly LinkFact[], from: LinkOrigin, escapes: readonly EscapeFact[]) => {
    const resolved = resolveAll(links, from, index)
    collectAssets(resolved, assets)
    groups?.resolved(resolved)
    const problems = linkProblems(resolved, { escapes, source: from.source }, context)
    const { locale } = from
    const found = locale === site.config.i18n.mainLocale ? diagnostics : ofOtherLanguages
    for (const problem of problems) found.push(site.config.ofLocales ? { ...problem, locale } : problem)
    return { resolved, isFine: problems.length === 0 }
  }
  for (const route of site.routes) {
    const { page } = route
    if (!page) continue
    const from = { locale: route.locale, route, source: page.source }
    const kept = groups?.of(route)
    if (kept) groups?.see(route, check(kept.links, from, kept.escapes).resolved)
    if (kept !== undefined) continue
    const fields = linksOfFields(page)
    const { escapes } = page.facts
    const links = [...fields, ...page.facts.links]
    count += links.length
    const { resolved, isFine } = check(links, from, escapes)
    if (groups) {
      const isBeside = (other: Route) => groups.areBeside(route, other)
      // A page with problems or comments is checked completely.
      const isOpen = (link: ResolvedLink) =>
        !isFine || escapes.length > 0 || !isSettled(link, { index, isBeside })
      groups.keep(route, { all: resolved, escapes, links: resolved.filter(isOpen) })
    }
    resolutions.set(
      route,
      resolved.slice(fields.length).map(({ resolution }) => resolution),
    )
  }
  for (const { links, ...from } of others) {
    count += links.length
    check(links, from, [])
  }
  const sorted = [...assets.values()].sort((a, b) => (a.source < b.source ? -1 : 1))
  return { diagnostics: [...diagnostics, ...ofOtherLanguages], assets: sorted, resolutions, count }
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

/** Links in the front matter: the edit link, and the image, which is a file beside the page or a URL. */
function linksOfFields({ facts: { frontMatter } }: Page): readonly LinkFact[] {
  const { image, custom_edit_url: edit } = frontMatter
  const start = { line: 1, column: 1 }
  return [
    ...(image !== undefined && isBeside(image) ? [{ kind: 'image' as const, href: image, ...start }] : []),
    ...(image !== undefined && !isBeside(image) && leadsInside(image)
      ? [{ kind: 'src' as const, href: fromRoot(image), ...start }]
      : []),
    ...(edit && leadsInside(edit) ? [{ kind: 'href' as const, href: edit, ...start }] : []),
  ]
}
