// The three kinds of path in the system and the only functions that make them. Pure: runs in Node and in the
// browser.

declare const brand: unique symbol
type Brand<Name extends string> = string & { readonly [brand]: Name }

/** A file below the site's root, with forward slashes: `content/docs/cli.md`. */
export type SourcePath = Brand<'SourcePath'>
/** The decoded URL path of a page, without the base URL: `/docs/cli/`. */
export type RoutePath = Brand<'RoutePath'>
/** A file below `dist/`: `docs/cli/index.html`. */
export type OutputPath = Brand<'OutputPath'>

export const sourcePath = (path: string): SourcePath => path.replaceAll('\\', '/') as SourcePath
export const outputPath = (path: string): OutputPath => inOneForm(path).replace(/^\/+/, '') as OutputPath

/**
 * Text in Unicode's composed form (NFC). The same word can have two forms, and macOS types file names in the
 * other one: everything that is compared, and every URL, is in this form.
 */
export const inOneForm = (text: string): string => text.normalize('NFC')

/** `docs//cli` → `/docs/cli/` (or `/docs/cli` where the site is built without trailing slashes). */
export function routePath(path: string, trailingSlash = true): RoutePath {
  const clean = inOneForm(`/${path}`)
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
  return (clean === '' ? '/' : trailingSlash ? `${clean}/` : clean) as RoutePath
}

/** The HTML file of a route: `/docs/cli/` → `docs/cli/index.html`, `/docs/cli` → `docs/cli.html`. */
export const htmlOutput = (route: RoutePath): OutputPath =>
  outputPath(route.endsWith('/') ? `${route}index.html` : `${route}.html`)

/** The route data file: always `<route>/index.json`, so the browser needs no list of routes. */
export const dataOutput = (route: RoutePath): OutputPath =>
  outputPath(`${route.replace(/\/$/, '')}/index.json`)

/** The Markdown of a page: `<route>/index.md`. */
export const markdownOutput = (route: RoutePath): OutputPath =>
  outputPath(`${route.replace(/\/$/, '')}/index.md`)

/** Percent-encodes a decoded path for use in a URL; slashes stay. */
export const encodePath = (path: string): string =>
  encodeURI(inOneForm(path)).replace(/[?#]/g, encodeURIComponent)

/** The URL of a route or file for an `href`: base URL added, percent-encoded. */
export const hrefOf = (path: string, baseUrl: string): string => encodePath(baseUrl.replace(/\/$/, '') + path)

/** As remark writes the URLs of Markdown into attributes: what is encoded stays, all else is encoded. */
export function remarkHref(url: string): string {
  if (/^[\w.~!*'();:@&=+$,/?#-]*$/.test(url)) return url
  try {
    return encodeURI(url).replace(/%25([\da-f]{2})/gi, '%$1')
  } catch {
    return url
  }
}

/** Decodes percent-encoding; invalid encoding stays unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The form in which two spellings of one page are equal: no trailing slash, no `.html`, lower case, NFC. */
export const routeKey = (path: string): string => {
  const bare = path.replace(/\/+$/, '')
  return inOneForm(bare === '' ? '/' : bare).toLowerCase()
}

/** Everything before the last slash: `docs/guides/tabs.md` → `docs/guides`, `cli.md` → ``. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Everything after the last slash. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** An empty, `.` or `..` segment after the beginning. */
const unresolved = /\/\/|\/$|(?:^|\/)\.\.?(?:\/|$)/

/** Joins and resolves `.` and `..`; a result that would leave the top keeps its `..`. */
export function joinPath(...parts: readonly string[]): string {
  let path = ''
  for (const part of parts) {
    const bare = part.startsWith('./') && part[2] !== '/' ? part.slice(2) : part
    if (bare !== '') path = path === '' ? bare : `${path}/${bare}`
  }
  if (!unresolved.test(path)) return path
  const absolute = path.startsWith('/')
  const out: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment === '..' && out.length > 0 && out.at(-1) !== '..') out.pop()
    else if (segment !== '..' || !absolute) out.push(segment)
  }
  return (absolute ? '/' : '') + out.join('/')
}

/** The file that an import or `file=` names: `@site/x`, `/x` from the root, `./x` from the page's folder. */
export const includedPath = (specifier: string, source: string): string =>
  joinPath(/^\.\.?\//.test(specifier) ? folderOf(source) : '', specifier.replace(/^(?:@site)?\/+/, ''))

/** Files of the search index, named by their content. */
export const searchFolder = 'assets/search'

const manifestFolder = 'search-index/'

/** The manifest of an index: its name is fixed, its content changes whenever the index changes. */
export const searchManifestPath = (locale: string, tag: string): OutputPath =>
  outputPath(`${manifestFolder}${locale}.${tag.replace(/[^\w.-]/g, '_')}.json`)

export const isSearchManifest = (path: OutputPath): boolean => path.startsWith(manifestFolder)
