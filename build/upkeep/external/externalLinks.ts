// Links to other sites: asks each URL once, and reports every place that has it.

import type { ExternalLinksConfig } from '../../model/config/ruleOptions.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { ExternalLink } from '../../model/page.ts'
import { isDraft } from '../../model/site.ts'
import { pageExternalKey } from '../../reuse/keys.ts'
import { addAll } from '../../shared/addAll.ts'
import { escapeRegExp } from '../../shared/escape.ts'
import { decodePath, type SourcePath } from '../../shared/paths.ts'
import type { UpkeepSite } from '../upkeep.ts'
import type { CheckedUrl, CheckUrl } from './checkUrl.ts'
import { isReservedHost } from './privateAddress.ts'
import type { Results } from './results.ts'

interface Place extends ExternalLink {
  readonly file: SourcePath | null
  /** Decoded, without the `#`; empty for the page as a whole. */
  readonly hash: string
}

export interface ExternalTools {
  readonly check: CheckUrl
  readonly results: Results
  readonly onTotal: (count: number) => void
  readonly onDone: (count: number) => void
}

type ExternalSite = Pick<UpkeepSite, 'pages' | 'others' | 'project' | 'store'>

/** Hosts that are asked at the same time. */
const mostHosts = 24

export async function externalProblems(
  site: ExternalSite,
  { check, results, onTotal, onDone }: ExternalTools,
): Promise<readonly Diagnostic[]> {
  const { config } = site.project
  const urls = placesByUrl(site)
  onTotal(urls.size)
  const hosts = groupByHost([...urls.keys()])
  const found: Diagnostic[] = []
  const queue = [...hosts.values()]
  const work = async () => {
    for (let host = queue.shift(); host; host = queue.shift()) await checkHost(host)
  }
  const asked = async (url: string) => {
    const checked = await check(url)
    results.put(url, checked)
    return checked
  }
  const checkHost = async (host: readonly string[]) => {
    const left = [...host]
    const lane = async () => {
      for (let url = left.shift(); url !== undefined; url = left.shift()) {
        const places = urls.get(url) ?? []
        const needsIds = places.some(({ hash }) => hash !== '')
        const checked = results.get(url, needsIds) ?? (await asked(url))
        for (const place of places) addAll(found, problemOf(place, url, checked))
        onDone(1)
      }
    }
    await Promise.all(Array.from({ length: config.externalLinks.perHost }, lane))
  }
  await Promise.all(Array.from({ length: mostHosts }, work))
  results.save()
  return found
}

function groupByHost(urls: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const hosts = new Map<string, string[]>()
  for (const url of [...urls].sort()) {
    const { host } = new URL(url)
    const same = hosts.get(host)
    if (same) same.push(url)
    else hosts.set(host, [url])
  }
  return hosts
}

/** URLs without a fragment, and the places that have them. */
function placesByUrl({
  pages,
  others,
  store,
  project: { config },
}: ExternalSite): ReadonlyMap<string, readonly Place[]> {
  const urls = new Map<string, Place[]>()
  const isWanted = openFilter(config.externalLinks)
  const add = ({ href, line, column }: ExternalLink, file: SourcePath | null) => {
    const url = externalUrl(href)
    if (!url || isReservedHost(url.hostname) || url.href.startsWith(config.url) || !isWanted(url.href)) return
    const hash = isAppHash(url.hash) ? '' : decodePath(url.hash.slice(1))
    url.hash = ''
    const place = { href, line, column, file, hash }
    const same = urls.get(url.href)
    if (same) same.push(place)
    else urls.set(url.href, [place])
  }
  for (const [source, facts] of pages)
    if (!isDraft(facts, config))
      for (const link of store.get(pageExternalKey(facts.bodyKey)) ?? []) add(link, source)
  for (const { links, source } of others) for (const link of links) add(link, source)
  return urls
}

/** Null for other links. */
function externalUrl(href: string): URL | null {
  if (!/^(?:https?:)?\/\//i.test(href)) return null
  try {
    const url = new URL(href, 'https://host.invalid')
    return url.username === '' ? url : null
  } catch {
    return null
  }
}

/** Fragments that no element of the page has: routes of an app, places of a text, lines of code. */
const isAppHash = (hash: string): boolean => /^#(?:$|[/!]|:~:|L\d+(?:C\d+)?(?:-L\d+)?|top$)/.test(hash)

/** `*` in a pattern is any text. */
function openFilter({ only, skip }: ExternalLinksConfig): (url: string) => boolean {
  const patternOf = (pattern: string) => new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}`)
  const wanted = only.map(patternOf)
  const unwanted = skip.map(patternOf)
  return (url) =>
    (wanted.length === 0 || wanted.some((one) => one.test(url))) && !unwanted.some((one) => one.test(url))
}

function problemOf({ hash, href, ...place }: Place, url: string, { result, ids }: CheckedUrl): Diagnostic[] {
  const { line, column } = place
  switch (result.kind) {
    case 'dead':
    case 'softDead': {
      const soft = result.kind === 'softDead' ? { severity: 'warning' as const } : {}
      const hint = 'Link to where the page is now, or to a copy of it in an archive.'
      return [
        { ...place, ...soft, code: 'deadLink', href, message: `${url} is gone. ${result.reason}`, hint },
      ]
    }
    case 'unsure': {
      const message = `${url} could not be checked. ${result.reason}`
      return [{ ...place, code: 'unsureLink', message, hint: 'Check it by hand if it stays so.' }]
    }
    case 'moved':
    case 'fine': {
      const lost = hash !== '' && ids && !hasId(hash, ids)
      const anchor: Diagnostic[] = lost
        ? [
            {
              ...place,
              code: 'deadAnchor',
              message: `The page ${url} has no id "${hash}".`,
              hint: 'Link to the page, or to an id that it has.',
            },
          ]
        : []
      if (result.kind === 'fine') return anchor
      const text = result.to + (href.includes('#') ? href.slice(href.indexOf('#')) : '')
      const edit = { line, column, endLine: line, endColumn: column + href.length, text, old: href }
      const fix = line > 0 ? { fix: { edits: [edit], isSafe: true } } : {}
      return [
        ...anchor,
        {
          ...place,
          ...fix,
          code: 'movedLink',
          message: `${url} has moved to ${result.to}.`,
          hint: 'Link to the new URL.',
        },
      ]
    }
    case 'skipped':
      return []
  }
}

/** GitHub writes ids of readmes with a prefix. */
const hasId = (hash: string, ids: readonly string[]): boolean =>
  ids.includes(hash) || ids.includes(`user-content-${hash}`) || ids.includes(encodeURIComponent(hash))
