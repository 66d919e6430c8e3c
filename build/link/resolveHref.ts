// One link as written, on one page → its target. The rules are those of Docusaurus.
import type { Route } from '../model/route.ts'
import { type HrefParts, isUnsafe, schemeOf, splitHref, withoutPrefix } from '../shared/hrefs.ts'
import {
  decodePath,
  fileNameOf,
  folderOf,
  inOneForm,
  joinPath,
  routeKey,
  routePath,
  type SourcePath,
} from '../shared/paths.ts'
import { showsUrl } from '../shared/showsUrl.ts'
import { partsOf } from './hrefParts.ts'
import { foldersOf, type LinkOrigin, markdownCandidates, nameOf, pageCandidates } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'
import type { Resolution } from './resolution.ts'
import { resolveDocId, resolveRefId } from './resolveIds.ts'

export type { Resolution } from './resolution.ts'

export function resolveHref(href: string, from: LinkOrigin, index: LinkIndex): Resolution {
  if (isUnsafe(href)) return { kind: 'broken', reason: 'unsafe', draft: false, href }
  const scheme = schemeOf(href)
  if (scheme === 'pathname') return { kind: 'outside', href: outsidePath(href, index.baseUrl) }
  if (scheme === 'doc') return resolveDocId(href, from, index)
  if (scheme === 'ref') return resolveRefId(href, from, index)
  if (scheme !== null || href.startsWith('//')) return { kind: 'outside', href }
  const parts = partsOf(href)
  if (parts.path === '' && from.route)
    return { kind: 'route', route: from.route, query: parts.query, hash: parts.hash }
  const path = withoutDots(decodePath(parts.path))
  if (/\.mdx?$/i.test(path)) return resolveMarkdownFile(path, parts, from, index)
  return (
    resolveCategoryFile(path, parts, from, index) ??
    resolveSite(path, parts, from, index) ??
    resolvePage(path, parts, from, index) ??
    resolveFile(path, parts, from, index) ??
    resolveMade(path, parts, from, index) ??
    resolveFolder(path, parts, from, index) ??
    broken(path)
  )
}

/** As browsers read a path from the root: `/docs/../a/` → `/a/`. */
const withoutDots = (path: string): string =>
  path.startsWith('/') && /\/\.\.?(?:\/|$)/.test(path)
    ? joinPath(path) + (path.endsWith('/') ? '/' : '')
    : path

/** `pathname:///x` is "/x on this host, but not a page of the site". */
const outsidePath = (href: string, baseUrl: string): string => {
  const path = withoutPrefix(href)
  return path.startsWith(baseUrl) || !path.startsWith('/') ? path : baseUrl.replace(/\/$/, '') + path
}

const broken = (path: string): Resolution => ({
  kind: 'broken',
  reason: looksLikeFile(path) ? 'file' : 'page',
  draft: false,
})

/** An extension such as `.zip`. `.html` counts as a page. */
export const looksLikeFile = (path: string): boolean =>
  /\.(?!html?$)[a-z][a-z0-9]{0,9}$/i.test(fileNameOf(path))

/**
 * `./x.md` is relative to the file; `/x.md` and `x.md` to the content folder, then the site; `x.md` last to
 * the file.
 */
function resolveMarkdownFile(
  path: string,
  { query, hash }: HrefParts,
  from: LinkOrigin,
  index: LinkIndex,
): Resolution {
  const sources = index.bySource.get(from.locale)
  let draft = false
  for (const candidate of markdownCandidates(path, from, index)) {
    const target = sources?.get(candidate)
    const route = target === undefined ? undefined : index.routes.get(routeKey(target))
    if (route) return { kind: 'route', route, query, hash }
    draft ||= index.drafts.has(candidate)
  }
  // A Markdown file that is offered for download is a static file.
  const file = resolveFile(path, { path, query, hash }, from, index)
  if (file?.kind === 'static') return file
  return (
    resolveMade(path, { path, query, hash }, from, index) ?? { kind: 'broken', reason: 'markdownFile', draft }
  )
}

/** `./guides/_category_.json` leads to the page of the category, in the version of the file. */
function resolveCategoryFile(
  path: string,
  { query, hash }: HrefParts,
  from: LinkOrigin,
  index: LinkIndex,
): Resolution | null {
  if (!/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path)) return null
  for (const candidate of markdownCandidates(path, from, index)) {
    const route = categoryAt(folderOf(candidate), from, index)
    if (route) return { kind: 'route', route, query, hash }
    if (index.files.has(candidate)) return { kind: 'broken', reason: 'category', draft: false }
  }
  return null
}

/** `./guides/`: the folder of a category, beside the file. */
function resolveFolder(
  path: string,
  { query, hash }: HrefParts,
  from: LinkOrigin,
  index: LinkIndex,
): Resolution | null {
  if (path.startsWith('/')) return null
  for (const folder of foldersOf(from)) {
    const route = categoryAt(joinPath(folder, path), from, index)
    if (route) return { kind: 'route', route, query, hash }
  }
  return null
}

function categoryAt(folder: string, { locale }: LinkOrigin, { categories, routes }: LinkIndex): Route | null {
  const path = categories.get(locale)?.get(inOneForm(folder))
  return (path === undefined ? null : routes.get(routeKey(path))) ?? null
}

/** `@site/…` is a path from the root. */
function resolveSite(path: string, parts: HrefParts, _from: LinkOrigin, index: LinkIndex): Resolution | null {
  if (!path.startsWith('@site/')) return null
  return (
    fileAt(joinPath(path.slice('@site/'.length)), parts, index) ?? {
      kind: 'broken',
      reason: 'file',
      draft: false,
    }
  )
}

/** By URL: as the browser would resolve it, then as if the page had no (or had a) slash at its end. */
function resolvePage(
  path: string,
  { query, hash }: HrefParts,
  from: LinkOrigin,
  index: LinkIndex,
): Resolution | null {
  for (const candidate of pageCandidates(path, from, index)) {
    const route =
      index.routes.get(routeKey(candidate)) ??
      index.routes.get(routeKey(candidate.replace(/(?:\/index)?\.html?$/i, '')))
    if (route?.hasUrl) return { kind: 'route', route, query, hash }
    const to = index.redirects.get(routeKey(candidate))
    if (to !== undefined) return redirected(to, { path, query, hash }, index)
  }
  // A deep route above it: the link keeps its own path.
  for (const candidate of pageCandidates(path, from, index)) {
    const route = index.deepRoutes.find(({ path: above }) => showsUrl(above, candidate))
    if (route)
      return {
        kind: 'route',
        route: { ...route, path: routePath(candidate, index.trailingSlash) },
        query,
        hash,
      }
  }
  return null
}

/** The target of a redirect. It keeps the query and hash of the link unless it has its own. */
function redirected(to: string, { query, hash }: HrefParts, index: LinkIndex): Resolution {
  const own = splitHref(to)
  const rest = own.query + own.hash === '' ? { query, hash } : own
  const base = index.baseUrl.replace(/\/$/, '')
  const route = index.routes.get(routeKey(decodePath(own.path).slice(base.length)))
  if (schemeOf(to) === null && route) return { kind: 'route', route, query: rest.query, hash: rest.hash }
  return { kind: 'outside', href: own.path + rest.query + rest.hash }
}

/** A file that the build makes: a feed, a sitemap, a page as Markdown. */
function resolveMade(
  path: string,
  { query, hash }: HrefParts,
  from: LinkOrigin,
  index: LinkIndex,
): Resolution | null {
  for (const candidate of pageCandidates(path, from, index)) {
    const page = candidate.endsWith('/index.md')
      ? index.routes.get(routeKey(candidate.slice(0, -'index.md'.length)))?.page
      : null
    if (page || index.madeFiles.has(candidate)) return { kind: 'made', path: candidate, rest: query + hash }
  }
  return null
}

/** A file beside the content, or one that is copied unchanged. */
function resolveFile(path: string, parts: HrefParts, from: LinkOrigin, index: LinkIndex): Resolution | null {
  const rest = parts.query + parts.hash
  if (!path.startsWith('/'))
    for (const folder of foldersOf(from)) {
      const found = fileAt(joinPath(folder, path), parts, index)
      if (found) return found
    }
  const base = index.baseUrl.replace(/\/$/, '')
  const bare = base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
  const paths = path.startsWith('/') ? [bare] : [...pageCandidates(path, from, index), `/${path}`]
  for (const directory of index.staticDirectories)
    for (const candidate of paths) {
      const clean = joinPath('/', candidate)
      for (const tried of [clean, `${clean}/index.html`]) {
        const source = nameOf(joinPath(directory, tried.slice(1)), index)
        if (index.files.has(source)) return { kind: 'static', source, path: clean, rest }
      }
    }
  return null
}

function fileAt(path: string, parts: HrefParts, index: LinkIndex): Resolution | null {
  const rest = parts.query + parts.hash
  const { around, files } = index
  const source = nameOf(path, index)
  const directory = index.staticDirectories.find((folder) => source.startsWith(`${folder}/`))
  if (directory !== undefined && files.has(source))
    return { kind: 'static', source, path: source.slice(directory.length), rest }
  const isKnown = files.has(source)
  if (!isKnown && !around.isAround(source) && !isHidden(source)) return null
  const refusal = around.refusal(source, isKnown)
  if (refusal === null) return { kind: 'asset', source, rest }
  return refusal === 'missing' ? null : { kind: 'broken', reason: 'file', draft: false, refusal }
}

/** No scan finds such a file. */
const isHidden = (source: SourcePath): boolean => /(?:^|\/)\.(?!\.?\/)[^/]/.test(source)
