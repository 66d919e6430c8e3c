// Raw HTML in Markdown: its links become placeholders, its escape comments are read. The rest is the author's right.
import type { Token } from 'markdown-it'
import { htmlTags } from '../../shared/html.ts'
import type { Feature } from '../feature.ts'
import { linkPlaceholder } from '../placeholders.ts'

/** Offsets in `content` of an attribute that becomes a placeholder, with its link number. */
export interface HtmlPlaceholder {
  readonly from: number
  readonly to: number
  readonly link: number
}

export const html: Feature = (md, { syntax }) => {
  const render = (tokens: Token[], index: number) => printed(tokens[index] as Token, syntax !== 'md')
  md.renderer.rules['html_block'] = render
  md.renderer.rules['html_inline'] = render
}

interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}

function printed({ content, meta }: Token, readsJsx: boolean): string {
  const { placeholders = [] } = (meta ?? {}) as { placeholders?: readonly HtmlPlaceholder[] }
  const changes: Change[] = placeholders.map(({ from, to, link }) => ({
    from,
    to,
    text: linkPlaceholder(link),
  }))
  if (readsJsx && /className|htmlFor/.test(content)) changes.push(...namesOfHtml(content))
  let out = ''
  let done = 0
  for (const { from, to, text } of changes.sort((a, b) => a.from - b.from)) {
    out += content.slice(done, from) + text
    done = to
  }
  return out + content.slice(done)
}

/** Authors of MDX write `className` in `.md` as well. */
const namesOfHtml = (content: string): readonly Change[] =>
  [...htmlTags(content, { expressions: true })].flatMap((tag) =>
    /^[a-z]/.test(tag.name)
      ? tag.attributes.flatMap(({ name, from }) => {
          const text = name === 'className' ? 'class' : name === 'htmlFor' ? 'for' : null
          return text === null ? [] : [{ from, to: from + name.length, text }]
        })
      : [],
  )
