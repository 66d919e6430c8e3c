// An element, or one tag of it, as the renderer prints it for a token. Pages that are data have its HTML;
// pages with code are made of the description itself (mdx/tokenTree.ts).
import type { Token } from 'markdown-it'
import { escapeHtml } from '../shared/escape.ts'
import { linkPlaceholder } from './placeholders.ts'

/** A value of `null` is none; `link` is the number of a link, whose finished attributes come later. */
export type PartAttribute =
  | { readonly name: string; readonly value: string | null }
  | { readonly link: number }

export interface ElementPart {
  /** `empty` has both tags and nothing between them; `void` has no closing tag. */
  readonly kind: 'open' | 'close' | 'empty' | 'void'
  readonly name: string
  readonly attributes: readonly PartAttribute[]
}

/** The HTML of the part, which is remembered on its token. */
export function printPart(token: Token, part: ElementPart): string {
  if (token.meta) token.meta['part'] = part
  else token.meta = { part }
  return htmlOf(part)
}

/** The renderer's output for the token, if a rule describes it by its parts. */
export const partOf = ({ meta }: Token): ElementPart | undefined =>
  (meta as { part?: ElementPart } | null)?.part

/** The part that markdown-it renders for a token without a rule. */
export const partWithoutRule = ({ tag, nesting, attrs }: Token): ElementPart => ({
  kind: nesting === 1 ? 'open' : nesting === -1 ? 'close' : 'void',
  name: tag,
  attributes: (attrs ?? []).map(([name, value]) => ({ name, value: String(value) })),
})

export function htmlOf({ kind, name, attributes }: ElementPart): string {
  if (kind === 'close') return `</${name}>`
  let html = `<${name}`
  for (const one of attributes)
    if ('link' in one) html += ` ${linkPlaceholder(one.link)}`
    else html += one.value === null ? ` ${one.name}` : ` ${one.name}="${escapeHtml(one.value)}"`
  return kind === 'empty' ? `${html}></${name}>` : `${html}>`
}
