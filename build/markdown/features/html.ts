// Raw HTML in Markdown: its links become placeholders, its escape comments are read. The rest is the author's
// right.
import type { Token } from 'markdown-it'
import { htmlTags } from '../../shared/html.ts'
import { inOneForm } from '../../shared/paths.ts'
import type { Feature } from '../feature.ts'
import { linkPlaceholder } from '../placeholders.ts'

/** Offsets in `content` of an attribute that becomes a placeholder, with its link number. */
export interface HtmlPlaceholder {
  readonly from: number
  readonly to: number
  readonly link: number
}

/** The same for an unsafe URL, or an attribute that is left out: what is printed instead. */
export interface LeftOut extends Pick<HtmlPlaceholder, 'from' | 'to'> {
  readonly text: string
}

export type HtmlChanges = readonly (HtmlPlaceholder | LeftOut)[]

export const html: Feature = (md, { syntax }) => {
  const render = (tokens: Token[], index: number) => {
    const token = tokens[index] as Token
    return htmlPrinter(token, syntax !== 'md')(token.content.length)
  }
  md.renderer.rules['html_block'] = render
  md.renderer.rules['html_inline'] = render
}

/** Prints the HTML of a token piece by piece: each call continues to the offset `to` of its content. */
export function htmlPrinter({ content, meta }: Token, readsJsx: boolean): (to: number) => string {
  const changes = changesOf(content, meta as { placeholders?: HtmlChanges } | null, readsJsx)
  let done = 0
  let next = 0
  return (to) => {
    let out = ''
    for (; next < changes.length; next++) {
      const change = changes[next] as Change
      if (change.from >= to) break
      // It is left out.
      if (change.from < done) continue
      out += content.slice(done, change.from) + change.text
      done = change.to
    }
    const rest = content.slice(done, to)
    done = to
    return out + rest
  }
}

interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}

function changesOf(
  content: string,
  meta: { readonly placeholders?: HtmlChanges } | null,
  readsJsx: boolean,
): readonly Change[] {
  const links = (meta?.placeholders ?? []).map((one) =>
    'text' in one ? one : { from: one.from, to: one.to, text: linkPlaceholder(one.link) },
  )
  const names = readsJsx && /className|htmlFor/.test(content) ? namesOfHtml(content) : []
  const ids = inOneForm(content) === content ? [] : idsInOneForm(content)
  return [...links, ...names, ...ids].sort((a, b) => a.from - b.from)
}

/** Links to them are in this form, too. */
const idsInOneForm = (content: string): readonly Change[] =>
  [...htmlTags(content, { expressions: true })].flatMap((tag) =>
    tag.attributes.flatMap(({ name, value, expression, from, to }) =>
      value !== null && !expression && /^(?:id|name)$/i.test(name)
        ? [{ from, to, text: inOneForm(content.slice(from, to)) }]
        : [],
    ),
  )

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
