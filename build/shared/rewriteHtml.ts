// Changes single values in a piece of HTML; every other character stays as it is.
import { htmlTokens } from './html.ts'
import type { Tag, TagAttribute } from './htmlTag.ts'

/**
 * New text of an attribute's value, as it is written in HTML; the same text leaves it alone. `name` is in
 * lower case.
 */
export type Rewrite = (name: string, value: string, tag: Tag) => string

export function rewriteAttributes(html: string, rewrite: Rewrite): string {
  let rewritten = ''
  let done = 0
  for (const token of htmlTokens(html)) {
    if (token.type !== 'tag') continue
    for (const attribute of token.tag.attributes) {
      if (attribute.value === null) continue
      const value = rewrite(attribute.name.toLowerCase(), attribute.value, token.tag)
      if (value === attribute.value) continue
      rewritten += html.slice(done, attribute.start) + quoted(value, html, attribute)
      done = attribute.end
    }
  }
  return rewritten + html.slice(done)
}

/** The value fits between the quotes that are there; where there are none, it brings its own. */
function quoted(value: string, html: string, { start }: TagAttribute): string {
  const quote = html[start - 1]
  if (quote === "'") return value.replaceAll("'", '&#39;')
  const safe = value.replaceAll('"', '&quot;')
  return quote === '"' ? safe : `"${safe}"`
}

/** Changes the text of style sheets. */
export function rewriteStyles(html: string, rewrite: (css: string) => string): string {
  let rewritten = ''
  let isStyle = false
  for (const token of htmlTokens(html)) {
    const text = html.slice(token.start, token.end)
    rewritten += token.type === 'raw' && isStyle ? rewrite(text) : text
    isStyle = token.type === 'tag' && token.tag.name.toLowerCase() === 'style'
  }
  return rewritten
}

/** Leaves out the elements whose opening tag is unwanted, with all that they hold. */
export function withoutElements(html: string, isUnwanted: (tag: Tag) => boolean): string {
  let kept = ''
  let done = 0
  let left: { readonly name: string; depth: number } | null = null
  for (const token of htmlTokens(html)) {
    if (token.type !== 'tag' || token.tag.selfClosing) continue
    const { name, closing } = token.tag
    if (left === null) {
      if (closing || !isUnwanted(token.tag)) continue
      kept += html.slice(done, token.start)
      left = { name, depth: 1 }
    } else if (name === left.name) left.depth += closing ? -1 : 1
    if (left.depth > 0) continue
    left = null
    done = token.end
  }
  return left === null ? kept + html.slice(done) : kept
}
