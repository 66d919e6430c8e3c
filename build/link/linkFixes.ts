// Fixes of broken links that can mean only one target.
import type { Fix } from '../model/diagnostics.ts'
import type { LinkFact } from '../model/page.ts'
import { decodePath, encodePath, fileNameOf, folderOf, joinPath } from '../shared/paths.ts'
import type { LinkOrigin } from './linkCandidates.ts'
import type { LinkIndex } from './linkIndex.ts'

type WithFix = { readonly fix?: Fix }

/** The only page file of that path in another case or with another ending, which is safe, or of that name. */
export function fileFix(link: LinkFact, { source, locale }: LinkOrigin, index: LinkIndex): WithFix {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.href) ?? []
  if (source === null || path.startsWith('/') || path.startsWith('@')) return {}
  const pages = [...(index.bySource.get(locale)?.keys() ?? [])]
  const wanted = withoutEnding(joinPath(folderOf(source), decodePath(path)))
  const same = pages.filter((file) => withoutEnding(file) === wanted)
  const name = fileNameOf(wanted)
  const found = same.length > 0 ? same : pages.filter((file) => withoutEnding(fileNameOf(file)) === name)
  const [target] = found
  if (target === undefined || found.length > 1) return {}
  const dot = path.startsWith('./') ? './' : ''
  return replaced(link, encodePath(relativePath(folderOf(source), target, dot)) + rest, same.length > 0)
}

/** `.md` and `.mdx` are one ending. */
const withoutEnding = (file: string): string => file.toLowerCase().replace(/\.mdx?$/, '')

/** The only id that differs in capital letters. */
export function anchorFix(link: LinkFact, id: string, ids: ReadonlySet<string>): WithFix {
  const same = [...ids].filter((known) => known.toLowerCase() === id.toLowerCase())
  const at = link.href.indexOf('#')
  if (same.length !== 1 || at === -1) return {}
  return replaced(link, `${link.href.slice(0, at)}#${encodePath(same[0] as string)}`, true)
}

function replaced({ href: old, line, column }: LinkFact, text: string, isSafe: boolean): WithFix {
  const end = { endLine: line, endColumn: column + old.length }
  return { fix: { edits: [{ line, column, ...end, text, old }], isSafe } }
}

/** From a folder to a file: `../a/b.md`. `dot` begins a path that does not go up: `./` or nothing. */
export function relativePath(folder: string, target: string, dot: string): string {
  const from = folder === '' ? [] : folder.split('/')
  const to = target.split('/')
  let common = 0
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common++
  const up = '../'.repeat(from.length - common)
  return (up || dot) + to.slice(common).join('/')
}
