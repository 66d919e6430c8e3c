// The one reader of HTML: text → tokens, which cover the text without gaps. Linear in time; takes whatever it
// is given. The XML of SVG differs in few points, which `xml` says.
import { type EndOfExpression, endOfBraces, readTag, type Tag } from './htmlTag.ts'

export type HtmlToken =
  | { readonly type: 'tag'; readonly tag: Tag; readonly start: number; readonly end: number }
  | {
      /**
       * `text` as written, with its character references; `raw`: what a script, a style sheet and the like
       * hold, in which tags and comments mean nothing; `cdata`: character data of XML, without its marks;
       * `comment`: also declarations and instructions, marks included.
       */
      readonly type: 'text' | 'raw' | 'cdata' | 'comment'
      readonly text: string
      readonly start: number
      readonly end: number
    }

export interface HtmlOptions {
  /** Character data, no elements with raw text. */
  readonly xml?: boolean
  /** Attributes may be JSX: `href={expression}`. */
  readonly expressions?: boolean
}

/** Elements without content or closing tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Elements whose content is text up to their closing tag, whatever it looks like. */
export const rawTextElements: ReadonlySet<string> = new Set(
  'iframe noembed noframes script style textarea title xmp'.split(' '),
)

export function* htmlTokens(source: string, options: HtmlOptions = {}): Generator<HtmlToken> {
  const endOfExpression = options.expressions ? limitedBraces(source) : never
  let text = 0
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    if (start === -1) break
    const token = markAt(source, start, options) ?? tagAt(source, start, endOfExpression)
    at = token?.end ?? start + 1
    if (!token) continue
    if (start > text) yield piece('text', source, text, start)
    yield token
    text = at
    const end = options.xml ? at : endOfRaw(source, token)
    if (end > at) yield piece('raw', source, at, end)
    at = end
    text = end
  }
  if (source.length > text) yield piece('text', source, text, source.length)
}

/** The tags alone. */
export function* htmlTags(source: string, options: HtmlOptions = {}): Generator<Tag> {
  for (const token of htmlTokens(source, options)) if (token.type === 'tag') yield token.tag
}

const piece = (type: 'text' | 'raw' | 'comment', source: string, start: number, end: number): HtmlToken => ({
  type,
  text: source.slice(start, end),
  start,
  end,
})

/** What begins with `<!` or `<?`. One that is never closed goes on to the end, as in a browser. */
function markAt(source: string, start: number, { xml = false }: HtmlOptions): HtmlToken | null {
  const second = source.charCodeAt(start + 1)
  if (second !== exclamation && second !== question) return null
  if (xml && source.startsWith('<![CDATA[', start)) {
    const from = start + '<![CDATA['.length
    const [to, end] = closeOf(source, ']]>', from)
    return { type: 'cdata', text: source.slice(from, to), start, end }
  }
  if (source.startsWith('<!--', start)) {
    // `<!-->` is a comment in HTML, and so is `<!--->`.
    const short = xml ? null : /^<!--(-?>)/.exec(source.slice(start, start + 6))
    if (short) return piece('comment', source, start, start + short[0].length)
    return piece('comment', source, start, closeOf(source, '-->', start + 4)[1])
  }
  return piece(
    'comment',
    source,
    start,
    closeOf(source, xml && second === question ? '?>' : '>', start + 2)[1],
  )
}

const exclamation = 33
const question = 63

/** Where the mark that closes begins and ends. */
function closeOf(source: string, close: string, from: number): readonly [start: number, end: number] {
  const at = source.indexOf(close, from)
  return at === -1 ? [source.length, source.length] : [at, at + close.length]
}

function tagAt(source: string, start: number, endOfExpression: EndOfExpression): HtmlToken | null {
  const tag = readTag(source, start, source.length, endOfExpression)
  return tag && tag.name !== '' ? { type: 'tag', tag, start, end: tag.end } : null
}

const closings = new Map(
  [...rawTextElements].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')] as const),
)

/** Behind the raw text that follows a tag; the tag's own end when there is none. */
function endOfRaw(source: string, token: HtmlToken): number {
  if (token.type !== 'tag' || token.tag.closing || token.tag.selfClosing) return token.end
  const closing = closings.get(token.tag.name.toLowerCase())
  if (!closing) return token.end
  closing.lastIndex = token.end
  return closing.exec(source)?.index ?? source.length
}

const never: EndOfExpression = () => -1

/**
 * Braces that are read again and again from one tag after the other would cost quadratic time: after a while
 * they are text.
 */
function limitedBraces(source: string): EndOfExpression {
  let left = 1000 + source.length * 4
  return (src, pos, max) => {
    if (left < 0) return -1
    const end = endOfBraces(src, pos, max)
    left -= (end === -1 ? max : end) - pos
    return end
  }
}
