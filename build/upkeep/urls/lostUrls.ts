// URLs that were published, or that servers were asked for, and that nothing answers any more.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnText } from '../../io/readText.ts'
import { idsOf } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import { type Diagnostic, type Fix, inFile, type LocalDiagnostic } from '../../model/diagnostics.ts'
import { nearest } from '../../model/text/nearest.ts'
import { addAll } from '../../shared/addAll.ts'
import { decodePath, hrefOf, routeKey, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { type Upkeep, type UpkeepSite, upkeepFiles } from '../upkeep.ts'
import { openRedirectFixes } from './addRedirect.ts'
import { lostIdFix } from './lostIdFix.ts'
import { type FindMoved, openMoved } from './movedPages.ts'
import { answers, ownRedirects } from './ownRedirects.ts'
import { type KnownUrl, type KnownUrls, readUrls } from './urlsFile.ts'

/** One URL that must be answered, and the line that demands it. */
interface Promised {
  readonly file: SourcePath
  readonly line: number
  /** Decoded, without the base URL. */
  readonly path: string
  readonly known?: KnownUrl
}

export const lostUrls: Upkeep = async (site) => {
  const { builtLocales, locales } = site.project.config.i18n
  // The URLs of the other languages are not known.
  if (builtLocales.length < locales.length) return []
  const listed = readListed(site.project.root)
  if ('code' in listed) return [inFile(sourcePath(upkeepFiles.urls), listed)]
  const context = openContext(site, listed.urls)
  const found: Diagnostic[] = []
  const seen = new Set<string>()
  for (const promised of [...listed.promised, ...keptUrls(site)]) {
    const key = routeKey(promised.path)
    if (seen.has(key)) continue
    seen.add(key)
    addAll(found, await problemsOf(promised, context))
  }
  return found
}

function readListed(root: string): { urls: KnownUrls; promised: readonly Promised[] } | LocalDiagnostic {
  const path = join(root, upkeepFiles.urls)
  if (!existsSync(path)) return { urls: new Map(), promised: [] }
  const text = readOwnText(path)
  const urls = readUrls(text)
  if (typeof urls === 'string')
    return {
      ...{ code: 'urlsFile', line: 0, column: 0 },
      message: `The list of published URLs cannot be read: ${urls.replace(/\.$/, '')}.`,
      hint: 'Remove the marks of a merge. To start again, remove the file and run "urls --update".',
    }
  const lines = new Map(
    text.split('\n').flatMap((line, row) => {
      const match = /^\s*,?\s*("(?:[^"\\]|\\.)*")\s*:/.exec(line)
      return match ? [[JSON.parse(match[1] as string) as string, row + 1] as const] : []
    }),
  )
  const promised = [...urls].map(([url, known]) => ({
    ...{ file: sourcePath(upkeepFiles.urls), line: lines.get(url) ?? 0, path: url, known },
  }))
  return { urls, promised }
}

/** One URL or path in each line, with the base URL, as server logs have them. `#` begins a comment. */
function keptUrls({ project: { root, config } }: UpkeepSite): Promised[] {
  const path = join(root, upkeepFiles.kept)
  if (!existsSync(path)) return []
  const base = config.baseUrl.replace(/\/$/, '')
  return readOwnText(path)
    .split(/\r?\n/)
    .flatMap((text, row) => {
      const url = text.replace(/(?:^|\s)#.*$/, '').trim()
      const bare = url.startsWith(config.url) ? url.slice(config.url.length) : url
      if (!bare.startsWith('/')) return []
      const [whole = '', id] = bare.split('#')
      const decoded = decodePath(whole.replace(/\?.*$/, ''))
      const below = base !== '' && decoded.startsWith(`${base}/`) ? decoded.slice(base.length) : decoded
      const known = id ? { known: { source: null, anchors: [decodePath(id)] } } : {}
      return [{ file: sourcePath(upkeepFiles.kept), line: row + 1, path: below, ...known }]
    })
}

interface Context {
  readonly site: UpkeepSite
  readonly isAnswered: (path: string) => boolean
  readonly findMoved: FindMoved
  readonly fixOf: (from: string, to: string, isSafe: boolean) => Fix | null
  readonly prefixes: readonly string[]
  /** Whether a link of the site names an id, on whatever page. */
  readonly isLinked: (id: string) => boolean
}

function openContext(site: UpkeepSite, known: KnownUrls): Context {
  const { project, index } = site
  const { root, configFile, docusaurus } = project
  let fixes: ReturnType<typeof openRedirectFixes> | undefined
  let linked: ReadonlySet<string> | undefined
  return {
    site,
    isAnswered: answers(ownRedirects(site)),
    findMoved: openMoved({ root, index, known, routes: site.site.routes.filter(({ hasUrl }) => hasUrl) }),
    fixOf(from, to, isSafe) {
      if (configFile === null || docusaurus !== null) return null
      fixes ??= openRedirectFixes(configFile, readOwnText(join(root, configFile)))
      return fixes({ from, to, isSafe })
    },
    prefixes: [...index.prefixes.values()].filter((prefix) => prefix !== ''),
    isLinked: (id) => (linked ??= linkedIds(site)).has(id),
  }
}

async function problemsOf(promised: Promised, context: Context): Promise<readonly Diagnostic[]> {
  const { path, known } = promised
  const { index, site } = context.site
  const from = { locale: site.config.i18n.mainLocale, route: null, source: null }
  const target = resolveHref(hrefOf(path, index.baseUrl), from, index)
  if (target.kind !== 'broken') {
    const ids = target.kind === 'route' && known ? idsOf(target.route, index) : null
    if (!ids || target.kind !== 'route') return []
    const lost = known?.anchors.filter((id) => !ids.has(id)) ?? []
    const page = { promised, ids, source: target.route.source }
    return lost.map((id) => lostAnchor(id, page, context))
  }
  return context.isAnswered(decodePath(hrefOf(path, index.baseUrl))) ? [] : [await lostUrl(promised, context)]
}

async function lostUrl({ file, line, path, known }: Promised, context: Context): Promise<Diagnostic> {
  const moved = await context.findMoved(path, known)
  const prefix = context.prefixes.find((one) => path.startsWith(`${one}/`)) ?? ''
  const without = (url: string) => (url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url)
  // A redirect is about all languages.
  const old = without(path).replace(/(?<=.)\/$/, '')
  const to = moved && without(moved.route.path)
  const fix = to === null ? null : context.fixOf(old, to, moved?.isCertain === true)
  const was = known?.source ? ` Its page was ${known.source}.` : ''
  const drop = `If the page is gone for good, remove this line.`
  const now = moved?.isCertain ? 'The page is now' : 'A similar page is'
  return {
    ...{ code: 'lostUrl', file, line, column: 0 },
    message: `${path} ${demand(file)}, but no page and no redirect answers it${file === upkeepFiles.urls ? ' any more' : ''}.${was}`,
    hint:
      to === null
        ? `Add a redirect from it. ${drop}`
        : `${now} ${moved?.route.path}: add { from: '${old}', to: '${to}' } to redirects. ${drop}`,
    ...(fix ? { fix } : {}),
  }
}

const demand = (file: SourcePath): string => (file === upkeepFiles.urls ? 'was published' : 'must be kept')

interface LostAnchor {
  readonly promised: Promised
  readonly ids: ReadonlySet<string>
  readonly source: SourcePath | null
}

function lostAnchor(id: string, { promised, ids, source }: LostAnchor, context: Context): Diagnostic {
  const { file, line, path, known } = promised
  const follower = followerOf(id, known?.anchors ?? [], ids)
  const now = follower?.id ?? nearest(id, ids)
  const { root } = context.site.project
  // With another id, the heading loses the one that it has now.
  const fix =
    source !== null && follower?.isCertain && !context.isLinked(follower.id)
      ? lostIdFix({ id, now: follower.id }, source, readOwnText(join(root, source)))
      : null
  const drop = `If nobody needs it, remove "${id}" from this line.`
  const page = source ?? 'the page'
  return {
    ...{ code: 'lostAnchor', file, line, column: 0 },
    message: `${path}#${id} ${demand(file)}, but the page has no such id.`,
    hint: now
      ? `In ${page}, write {#${id}} after the heading that has the id ${now} now. ${drop}`
      : `Add the id to a heading of ${page}, such as ## Heading {#${id}}. ${drop}`,
    ...(fix ? { fix } : {}),
  }
}

/** Of the links in the site. */
const linkedIds = ({ pages, others }: UpkeepSite): ReadonlySet<string> =>
  new Set(
    [...pages.values(), ...others].flatMap(({ links }) =>
      links.flatMap(({ href }) => (href.includes('#') ? decodePath(href.slice(href.indexOf('#') + 1)) : [])),
    ),
  )

/**
 * The only new id between the neighbors that the id had: its heading has probably got other words. That is
 * certain if no other id was lost there.
 */
function followerOf(
  id: string,
  before: readonly string[],
  ids: ReadonlySet<string>,
): { readonly id: string; readonly isCertain: boolean } | null {
  const now = [...ids]
  const at = before.indexOf(id)
  const last = before.slice(0, at).findLast((one) => ids.has(one))
  const next = before.slice(at + 1).find((one) => ids.has(one))
  const start = last === undefined ? 0 : now.indexOf(last) + 1
  const between = now.slice(start, next === undefined ? undefined : now.indexOf(next))
  const added = between.filter((one) => !before.includes(one))
  const isAlone = [before[at - 1], before[at + 1]].every((one) => one === undefined || ids.has(one))
  return added[0] !== undefined && added.length === 1 ? { id: added[0], isCertain: isAlone } : null
}
