// Raw HTML in Markdown: its links become holes, its escape comments are read. The rest is the author's right.
import type { Token } from 'markdown-it'
import type { Feature, Reading } from '../markdown.ts'
import { linkHole } from './links.ts'

export const html: Feature = (md) => {
  const render = (tokens: Token[], index: number) => withHoles(tokens[index] as Token)
  md.renderer.rules['html_block'] = render
  md.renderer.rules['html_inline'] = render
}

/** Offsets in `content` of the values that become holes, with their link numbers. */
export interface HtmlHole {
  readonly start: number
  readonly end: number
  readonly link: number
}

function withHoles(token: Token): string {
  const holes = (token.meta as { holes?: readonly HtmlHole[] } | null)?.holes
  const content = token.content
  if (!holes) return content
  let out = ''
  let done = 0
  for (const { start, end, link } of holes) {
    // The hole brings its own `name="value"`: cut the name and the quotes around the value.
    const name = /[\w-]+\s*=\s*["']?$/.exec(content.slice(done, start))
    out += content.slice(done, start - (name?.[0].length ?? 0)) + linkHole(link)
    const quote = content[end]
    done = end + (quote === '"' || quote === "'" ? 1 : 0)
  }
  return out + content.slice(done)
}

const escapeComment = /^(?:<!--|\{\/\*)\s*link-check-ignore\b\s*:?\s*([\s\S]*?)\s*(?:-->|\*\/\})/

/** Records `<!-- link-check-ignore: reason -->`; one without a reason is a problem. `line` counts within the text. */
export function readEscape(comment: string, line: number, column: number, reading: Reading): void {
  const match = escapeComment.exec(comment)
  if (!match) return
  const place = { line: line + reading.lineOffset, column }
  if (match[1]) reading.escapes.push({ ...place, reason: match[1] })
  else
    reading.diagnostics.push({
      code: 'escapeWithoutReason',
      ...place,
      message: 'This comment excuses a broken link without saying why.',
      hint: 'Write link-check-ignore: and the reason.',
    })
}
