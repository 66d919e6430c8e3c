// Redirects that lead to other redirects: those of the configuration, and the lines of the site's own
// `_redirects`.
import { resolveHref } from '../../link/resolveHref.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { escapeRegExp } from '../../shared/escape.ts'
import { decodePath, hrefOf, routeKey } from '../../shared/paths.ts'
import type { Upkeep, UpkeepSite } from '../upkeep.ts'
import { hasPlaceholder, ownRedirects } from './ownRedirects.ts'

/** One redirect as written. */
interface Written extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'find' | 'fix'> {
  readonly from: string
  readonly to: string
  /** Whether it is a line of the site's own file. Planning checks the targets of the others. */
  readonly isOwn: boolean
}

export const redirectChains: Upkeep = (site) => {
  const ofConfig = configured(site)
  // An error of planning, which knows no other redirects.
  const known = new Set(ofConfig.map(({ from }) => keyOf(from, site)))
  const isReported = ({ to, isOwn }: Written) => !isOwn && known.has(keyOf(to, site))
  const all = [...ownLines(site), ...ofConfig]
  const next = new Map<string, string>()
  for (const { from, to } of all) {
    const key = keyOf(from, site)
    if (key !== null && !next.has(key)) next.set(key, to)
  }
  return all.flatMap((one) => (isReported(one) ? [] : problemOf(one, next, site)))
}

const ownLines = (site: UpkeepSite): readonly Written[] =>
  ownRedirects(site)
    .filter(({ status, from, to }) => status !== 200 && status < 400 && !hasPlaceholder(from + to))
    .map(({ status: _, ...line }) => ({ ...line, isOwn: true }))

function configured({ project: { config, configFile } }: UpkeepSite): readonly Written[] {
  return config.redirects.redirects.map(({ from, to }) => ({
    ...{ file: configFile, line: 0, column: 0, isOwn: false },
    from: hrefOf(from, config.baseUrl),
    to: to.startsWith('/') ? hrefOf(to, config.baseUrl) : to,
    find: ['redirects', new RegExp(`from["']?\\s*:\\s*["'\`]${escapeRegExp(from)}["'\`]`)],
  }))
}

/** Null for a URL of another site. */
function keyOf(href: string, { project: { config } }: UpkeepSite): string | null {
  const path = href.startsWith(`${config.url}/`) ? href.slice(config.url.length) : href
  return path.startsWith('/') ? routeKey(decodePath(path.replace(/[?#].*$/, ''))) : null
}

function problemOf(one: Written, next: ReadonlyMap<string, string>, site: UpkeepSite): Diagnostic[] {
  const key = keyOf(one.to, site)
  if (key === null) return []
  const start = keyOf(one.from, site)
  const seen = new Set([start, key])
  let end = one.to
  for (let at: string | null = key; at !== null && next.has(at); ) {
    end = next.get(at) as string
    at = keyOf(end, site)
    if (at !== null && seen.has(at)) return [{ ...placeOf(one), ...loop(one, at === start) }]
    if (at !== null) seen.add(at)
  }
  if (end !== one.to) return [{ ...placeOf(one), ...chain(one, end) }]
  return one.isOwn && !leadsToPage(one.to, key, site) ? [{ ...placeOf(one), ...nowhere(one) }] : []
}

const placeOf = ({ file, line, column, find }: Written) => ({ file, line, column, ...(find ? { find } : {}) })

const loop = ({ from }: Written, isPart: boolean) => ({
  code: 'redirectChain' as const,
  severity: 'error' as const,
  message: isPart
    ? `The redirect from ${from} leads back to it.`
    : `The redirect from ${from} leads into a loop.`,
  hint: 'Point one of the redirects to a page.',
})

function chain({ from, to, line, column, isOwn }: Written, end: string) {
  const edit = { line, column, endLine: line, endColumn: column + to.length, text: end, old: to }
  return {
    code: 'redirectChain' as const,
    message: `The redirect from ${from} leads to ${to}, which redirects to ${end}.`,
    hint: `Point it to ${end}.`,
    ...(isOwn ? { fix: { edits: [edit], isSafe: true } } : {}),
  }
}

const nowhere = ({ from, to }: Written) => ({
  code: 'redirect' as const,
  message: `The redirect from ${from} leads to ${to}, which is not a page.`,
  hint: 'Point it to a page, or to a URL with https://.',
})

function leadsToPage(to: string, key: string, { index, project: { config } }: UpkeepSite): boolean {
  const href = to.startsWith(config.url) ? to.slice(config.url.length) : to
  const base = config.baseUrl.replace(/\/$/, '')
  // Below another path of the host, there is another site.
  if (base !== '' && key !== base && !key.startsWith(`${base}/`)) return true
  const from = { locale: config.i18n.mainLocale, route: null, source: null }
  return resolveHref(href, from, index).kind !== 'broken'
}
