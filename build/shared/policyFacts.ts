// The parts of a piece of HTML that the usual security policy of a page forbids.
import { unescapeHtml } from './escape.ts'
import { htmlTokens } from './html.ts'
import { attributeOf, type Tag } from './htmlTag.ts'
import { isExecutable } from './scripts.ts'

export interface PolicyFacts {
  /** Texts of `style` attributes, then of style sheets. */
  readonly styles: readonly string[]
  /** Diagrams: the library that draws them sets styles. */
  readonly draws: boolean
  /** Live code: what readers write is run. */
  readonly evaluates: boolean
  /** A script that an author wrote. */
  readonly runs: boolean
  /** A component for authors, whose style sheet the page loads. */
  readonly blocks: boolean
}

const nothing: PolicyFacts = { styles: [], draws: false, evaluates: false, runs: false, blocks: false }

/** Whether it may have any of it: a quick look, which most HTML passes. */
export const isPlain = (html: string): boolean =>
  !(html.includes('style') && (html.includes('style=') || html.includes('<style'))) &&
  !html.includes('<script') &&
  !(
    html.includes('data-') &&
    (html.includes('data-mermaid') || html.includes('data-live') || html.includes('data-block'))
  )

export function policyFacts(html: string): PolicyFacts {
  if (isPlain(html)) return nothing
  const attributes: string[] = []
  const sheets: string[] = []
  const found = { draws: false, evaluates: false, runs: false, blocks: false }
  let last: Tag | null = null
  for (const token of htmlTokens(html)) {
    if (token.type === 'raw' && last?.name.toLowerCase() === 'style') sheets.push(token.text)
    if (token.type !== 'tag') continue
    const { tag } = token
    last = tag
    const style = attributeOf(tag, 'style')
    if (style !== null) attributes.push(unescapeHtml(style))
    if (has(tag, 'data-mermaid')) found.draws = true
    if (has(tag, 'data-live')) found.evaluates = true
    if (has(tag, 'data-block')) found.blocks = true
    if (isScript(tag)) found.runs = true
  }
  return { styles: [...attributes, ...sheets], ...found }
}

const has = ({ attributes }: Tag, name: string): boolean => attributes.some((one) => one.name === name)

const isScript = (tag: Tag): boolean =>
  !tag.closing && tag.name.toLowerCase() === 'script' && isExecutable(attributeOf(tag, 'type') ?? '')
