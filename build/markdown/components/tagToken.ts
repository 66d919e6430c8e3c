// Tags of components as tokens, for Markdown that means the same as a component: `:::note` is `<Admonition
// type="note">`. Used where the site replaces the component; otherwise its HTML is printed.
import type { Token } from 'markdown-it'
import type { Tag, TagAttribute } from '../../shared/htmlTag.ts'

/** A property of the tag: text with character references, or the source of an expression. */
export interface TagProperty {
  readonly name: string
  readonly value: string
  readonly expression: boolean
}

/** Makes `token` the tag `<name …>`, at the line `line`; `kind` says which. */
export function becomeTag(
  token: Token,
  name: string,
  kind: 'open' | 'close' | 'empty',
  properties: readonly TagProperty[] = [],
): Token {
  const attributes = properties.map(
    (property): TagAttribute => ({ ...property, from: 0, to: 0, start: 0, end: 0 }),
  )
  token.type = 'component'
  token.tag = ''
  token.nesting = 0
  token.block = true
  token.meta = {
    tag: {
      name,
      closing: kind === 'close',
      selfClosing: kind === 'empty',
      attributes,
      end: 0,
    } satisfies Tag,
    offset: 0,
  }
  return token
}

/** Whether a tag was made so. One that is written has an end. */
export const isMade = ({ end }: Tag): boolean => end === 0

/** A property whose value is any JSON. */
export const valueProperty = (name: string, value: string | number | boolean): TagProperty => ({
  name,
  value: JSON.stringify(value),
  expression: true,
})
