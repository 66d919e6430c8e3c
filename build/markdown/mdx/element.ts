// Components and JSX elements in a text, as pairing and resolving leave them on the tokens of their tags.
import type { Token } from 'markdown-it'
import type { Tag } from '../../shared/htmlTag.ts'
import type { Meaning } from './components.ts'
import type { Props } from './props.ts'

/** A component or JSX element in the text. */
export interface MdxElement {
  readonly tag: Tag
  readonly open: Token
  /** Null for `<X />`. */
  close: Token | null
  /** The block token that contains it, for places. */
  readonly block: Token
  readonly children: MdxElement[]
  readonly expressions: Token[]
  /** Whether anything but elements, expressions and space is directly in it. */
  hasText: boolean
  readonly parent: MdxElement | null
}

/** An element with what its name means and the values of its attributes. */
export interface ResolvedElement {
  readonly element: MdxElement
  readonly meaning: Meaning
  readonly props: Props
}

/** Of a component's opening or closing token, once it is resolved. */
export const resolvedOf = (token: Token): ResolvedElement | undefined =>
  (token.meta as { resolved?: ResolvedElement } | null)?.resolved
