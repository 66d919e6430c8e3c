// A fix that writes a lost id after the heading that took the place of the one which had it.
import { slug } from 'github-slugger'
import { codeLines } from '../../markdown/codeLines.ts'
import type { Fix } from '../../model/diagnostics.ts'
import type { SourcePath } from '../../shared/paths.ts'

interface LostId {
  readonly id: string
  /** The id of the heading, made from its words. */
  readonly now: string
}

/** Null if it is not certain which line has the heading. */
export function lostIdFix({ id, now }: LostId, file: SourcePath, text: string): Fix | null {
  const found: Fix['edits'][number][] = []
  const isCode = codeLines()
  for (const [row, line] of text.split(/\r\n?|\n/).entries()) {
    if (isCode(line)) continue
    const [, start = '', words = ''] = /^(#{2,6}[ \t]+)(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? []
    if (words === '' || slug(words) !== now) continue
    const place = { line: row + 1, column: start.length + 1, endLine: row + 1 }
    found.push({
      ...{ ...place, endColumn: place.column + words.length },
      ...{ text: `${words} {#${id}}`, old: words },
    })
  }
  return found.length === 1 ? { edits: found, isSafe: true, file } : null
}
