// A fix that writes a lost id after the heading that took the place of the one which had it.
import { slug } from 'github-slugger'
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
  let fence: string | null = null
  for (const [row, line] of text.split(/\r\n?|\n/).entries()) {
    const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (marks && (fence === null || marks.startsWith(fence))) fence = fence === null ? marks : null
    const [, start = '', words = ''] = /^(#{2,6}[ \t]+)(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? []
    if (fence !== null || words === '' || slug(words) !== now) continue
    const place = { line: row + 1, column: start.length + 1, endLine: row + 1 }
    found.push({
      ...{ ...place, endColumn: place.column + words.length },
      ...{ text: `${words} {#${id}}`, old: words },
    })
  }
  return found.length === 1 ? { edits: found, isSafe: true, file } : null
}
