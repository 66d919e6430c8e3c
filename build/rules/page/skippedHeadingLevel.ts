// A heading more than one level below the one before, or below the title of the page: readers with a screen
// reader miss a level.
import type { TextEdit } from '../../model/diagnostics.ts'
import { type HeadingText, isFromText, type PageText } from '../pageText.ts'
import type { PageRule } from '../rule.ts'

export const skippedHeadingLevel: PageRule = (page, report) => {
  // An included file can have the heading between.
  if (page.hasIncludes) return
  const headings = page.headings.filter(({ isNested }) => !isNested)
  let before: Pick<HeadingText, 'level'> | null = page.hasTitle ? { level: 1 } : null
  for (const [at, heading] of headings.entries()) {
    if (before && heading.level > before.level + 1) {
      const edits = raised(headings.slice(at), before.level, page)
      report({
        ...heading.inline.placeAt(0),
        column: 1,
        message: `This heading has level ${heading.level}, but ${at === 0 ? 'the title of the page' : 'the one before'} has level ${before.level}.`,
        hint: `Give it level ${before.level + 1}, or write the headings between.`,
        ...(edits ? { fix: { edits, isSafe: false } } : {}),
      })
    }
    before = heading
  }
}

/** Raises the heading and all that follow below it. Null if one of them is underlined. */
function raised(
  headings: readonly HeadingText[],
  level: number,
  { lines, lineOffset }: PageText,
): readonly TextEdit[] | null {
  const last = headings.findIndex((heading) => heading.level <= level)
  const below = last === -1 ? headings : headings.slice(0, last)
  const levels = (below[0]?.level ?? 0) - level - 1
  const edits: TextEdit[] = []
  for (const { open } of below) {
    const row = open.map?.[0] ?? 0
    const signs = /^ {0,3}(#+)/.exec(lines[row] ?? '')
    const column = (signs?.[0].length ?? 0) - (signs?.[1]?.length ?? 0) + 1
    if (!isFromText(open) || !signs?.[1]) return null
    if (signs[1].length - levels <= level) return null
    const line = row + lineOffset + 1
    edits.push({ line, column, endLine: line, endColumn: column + levels, text: '' })
  }
  return edits
}
