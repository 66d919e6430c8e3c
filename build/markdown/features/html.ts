// Raw HTML in Markdown: its links become placeholders, its escape comments are read. The rest is the author's right.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { linkPlaceholder } from '../placeholders.ts'

export const html: Feature = (md, { syntax }) => {
  const render = (tokens: Token[], index: number) =>
    (syntax === 'md' ? withPlaceholders : asHtml)(tokens[index] as Token)
  md.renderer.rules['html_block'] = render
  md.renderer.rules['html_inline'] = render
}

/** Offsets in `content` of the values that become placeholders, with their link numbers. */
export interface HtmlPlaceholder {
  readonly start: number
  readonly end: number
  readonly link: number
}

function withPlaceholders(token: Token): string {
  const placeholders = (token.meta as { placeholders?: readonly HtmlPlaceholder[] } | null)?.placeholders
  const content = token.content
  if (!placeholders) return content
  let out = ''
  let done = 0
  for (const { start, end, link } of placeholders) {
    // The placeholder brings its own `name="value"`: cut the name and the quotes around the value.
    const name = /[\w-]+\s*=\s*["'{]?$/.exec(content.slice(done, start))
    out += content.slice(done, start - (name?.[0].length ?? 0)) + linkPlaceholder(link)
    const quote = content[end]
    done = end + (quote === '"' || quote === "'" || quote === '}' ? 1 : 0)
  }
  return out + content.slice(done)
}

/** Authors of MDX write `className` in `.md` as well. */
const asHtml = (token: Token): string =>
  withPlaceholders(token).replace(
    /(<[a-z][^<>]*?\s)(className|htmlFor)=/g,
    (_, before: string, name: string) => `${before}${name === 'htmlFor' ? 'for' : 'class'}=`,
  )
