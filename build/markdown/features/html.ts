// Raw HTML in Markdown: its links become holes, its escape comments are read. The rest is the author's right.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { linkHole } from '../holes.ts'

export const html: Feature = (md, { syntax }) => {
  const render = (tokens: Token[], index: number) =>
    (syntax === 'md' ? withHoles : asHtml)(tokens[index] as Token)
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
    const name = /[\w-]+\s*=\s*["'{]?$/.exec(content.slice(done, start))
    out += content.slice(done, start - (name?.[0].length ?? 0)) + linkHole(link)
    const quote = content[end]
    done = end + (quote === '"' || quote === "'" || quote === '}' ? 1 : 0)
  }
  return out + content.slice(done)
}

/** Authors of MDX write `className` in `.md` as well. */
const asHtml = (token: Token): string =>
  withHoles(token).replace(
    /(<[a-z][^<>]*?\s)(className|htmlFor)=/g,
    (_, before: string, name: string) => `${before}${name === 'htmlFor' ? 'for' : 'class'}=`,
  )
