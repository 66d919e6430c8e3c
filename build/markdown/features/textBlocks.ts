// Paragraphs and underlined headings, in one pass over their lines. Where indentation means nothing, a line
// that begins a block ends a paragraph however far it is indented, as in MDX; CommonMark reads on from four
// columns.
import type { StateBlock } from 'markdown-it'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

type BlockRule = (state: StateBlock, start: number, end: number, silent: boolean) => boolean

export const textBlocks: Feature = (md, { syntax }) => {
  const isFree = (state: StateBlock) =>
    syntax === 'mdx' || (syntax === 'auto' && (state.env as Reading).openTags.length > 0)
  // Its place in the list stays, so that a plugin can disable it by its name.
  md.block.ruler.at('lheading', underlined)
  md.block.ruler.at('paragraph', (state, start, end) => {
    const parent = state.parentType
    state.parentType = 'paragraph'
    const { line, level } = endOfText(state, start, end, isFree(state))
    state.parentType = parent
    pushText(state, start, line, level)
    return true
  })
}

const underlined: BlockRule = () => false

/** The first line that is not of the text at `start`; `level` is 0 unless that line makes it a heading. */
function endOfText(
  state: StateBlock,
  start: number,
  end: number,
  isFree: boolean,
): { line: number; level: number } {
  const { ruler } = state.md.block
  const rules = ruler.getRules('paragraph')
  const underlines = ruler.getRules('').includes(underlined)
  let line = start + 1
  for (; line < end && !state.isEmpty(line); line++) {
    const indent = state.sCount[line] as number
    const deeper = indent - state.blkIndent
    if (deeper > 3 && !isFree) continue
    const level = underlines && deeper >= 0 ? levelOf(state, line) : 0
    if (level > 0) return { line, level }
    // A lazy line of a quote.
    if (indent < 0) continue
    if (deeper > 3) state.blkIndent = indent
    const ends = rules.some((rule) => rule(state, line, end, true))
    if (deeper > 3) state.blkIndent = indent - deeper
    if (ends) break
  }
  return { line, level: 0 }
}

/** 1 for a line of `=`, 2 for one of `-`, otherwise 0. */
function levelOf(state: StateBlock, line: number): number {
  const from = (state.bMarks[line] as number) + (state.tShift[line] as number)
  const marker = state.src.charCodeAt(from)
  if (marker !== 45 && marker !== 61) return 0
  const rest = state.skipSpaces(state.skipChars(from, marker))
  if (rest < (state.eMarks[line] as number)) return 0
  return marker === 61 ? 1 : 2
}

function pushText(state: StateBlock, start: number, line: number, level: number): void {
  const tag = level === 0 ? 'p' : `h${level}`
  const name = level === 0 ? 'paragraph' : 'heading'
  const markup = level === 0 ? '' : level === 1 ? '=' : '-'
  const content = trimmed(state.getLines(start, line, state.blkIndent, false))
  state.line = level === 0 ? line : line + 1
  const open = state.push(`${name}_open`, tag, 1)
  open.markup = markup
  open.map = [start, state.line]
  const inline = state.push('inline', '', 0)
  inline.content = content
  inline.map = [start, line]
  inline.children = []
  state.push(`${name}_close`, tag, -1).markup = markup
}

/** Without the spaces of ASCII at both ends: a no-break space stays. */
function trimmed(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isSpace(text.charCodeAt(from))) from++
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--
  return text.slice(from, to)
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
