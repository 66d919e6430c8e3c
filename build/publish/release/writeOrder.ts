// In which order the objects of a release are written, so that a visitor never meets a page whose files are
// missing, and how long an object stays when a release no longer has it.
import { isHashed } from '../../model/hashedName.ts'
import type { ReleaseFiles } from './release.ts'

/**
 * Files with a hash in their name; other files and the data of pages; pages; what lists pages; what makes
 * browsers update.
 */
export const writeOrder = ['assets', 'data', 'pages', 'lists', 'worker'] as const
export type WriteStage = (typeof writeOrder)[number]

export function stageOf(path: string): WriteStage {
  const file = withoutEncoding(path)
  if (isHashed(file)) return 'assets'
  if (/^sw\.js$|(?:^|\/)manifest\.webmanifest$/.test(file)) return 'worker'
  if (/\.html?$/.test(file)) return 'pages'
  return isList(file) ? 'lists' : 'data'
}

/** Settings of hosts are among them: they name pages too. */
const isList = (file: string): boolean =>
  /^(?:search-index\/|_headers$|_redirects$)|\.(?:xml|rss|atom)$|(?:^|\/)(?:feed\.json|robots\.txt|llms(?:-full)?\.txt)$/.test(
    file,
  )

/**
 * Whether the object stays for pages that readers have open, until the last release that had it is dropped.
 * Pages with their data, and lists, are removed at once.
 */
export const lingers = (path: string): boolean => {
  const stage = stageOf(path)
  return (
    stage === 'assets' || (stage === 'data' && !/(?:^|\/)index\.(?:json|md)$/.test(withoutEncoding(path)))
  )
}

/**
 * Whether a release without the object removes it at once, as it does compressed forms of its files, and what
 * has the name of one of its folders, or is in a folder with the name of one of its files.
 */
export const isTakenAway = (path: string, files: ReleaseFiles): boolean => {
  if (files.has(path)) return false
  const file = withoutEncoding(path)
  if (!lingers(path) || (file !== path && files.has(file))) return true
  return foldersOf(files).has(path) || foldersAbove(path).some((folder) => files.has(folder))
}

const known = new WeakMap<ReleaseFiles, ReadonlySet<string>>()

function foldersOf(files: ReleaseFiles): ReadonlySet<string> {
  const folders = known.get(files) ?? new Set([...files.keys()].flatMap(foldersAbove))
  known.set(files, folders)
  return folders
}

const foldersAbove = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))

/** The path of the file that `index.html.br` is a compressed form of. */
export const withoutEncoding = (path: string): string => path.replace(/(?<=\.[^/]*)\.(?:br|gz)$/, '')
