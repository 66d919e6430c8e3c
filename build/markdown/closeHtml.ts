// Raw HTML that would swallow what follows on the page: an element with raw text, a comment or a tag that is
// never closed. It is closed where its piece of HTML ends, and reported.
import type { Token } from 'markdown-it'
import { htmlTokens, rawTextElements } from '../shared/html.ts'
import { placeInToken } from './positions.ts'
import type { Reading } from './reading.ts'

/** Elements that end tags of others do not close; `noscript` is raw text where scripts run. */
const swallowing: ReadonlySet<string> = new Set([
  ...rawTextElements,
  ...['noscript', 'plaintext', 'template', 'select', 'object', 'applet', 'marquee'],
])

interface Piece {
  readonly token: Token
  readonly block: Token
}

/** Changes the tokens; excerpts end at the mark, so nothing may be open there either. */
export function closeHtml(tokens: readonly Token[], reading: Reading): void {
  const all = piecesOf(tokens)
  if (all.length === 0) return
  const mark = all.findIndex(({ token }) => token.type === 'truncate')
  closePieces(mark === -1 ? all : all.slice(0, mark), reading)
  if (mark !== -1) closePieces(all.slice(mark + 1), reading)
}

const isHtml = ({ type }: Token): boolean =>
  type === 'html_inline' || type === 'html_block' || type === 'truncate'

/** Without the HTML that features add, which is complete. */
function piecesOf(tokens: readonly Token[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const block of tokens)
    if (isHtml(block)) pieces.push({ token: block, block })
    else
      for (const token of block.children ?? [])
        if (isHtml(token) && !token.meta?.['isClosed']) pieces.push({ token, block })
  return pieces
}

function closePieces(pieces: readonly Piece[], reading: Reading): void {
  const lastClosing = new Map<string, number>()
  for (const [index, { token }] of pieces.entries())
    for (const [, name = ''] of token.content.matchAll(/<\/([a-z]+)(?=[\s/>])/gi))
      lastClosing.set(name.toLowerCase(), index)
  /** The element around the text, up to its closing tag in a later piece. */
  let raw: string | null = null
  for (const [index, piece] of pieces.entries()) {
    if (raw !== null && !new RegExp(`</${raw}[\\s/>]`, 'i').test(piece.token.content)) continue
    raw = null
    const open = openAtEnd(piece.token)
    if (!open) continue
    if (open.element !== null && (lastClosing.get(open.element) ?? -1) > index) {
      if (rawTextElements.has(open.element)) raw = open.element
      continue
    }
    piece.token.content =
      open.element === 'plaintext'
        ? // Nothing ends it.
          piece.token.content.replace(/<(?=\/?plaintext)/gi, '&lt;')
        : closed(piece.token, open.close)
    report(open, piece, reading)
  }
}

/** After the line break of a block. */
const closed = ({ content }: Token, close: string): string =>
  content.endsWith('\n') ? `${content}${close.trim()}\n` : content + close

interface Open {
  /** Null for a comment, or a tag without `>`. */
  readonly element: string | null
  /** The name as written. */
  readonly text: string
  /** Offset in the token. */
  readonly start: number
  readonly close: string
}

/** The outermost element that is open at the end of a piece. */
function openAtEnd({ content }: Token): Open | null {
  const open: Open[] = []
  for (const piece of htmlTokens(content, { expressions: true })) {
    const { start } = piece
    if (piece.type === 'tag') {
      const name = piece.tag.name.toLowerCase()
      if (!swallowing.has(name)) continue
      const known = open.findLastIndex(({ element }) => element === name)
      if (!piece.tag.closing) open.push({ element: name, text: `<${name}>`, start, close: `</${name}>` })
      else if (known !== -1) open.length = known
    } else if (piece.type === 'comment' && piece.end === content.length) {
      const isLong = piece.text.startsWith('<!--')
      const close = isLong ? '-->' : '>'
      if (!piece.text.trimEnd().endsWith(close))
        open.push({ element: null, text: piece.text.slice(0, 4), start, close: isLong ? ' -->' : '>' })
    } else if (piece.type === 'text' && piece.end === content.length) {
      const tag = tagAtEnd(piece.text)
      if (tag) open.push({ ...tag, start: start + tag.start })
    }
  }
  return open[0] ?? null
}

/** A tag whose `>` is missing, as a browser reads it: quotes count after `=` only. */
function tagAtEnd(text: string): Open | null {
  const begin = /<\/?[a-z]/gi
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const start = match.index
    let at = begin.lastIndex
    let quote = ''
    let afterEquals = false
    for (; at < text.length && (quote !== '' || text[at] !== '>'); at++) {
      const char = text[at] as string
      if (quote !== '') quote = char === quote ? '' : quote
      else if (afterEquals && /["']/.test(char)) quote = char
      if (!/\s/.test(char)) afterEquals = char === '=' && quote === ''
    }
    const name = /^<\/?[\w-]+/.exec(text.slice(start, start + 50))?.[0] ?? '<'
    if (at === text.length) return { element: null, text: name, start, close: `${quote}>` }
    begin.lastIndex = at + 1
  }
  return null
}

function report({ element, text, start, close }: Open, { token, block }: Piece, reading: Reading): void {
  const offset = token === block ? start : Number(token.meta?.['offset'] ?? 0) + start
  reading.diagnostics.push({
    code: 'unclosedHtml',
    ...placeInToken(block, reading, offset, null),
    message: `${text} is never closed. It would hide the rest of the page, so Troodon ends it here.`,
    hint: element === null ? `Add ${close.trim()}.` : `Add ${close}, or write \`${text}\` to show the tag.`,
  })
}
