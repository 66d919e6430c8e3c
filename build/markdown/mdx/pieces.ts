// Reads tags, expressions and comments of MDX at a place of a text. features/mdx.ts makes tokens of them.
import { readTag, type Tag, type TagAttribute } from '../../shared/htmlTag.ts'
import type { FeatureOptions } from '../feature.ts'
import type { Reading } from '../reading.ts'
import { isComponentName } from './components.ts'
import { type ReadExpression, readExpression } from './javascript.ts'
import { withoutMargin } from './margin.ts'
import { freeNames, isGiven } from './scope.ts'

export type Piece =
  | { readonly type: 'component'; readonly from: number; readonly end: number; readonly tag: Tag }
  | { readonly type: 'component_comment'; readonly from: number; readonly end: number }
  | {
      readonly type: 'expression'
      readonly from: number
      readonly end: number
      readonly read: Extract<ReadExpression, { ok: true }>
    }

/** A text that is read for tags and expressions, up to `max`. */
interface Source {
  readonly src: string
  readonly max: number
  readonly reading: Reading
  readonly options: FeatureOptions
  /** Names of the tags that open before on the same line. */
  readonly opened?: ReadonlySet<string>
}

/** The tags, expressions and comments of the line at `from`; null if it has anything else. */
export function piecesAt(from: number, text: Source): Piece[] | null {
  const { src, max } = text
  const pieces: Piece[] = []
  const opened = new Set<string>()
  const source = { ...text, opened }
  for (let at = from; at < max; ) {
    const code = src.charCodeAt(at)
    if (code === 10) break
    if (code === 32 || code === 9) {
      at++
      continue
    }
    const piece = code === 60 ? tagOrComment(at, source) : code === 123 ? expressionPiece(at, source) : null
    if (!piece || typeof piece === 'string') return null
    pieces.push(piece)
    if (piece.type === 'component' && !piece.tag.closing) opened.add(piece.tag.name)
    at = piece.end
  }
  // Nothing but comments is raw HTML.
  return pieces.every(({ from }) => src.startsWith('<!--', from)) ? null : pieces
}

function tagOrComment(at: number, source: Source): Piece | 'unknown' | null {
  const end = commentEnd(source, at)
  return end === -1 ? tagPiece(at, source, true) : { type: 'component_comment', from: at, end }
}

/** Where the HTML comment at `at` ends in a text whose tags are JSX, or -1. */
export function commentEnd({ src, max, reading, options }: Source, at: number): number {
  const { syntax, markdown } = options
  if (syntax !== 'mdx' || !markdown.mdx1Compat.comments || !src.startsWith('<!--', at)) return -1
  const end = nextIn(src, at + 4, signs.commentEnd, reading) + 3
  return end > max ? -1 : end
}

/** The tag at `at`: null for text and raw HTML, 'unknown' for a component that does not exist. */
export function tagPiece(at: number, source: Source, block: boolean): Piece | 'unknown' | null {
  const { src, max, reading } = source
  const { syntax, knownComponents } = source.options
  const tag = readTag(src, at, max, endOfExpression(reading))
  if (!tag) return null
  const piece: Piece = { type: 'component', from: at, end: tag.end, tag }
  if (syntax === 'mdx') return piece
  if (/^[A-Z]/.test(tag.name))
    return isComponentName(tag.name, reading.scope, knownComponents) ? piece : 'unknown'
  if (tag.name === '' || tag.attributes.some(({ expression }) => expression)) return piece
  // Elements between the tags of JSX are JSX, whatever else they look like.
  if (!block) return reading.insideTags ? piece : null
  if (reading.openTags.length > 0) return verbatim.test(src.slice(at, at + 200)) ? null : piece
  const isJsx = tag.closing ? (source.opened?.has(tag.name) ?? false) : isJsxBlock(at, source)
  return isJsx ? piece : null
}

/**
 * Up to the next empty line there is a component, an expression or a `className`, or all the content is a
 * string in braces: this is no HTML.
 */
function isJsxBlock(at: number, { src, max, reading }: Source): boolean {
  return (
    nextIn(src, at, signs.jsx, reading) < Math.min(nextIn(src, at, signs.empty, reading), max) ||
    /^<(?:style|script|pre)\b[^>]*>\s*\{[`'"]/.test(src.slice(at, Math.min(at + 2000, max)))
  )
}

const signs = {
  jsx: /<[A-Z]|=\{|\sclassName=|\{\/\*/g,
  empty: /\n\n/g,
  commentEnd: /-->/g,
  codeCommentEnd: /\*\//g,
}

/** The offset of the next sign from `at`, or infinity. Each part of a text is searched once for a sign. */
function nextIn(src: string, at: number, sign: RegExp, { ahead }: Reading): number {
  const known = ahead.get(sign)
  if (known?.src === src && known.at <= at && known.next >= at) return known.next
  sign.lastIndex = at
  const next = sign.exec(src)?.index ?? Number.POSITIVE_INFINITY
  ahead.set(sign, { src, at, next })
  return next
}

/** For `readTag`: the offset after the expression at `pos`, or -1. */
export const endOfExpression = (reading: Reading) => (src: string, pos: number, max: number) => {
  const read = readExpression(src, pos, max, reading.effort)
  return read.ok ? read.end : -1
}

/** `indent`: that of the text around the tag, without which its values are read. */
export function tagOf(content: string, reading: Reading, indent = 0): Tag | null {
  const tag = readTag(content, 0, content.length, endOfExpression(reading))
  if (!tag?.attributes.some(isLong)) return tag
  const attributes = tag.attributes.map((one) =>
    isLong(one) ? { ...one, value: withoutMargin(one.value, indent) } : one,
  )
  return { ...tag, attributes }
}

const isLong = (one: TagAttribute): one is TagAttribute & { readonly value: string } =>
  one.expression && one.value?.includes('\n') === true

/** The comment or expression at `at`; null where the brace is text. */
export function expressionPiece(
  at: number,
  { src, max, reading, options: { syntax } }: Source,
): Piece | null {
  if (src.startsWith('{/*', at)) {
    const close = nextIn(src, at + 3, signs.codeCommentEnd, reading)
    if (close === Number.POSITIVE_INFINITY) return null
    if (close + 2 < max && src[close + 2] === '}')
      return { type: 'component_comment', from: at, end: close + 3 }
  }
  const read = readExpression(src, at, max, reading.effort)
  return read.ok && !read.spread && (syntax === 'mdx' || isMeant(read, reading))
    ? { type: 'expression', from: at, end: read.end, read }
    : null
}

/**
 * In `.md`: `{name}` of a name that the file declares, `{'text'}`, `{<b/>}`; anything else in braces is text.
 */
function isMeant({ node }: Extract<ReadExpression, { ok: true }>, { scope }: Reading): boolean {
  if (!node) return false
  if (
    node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && typeof node['value'] === 'string') ||
    node.type.startsWith('JSX')
  )
    return true
  const names = [...freeNames(node)]
  const own = (name: string) => scope.imports.has(name) || scope.exports.has(name)
  return (
    names.some(
      (name) => own(name) || name === 'props' || name === 'frontMatter' || name === 'contentTitle',
    ) && names.every((name) => own(name) || isGiven(name))
  )
}

/** Elements whose content is not Markdown, unless it is an expression. */
export const verbatim = /^<(?:pre|script|style|textarea)\b(?![^>]*>\s*\{[`'"])/i
