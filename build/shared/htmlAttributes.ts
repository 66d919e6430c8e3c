// The attributes in a piece of HTML, with their places. Linear; used on authors' HTML and on what React rendered.
import { readTag } from './tags.ts'

/** An attribute value in raw HTML that leads somewhere, or names an id. */
export interface HtmlAttribute {
  readonly name: string
  readonly value: string
  /** The value is JSX: the source inside the braces. */
  readonly expression: boolean
  readonly start: number
  readonly end: number
}

const commentAt = /<!--[\s\S]*?-->/y
/** Elements whose content is text, not tags. */
const rawText = new Set(['script', 'style', 'textarea', 'title'])

/** Every attribute of every tag in a piece of HTML, in order; comments and raw text elements are passed over. */
export function* htmlAttributes(content: string): Generator<HtmlAttribute & { readonly tag: string }> {
  for (let at = content.indexOf('<'); at !== -1; at = content.indexOf('<', at)) {
    commentAt.lastIndex = at
    if (commentAt.test(content)) {
      at = commentAt.lastIndex
      continue
    }
    const tag = readTag(content, at)
    if (!tag) {
      at++
      continue
    }
    const name = tag.name.toLowerCase()
    for (const a of tag.attributes)
      if (a.value !== null)
        yield {
          tag: name,
          name: a.name.toLowerCase(),
          value: a.value,
          expression: a.expression,
          start: a.start,
          end: a.end,
        }
    at = tag.end
    if (rawText.has(name) && !tag.closing && !tag.selfClosing) {
      const close = content.toLowerCase().indexOf(`</${name}`, at)
      at = close === -1 ? content.length : close
    }
  }
}
