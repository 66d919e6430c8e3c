// The route that a word on the command line means: its path, the URL of a published or watched page, or the
// file that the page is made of.
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { nearest } from '../../model/text/nearest.ts'
import { UsageError } from '../../model/usageError.ts'
import { decodePath, routeKey, sourcePath } from '../../shared/paths.ts'

interface Candidate {
  readonly path: string
  readonly source: string | null
}

interface SiteFolder {
  readonly root: string
  readonly baseUrl: string
}

/** Of several routes from one file, the first, which is in the default language. Throws a UsageError. */
export function findRoute<R extends Candidate>(word: string, routes: readonly R[], site: SiteFolder): R {
  const files = sourcesOf(word, site.root)
  const paths = pathsOf(word, site.baseUrl).map(routeKey)
  const found =
    routes.find(({ path }) => paths.includes(routeKey(path))) ??
    routes.find(({ source }) => source !== null && files.includes(source))
  if (found) return found
  const file = files.find((path) => existsSync(join(site.root, path)))
  if (file !== undefined && /\.\w+$/.test(file))
    throw new UsageError(
      `${file} is not a page: it is a draft, it is excluded, or it is outside of the folders with content.`,
    )
  const similar = /\.mdx?$/.test(word)
    ? nearest(word, routes.flatMap(sourceOf))
    : nearest(
        paths[0] ?? word,
        routes.map(({ path }) => path),
      )
  throw new UsageError(`There is no route ${word}.${similar ? ` Did you mean ${similar}?` : ''}`)
}

const sourceOf = ({ source }: Candidate): readonly string[] => (source === null ? [] : [source])

/** The route paths that a word can mean: `docs/a`, `/base/docs/a/index.html`, `https://…/docs/a/#b`. */
function pathsOf(word: string, baseUrl: string): readonly string[] {
  const bare = word.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]*/i, '')
  const path = `/${decodePath(bare).replace(/^\/+/, '')}`.replace(/(?:\/index)?\.html$/, '')
  const below = path.startsWith(baseUrl) && baseUrl !== '/' ? [`/${path.slice(baseUrl.length)}`] : []
  return [path, ...below, ...(`${path}/` === baseUrl ? ['/'] : [])]
}

/** The files of the site that a word can mean: from its folder, or from the working directory. */
function sourcesOf(word: string, root: string): readonly string[] {
  const fromHere = relative(root, resolve(word))
  const fromRoot = relative(root, isAbsolute(word) ? word : join(root, word))
  return [fromRoot, fromHere].map(sourcePath)
}
