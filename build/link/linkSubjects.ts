// What a broken link is about: an error elsewhere can be the reason that its target is not known.
import type { Page } from '../model/page.ts'
import type { Route } from '../model/route.ts'
import type { Subject } from '../model/subjects.ts'
import { splitHref } from '../shared/hrefs.ts'
import { decodePath, includedPath, type SourcePath } from '../shared/paths.ts'
import { type LinkOrigin, markdownCandidates, pageCandidates } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'
import { looksLikeFile } from './resolveHref.ts'

/** Of a link that leads to no page. */
export function missingTarget(href: string, from: LinkOrigin, index: LinkIndex): readonly Subject[] {
  const path = decodePath(splitHref(href).path)
  if (looksLikeFile(path)) return aboutFiles([...markdownCandidates(path, from, index)])
  const segments = [...pageCandidates(path, from, index)].map((candidate) =>
    candidate.split('/').filter(Boolean),
  )
  const isNew = segments.every(([first = '']) => !firstSegments(index).has(first.toLowerCase()))
  return [...new Set([...segments.flat(), ...(isNew ? ['?'] : [])])].map((one): Subject => `segment ${one}`)
}

/** Of a file or a folder above it that cannot be read. */
const aboutFiles = (files: readonly string[]): readonly Subject[] => [
  ...new Set(
    files.flatMap((file) =>
      file.split('/').map((_, at, names) => `file ${names.slice(0, at + 1).join('/')}` as const),
    ),
  ),
]

const known = new WeakMap<LinkIndex, ReadonlySet<string>>()

/** Of the paths of all pages. */
function firstSegments(index: LinkIndex): ReadonlySet<string> {
  const found = known.get(index) ?? new Set([...index.routes.keys()].map((key) => key.split('/')[1] ?? ''))
  known.set(index, found)
  return found
}

/** Of a link to an id that is not on its page: the files that the page shows. */
export const missingId = (
  { page, source }: Pick<Route, 'page' | 'source'>,
  hidden: SourcePath | null,
): readonly Subject[] =>
  [source, hidden, ...(page ? includedBy(page) : [])].flatMap((file): Subject[] =>
    file === null ? [] : [`ids ${file}`],
  )

const includedBy = ({ source, facts }: Page): readonly SourcePath[] =>
  (facts.includes ?? []).map(({ specifier }) => includedPath(specifier, source) as SourcePath)

/** The file that a link names, if another page is shown in its place. */
export function hiddenFile(href: string, from: LinkOrigin, index: LinkIndex): SourcePath | null {
  const path = decodePath(splitHref(href).path)
  if (index.hidden.size === 0 || !/\.mdx?$/i.test(path)) return null
  for (const file of markdownCandidates(path, from, index)) if (index.hidden.has(file)) return file
  return null
}
