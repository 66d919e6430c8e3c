// A built site → the objects of a release: an object store keeps headers with each, a folder has compressed
// files beside the others.
import { contentType } from '../../io/contentTypes.ts'
import { hashOf } from '../../io/hash.ts'
import { escapeHtml } from '../../shared/escape.ts'
import type { BuiltFile, BuiltSite } from '../built/builtSite.ts'
import { endingOf, isForBrowsers, isWorthIt } from '../built/compress.ts'
import { headerLookup, isExact, type RedirectRule } from '../hosting/hostRules.ts'
import { revalidated } from '../hosting/revalidated.ts'
import type { Encoding, ObjectHeaders, ReleaseFile, ReleaseFiles } from './release.ts'

export interface ReleaseOptions {
  readonly site: Pick<BuiltSite, 'baseUrl' | 'rules'>
  readonly compress: readonly Encoding[]
}

export interface StoreFiles {
  readonly files: ReleaseFiles
  /** Texts of objects that the built site does not have: redirects of the site's own `_redirects`. */
  readonly made: ReadonlyMap<string, string>
}

/** For a target that keeps headers. */
export function storeFiles(built: ReadonlyMap<string, BuiltFile>, options: ReleaseOptions): StoreFiles {
  const { site, compress } = options
  const redirects = redirectsByPath(site)
  const headers = headersFor(site, redirects)
  const files = new Map<string, ReleaseFile>()
  for (const [path, { hash, size }] of built) {
    if (hostFiles.has(path)) continue
    const [wanted] = compress
    const encoding = wanted && isForBrowsers(path) && isWorthIt(path, size) ? wanted : null
    files.set(path, { hash, size, encoding, headers: headers(path, encoding) })
  }
  const made = new Map<string, string>()
  for (const [path, to] of redirects) {
    if (files.has(path)) continue
    const text = redirectText(to)
    made.set(path, text)
    files.set(path, { hash: hashOf(text), size: text.length, encoding: null, headers: headers(path, null) })
  }
  return { files, made }
}

/** For a folder: the server knows headers, and picks compressed files. */
export function folderFiles(
  files: ReadonlyMap<string, BuiltFile>,
  encodings: readonly Encoding[],
): ReleaseFiles {
  const found = new Map<string, ReleaseFile>()
  for (const [path, { hash, size }] of files) {
    found.set(path, { hash, size, encoding: null, headers: {} })
    if (!isWorthIt(path, size) || hostFiles.has(path)) continue
    for (const encoding of encodings)
      if (!files.has(path + endingOf[encoding]) && isName(path + endingOf[encoding]))
        found.set(path + endingOf[encoding], { hash, size, encoding, headers: {} })
  }
  return found
}

/** File systems take no longer names. A file whose compressed form would have one is served as it is. */
const isName = (path: string): boolean => Buffer.byteLength(path.slice(path.lastIndexOf('/') + 1)) <= 255

const redirectHeader = 'x-amz-website-redirect-location'

/** Settings of hosts, which an object store does not read. */
const hostFiles = new Set(['_headers', '_redirects', '.nojekyll'])

/** Headers of `_headers` that an object store keeps; all others are left to what is in front of it. */
const kept = new Set(['cache-control', 'content-disposition', 'content-language', 'content-type', 'expires'])

function headersFor({ baseUrl, rules }: ReleaseOptions['site'], redirects: ReadonlyMap<string, string>) {
  const lookup = headerLookup(rules.headers)
  return (path: string, encoding: Encoding | null): ObjectHeaders => {
    const url = baseUrl + path
    const set = [...lookup(url, url.replace(/(?<=\/)index\.html$/, ''))].filter(([name]) => kept.has(name))
    const redirect = redirects.get(path)
    return {
      'cache-control': revalidated,
      'content-type': contentType(path),
      ...Object.fromEntries(set),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(redirect === undefined ? {} : { [redirectHeader]: redirect }),
    }
  }
}

/** The page that a host shows if it ignores the header. */
const redirectText = (to: string): string =>
  `<!doctype html><title>Redirecting</title><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"><a href="${escapeHtml(to)}">This page has moved.</a>\n`

/** Permanent redirects: path of the page that a visitor without the website of the bucket gets → target. */
function redirectsByPath({ baseUrl, rules }: ReleaseOptions['site']): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const redirect of rules.redirects) {
    const { from, to } = redirect
    if (!isPermanent(redirect) || !from.text.startsWith(baseUrl)) continue
    const path = `${from.text.slice(baseUrl.length).replace(/\/$/, '')}/index.html`.replace(/^\//, '')
    if (!found.has(path)) found.set(path, asciiUrl(to))
  }
  return found
}

/** Headers have no other letters. */
const asciiUrl = (url: string): string =>
  url.replace(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters))

/** Browsers keep them, so a redirect for now must not become one. The store takes 2 KB. */
const isPermanent = ({ from, to, status }: RedirectRule): boolean =>
  (status === 301 || status === 308) && isExact(from) && !to.includes(':splat') && to.length < 2000
