// Component tags, `{expressions}` and `{/* comments */}` in Markdown, as tokens. mdx/resolve.ts pairs the
// tags and decides what they mean. In `.mdx` what does not parse is an error; in `.md` it is text.
import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'
import { readTag, type Tag } from '../../shared/htmlTag.ts'
import { readEscape } from '../escapes.ts'
import type { Feature, FeatureOptions } from '../feature.ts'
import { relaxIndentation } from '../mdx/indentation.ts'
import { parseInsideTags } from '../mdx/insideTags.ts'
import { type ReadExpression, readExpression } from '../mdx/javascript.ts'
import { readWithoutMargin } from '../mdx/margin.ts'
import {
  commentEnd,
  endOfExpression,
  expressionPiece,
  type Piece,
  piecesAt,
  tagOf,
  tagPiece,
  verbatim,
} from '../mdx/pieces.ts'
import type { Reading } from '../reading.ts'
import { wrapRule } from '../wrapRule.ts'

export const mdx: Feature = (md, options) => {
  if (options.syntax === 'md') return
  relaxIndentation(md, options.syntax === 'mdx')
  md.block.ruler.before('html_block', 'mdx_flow', flow(options), {
    alt: ['paragraph', 'blockquote', 'list'],
  })
  leaveTags(md.block.ruler, options)
  md.inline.ruler.before('html_inline', 'mdx_tag', (state, silent) => inlineTag(state, silent, options))
  md.inline.ruler.before('html_inline', 'mdx_expression', (state, silent) =>
    inlineExpression(state, silent, options),
  )
  if (options.syntax !== 'mdx') {
    parseInsideTags(md)
    return
  }
  md.disable(['code', 'autolink'])
  leaveInlineTags(md.inline.ruler, options.markdown.mdx1Compat.comments)
}

/**
 * CommonMark takes `<Link` for the element `link` and its line for raw HTML; here capitalised names are
 * components, and in `.mdx` every tag is JSX. Comments stay HTML.
 */
function leaveTags(ruler: MarkdownIt['block']['ruler'], options: FeatureOptions): void {
  const all = options.syntax === 'mdx'
  wrapRule(
    ruler,
    'html_block',
    (original) => (state, start, end, silent) => {
      const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
      if (state.src.charCodeAt(from) !== 60) return false
      const text = state.src.slice(from, from + 200)
      const reading = state.env as Reading
      const isJsx = all || reading.openTags.length > 0
      const source = { src: state.src, max: state.eMarks[end - 1] as number, reading, options }
      const isHtml = isJsx
        ? (text.startsWith('<!--') && (!all || isAlone(from, source))) || (!all && verbatim.test(text))
        : !/^<\/?[A-Z]/.test(text)
      return isHtml && original(state, start, end, silent)
    },
    ['paragraph', 'reference', 'blockquote'],
  )
}

/** Whether only comments are on the line where the comment at `from` ends; with text, they are part of it. */
function isAlone(from: number, text: Parameters<typeof commentEnd>[0]): boolean {
  const { src } = text
  if (!text.options.markdown.mdx1Compat.comments) return false
  let at = from
  for (let end = commentEnd(text, at); end !== -1; end = commentEnd(text, at)) {
    at = end
    while (src[at] === ' ' || src[at] === '\t') at++
  }
  return at === from || at >= src.length || src[at] === '\n'
}

/** In `.mdx` only comments are raw HTML. */
const leaveInlineTags = (ruler: MarkdownIt['inline']['ruler'], comments: boolean): void =>
  wrapRule(
    ruler,
    'html_inline',
    (original) => (state, silent) =>
      comments && state.src.startsWith('<!--', state.pos) && original(state, silent),
  )

/** A line of nothing but tags and expressions is a block; what is between such lines is Markdown. */
const flow =
  (options: FeatureOptions) => (state: StateBlock, start: number, end: number, silent: boolean) => {
    const reading = state.env as Reading
    const strict = options.syntax === 'mdx'
    if (!strict && reading.openTags.length === 0 && (state.sCount[start] as number) - state.blkIndent >= 4)
      return false
    const from = (state.bMarks[start] as number) + (state.tShift[start] as number)
    const first = state.src.charCodeAt(from)
    if (first !== 60 && first !== 123) return false
    const max = state.eMarks[end - 1] as number
    const pieces = piecesAt(from, { src: state.src, max, reading, options })
    const last = pieces?.at(-1)
    if (!pieces || !last) return false
    const lastLine = lineAt(state, start, last.end)
    if (lastLine >= end) return false
    if (silent) return true
    pushPieces(pieces, state, start)
    state.line = lastLine + 1
    return true
  }

function pushPieces(pieces: readonly Piece[], state: StateBlock, start: number): void {
  const reading = state.env as Reading
  let line = start
  let lineStart = lineStartOf(state.src, pieces[0]?.from ?? 0)
  for (const [index, piece] of pieces.entries()) {
    const ownLine = lineAt(state, line, piece.from)
    if (ownLine !== line) lineStart = lineStartOf(state.src, piece.from)
    line = ownLine
    const column = piece.from - lineStart
    const token = state.push(piece.type, '', 0)
    token.block = true
    token.content = state.src.slice(piece.from, piece.end)
    token.map = [line, lineAt(state, line, piece.end) + 1]
    const next = pieces[index + 1]?.from
    if (piece.type === 'component') {
      token.meta = {
        tag: tagOf(token.content, reading, reading.boxIndent),
        offset: 0,
        column,
        isJoined: next === piece.end,
      }
      follow(piece.tag, reading, state.src, piece.end)
    } else if (piece.type === 'expression') {
      // `{a} {b}` are two words, on two lines as well, as MDX has it.
      const spaceAfter = next !== piece.end
      const read = readWithoutMargin(piece.read, reading.boxIndent, reading.effort)
      token.meta = { ...read, offset: 0, column, spaceAfter }
    } else if (piece.type === 'component_comment') readEscape(token.content, line + 1, 1, reading)
  }
}

/** Which tags are open while blocks are read: inside them indentation is free. */
function follow(tag: Tag, reading: Reading, src: string, at: number): void {
  if (tag.selfClosing) return
  if (tag.closing) {
    const open = reading.openTags.lastIndexOf(tag.name)
    if (open !== -1) reading.openTags.length = open
  } else if (tag.name === '' || reading.lastClose(tag.name, src) >= at) reading.openTags.push(tag.name)
}

const lineStartOf = (src: string, offset: number): number => src.lastIndexOf('\n', offset) + 1

function lineAt(state: StateBlock, start: number, offset: number): number {
  let line = start
  while (line < state.lineMax && (state.eMarks[line] as number) < offset) line++
  return line
}

function inlineTag(state: StateInline, silent: boolean, options: FeatureOptions): boolean {
  if (state.src.charCodeAt(state.pos) !== 60) return false
  const reading = state.env as Reading
  const piece = tagPiece(state.pos, { src: state.src, max: state.posMax, reading, options }, false)
  if (piece === 'unknown') {
    // Text: raw HTML of an unknown name would show nothing at all. Code in its attributes is text with it.
    const tag = readTag(state.src, state.pos, state.posMax, endOfExpression(reading))
    const end = tag?.attributes.some(({ expression }) => expression) ? tag.end : state.pos + 1
    if (!silent) {
      const token = state.push('unknown_tag', '', 0)
      token.content = state.src.slice(state.pos, end)
      token.meta = {
        name: /^<\/?([\w.]+)/.exec(state.src.slice(state.pos, state.pos + 60))?.[1],
        offset: state.pos,
      }
    }
    state.pos = end
    return true
  }
  if (!piece) {
    const next = state.src[state.pos + 1]
    if (
      options.syntax !== 'mdx' ||
      silent ||
      next === undefined ||
      /\s/.test(next) ||
      (options.markdown.mdx1Compat.comments && state.src.startsWith('<!--', state.pos))
    )
      return false
    const token = state.push('stray', '', 0)
    token.content = '<'
    token.meta = { offset: state.pos }
    state.pos++
    return true
  }
  if (!silent) {
    const token = state.push('component', '', 0)
    token.content = state.src.slice(state.pos, piece.end)
    token.meta = { tag: tagOf(token.content, reading), offset: state.pos }
  }
  state.pos = piece.end
  return true
}

const explicitId = /^\{#[^\s{}]+\}\s*$/

/** `:name[label]{title="text"}`: attributes of a directive in a text, no expression. */
const isOfDirective = (src: string, at: number): boolean =>
  /^\{\s*(?:[.#][A-Za-z]|[A-Za-z][\w-]*=(?![=>]))/.test(src.slice(at, at + 100)) &&
  /(?<![:\w]):[A-Za-z][\w-]*(?:\[[^\][\n]*\])?$/.test(src.slice(Math.max(0, at - 200), at))

function inlineExpression(state: StateInline, silent: boolean, options: FeatureOptions): boolean {
  if (state.src.charCodeAt(state.pos) !== 123 || isOfDirective(state.src, state.pos)) return false
  const reading = state.env as Reading
  const piece = expressionPiece(state.pos, { src: state.src, max: state.posMax, reading, options })
  if (!piece) {
    if (options.syntax !== 'mdx' || silent || explicitId.test(state.src.slice(state.pos, state.pos + 200)))
      return false
    const token = state.push('stray', '', 0)
    token.content = '{'
    token.meta = {
      offset: state.pos,
      reason: reasonOf(readExpression(state.src, state.pos, state.posMax, reading.effort)),
    }
    state.pos++
    return true
  }
  if (!silent) {
    const token = state.push(piece.type, '', 0)
    token.content = state.src.slice(state.pos, piece.end)
    const read = piece.type === 'expression' ? readWithoutMargin(piece.read, 0, reading.effort) : {}
    token.meta = { ...read, offset: state.pos }
  }
  state.pos = piece.end
  return true
}

const reasonOf = (read: ReadExpression): string => (read.ok ? 'spread is not possible here' : read.message)
