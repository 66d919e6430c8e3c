// `:name[label]{attributes}` in a text and `::name[label]{attributes}` on a line of its own, which no plugin
// reads: only the label is shown. `12:30` and `:name` without either stay text.
import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it'
import { type Directive, readDirective } from '../directiveSyntax.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

export const directives: Feature = (md, { markdown }) => {
  if (!markdown.reads.anyDirective) return
  md.inline.ruler.before('linkify', 'text_directive', textDirective)
  md.block.ruler.before('fence', 'leaf_directive', leafDirective, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  reportDirectives(md)
}

function textDirective(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state
  if (src.charCodeAt(pos) !== 58 || isAfterColon(src, pos)) return false
  const directive = readDirective(src, pos + 1, posMax)
  if (!directive || directive.end === directive.nameEnd || src.charCodeAt(directive.nameEnd) === 58)
    return false
  if (!silent) pushDirective(state, directive)
  state.pos = directive.end
  return true
}

/** An escaped colon is text, and a directive can follow it. */
const isAfterColon = (src: string, pos: number): boolean =>
  src.charCodeAt(pos - 1) === 58 && src.charCodeAt(pos - 2) !== 92

function pushDirective(state: StateInline, { name, label, hasAttributes, end }: Directive): void {
  const { pos, posMax } = state
  if (!hasAttributes && (label === null || label.from === label.end)) {
    state.pending += `:${name}`
    return
  }
  pushTag(state, '<div>', { offset: pos, directive: `:${name}` })
  if (label) {
    state.pos = label.from
    state.posMax = label.end
    state.md.inline.tokenize(state)
    state.posMax = posMax
  }
  state.pos = end
  pushTag(state, '</div>', { offset: end })
}

function pushTag(state: StateInline, html: string, meta: object): void {
  const token = state.push('html_inline', '', 0)
  token.content = html
  token.meta = { ...meta, isClosed: true }
}

function leafDirective(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  if ((state.sCount[start] as number) - state.blkIndent >= 4) return false
  const { src } = state
  const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
  const max = state.eMarks[start] as number
  if (src.charCodeAt(from) !== 58 || src.charCodeAt(from + 1) !== 58) return false
  const directive = readDirective(src, from + 2, max)
  if (!directive || src.slice(directive.end, max).trim() !== '') return false
  if (silent) return true
  const { name, label } = directive
  const map: [number, number] = [start, start + 1]
  report(state.env as Reading, {
    name: `::${name}`,
    line: start,
    column: from - (state.bMarks[start] as number),
  })
  pushBlock(state, '<div>', map)
  if (label) {
    const inline = state.push('inline', '', 0)
    Object.assign(inline, { content: src.slice(label.from, label.end), map, children: [] })
  }
  pushBlock(state, '</div>\n', map)
  state.line = start + 1
  return true
}

function pushBlock(state: StateBlock, html: string, map: [number, number]): void {
  const token = state.push('admonition_content', '', 0)
  token.content = html
  token.map = map
}

/** The directives of texts, once their lines are known. */
function reportDirectives(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'text_directives', ({ src, tokens, env }) => {
    if (!/:[A-Za-z][\w-]*[[{]/.test(src)) return
    let line = 0
    for (const block of tokens) {
      line = block.map?.[0] ?? line
      for (const token of block.children ?? []) {
        const name = token.meta?.['directive']
        if (typeof name === 'string') report(env as Reading, { name, ...placeOf(token, block, line) })
      }
    }
  })
}

function placeOf({ meta }: Token, { content }: Token, first: number): Omit<Found, 'name'> {
  const before = content.slice(0, Number(meta?.['offset'])).split('\n')
  return { line: first + before.length - 1, column: (before.at(-1) ?? '').length }
}

interface Found {
  readonly name: string
  readonly line: number
  readonly column: number
}

function report({ diagnostics, lineOffset, lines }: Reading, { name, line, column }: Found): void {
  // Marks of lists and quotes are before the text.
  const at = (lines[line] ?? '').indexOf(name, column)
  diagnostics.push({
    code: 'unknownDirective',
    line: line + 1 + lineOffset,
    column: Math.max(at, 0) + 1,
    message: `${name} is a directive that no plugin reads. Only its label is shown.`,
    hint: 'Write \\: for a colon, or add a plugin that reads the directive to remarkPlugins.',
  })
}
