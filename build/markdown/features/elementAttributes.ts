// `{.class #id key=value}` after a link, an image, code or emphasized text, and at the end of a paragraph.
import type { StateInline, Token } from 'markdown-it'
import { inOneForm } from '../../shared/paths.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

export const elementAttributes: Feature = (md, { syntax, markdown }) => {
  if (!markdown.extensions.attributes) return
  const before = syntax === 'md' ? 'html_inline' : 'mdx_tag'
  md.inline.ruler.before(before, 'element_attributes', (state, silent) => {
    const read = attributesAt(state)
    if (!read) return false
    if (!silent)
      state.push('element_attributes', '', 0).meta = {
        text: state.src.slice(state.pos, read.end),
        attributes: read.attributes.filter(([name]) => isAllowed(name, markdown.untrusted)),
        isOfBlock: read.isOfBlock,
      }
    state.pos = read.end
    return true
  })
  md.core.ruler.after('inline', 'element_attributes', ({ tokens, env }) => {
    for (const [index, token] of tokens.entries())
      if (token.children?.some(isAttributes))
        token.children = applied(token.children, tokens[index - 1], env as Reading)
  })
}

const isAttributes = ({ type }: Token): boolean => type === 'element_attributes'

/** Nothing that runs code, loads something or breaks the security policy. */
const allowed = /^(?:id|class|width|height|title|lang|dir|rel|target|loading|aria-[a-z]+|data-[a-z\d-]+)$/

const isAllowed = (name: string, untrusted: boolean): boolean =>
  untrusted ? name === 'id' || name === 'class' : allowed.test(name)

const item =
  /\s*(?:\.([\w-]+)|#([\w:.-]+)|([a-z][a-z\d-]*)=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}<>=]+)))(?=[\s}])/y

interface Read {
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly isOfBlock: boolean
  readonly end: number
}

/** Directly after an element, or alone at the end of the text. */
function attributesAt({ src, pos, posMax }: StateInline): Read | null {
  if (src.charCodeAt(pos) !== 123) return null
  const before = src[pos - 1] ?? ''
  const isOfElement = /[)\]`*_~^=]/.test(before) && !isDirective(src, pos)
  if (!isOfElement && before !== '\n') return null
  const attributes: [string, string][] = []
  let at = pos + 1
  for (item.lastIndex = at; attributes.length < 20; item.lastIndex = at) {
    const match = item.exec(src)
    if (!match) break
    const [, className, id, name = '', ...values] = match
    if (className !== undefined) attributes.push(['class', className])
    else if (id !== undefined) attributes.push(['id', id])
    else attributes.push([name, values.find((value) => value !== undefined) ?? ''])
    at = item.lastIndex
  }
  while (src[at] === ' ') at++
  if (attributes.length === 0 || src[at] !== '}' || at >= posMax) return null
  const isOfBlock = before === '\n'
  return isOfBlock && at + 1 < posMax ? null : { attributes, isOfBlock, end: at + 1 }
}

/** The tokens without the attributes, which are on the elements before them. */
function applied(children: readonly Token[], open: Token | undefined, reading: Reading): Token[] {
  const kept: Token[] = []
  for (const token of children) {
    if (!isAttributes(token)) {
      kept.push(token)
      continue
    }
    const { attributes, isOfBlock, text } = token.meta as unknown as Read & { readonly text: string }
    const target = isOfBlock ? open : elementBefore(kept)
    if (!target) {
      kept.push(Object.assign(token, { type: 'text', content: text }))
      continue
    }
    if (isOfBlock && kept.at(-1)?.type.endsWith('break')) kept.pop()
    for (const [name, value] of attributes) {
      if (name === 'id') reading.ids.push(inOneForm(value))
      add(target, name, value)
    }
  }
  return kept
}

/** `:name[label]{…}`: attributes of a directive. */
const isDirective = (src: string, pos: number): boolean =>
  src[pos - 1] === ']' && /:[A-Za-z][\w-]*\[[^\][\n]*\]$/.test(src.slice(Math.max(0, pos - 200), pos))

/** The last element: its opening token. */
function elementBefore(tokens: readonly Token[]): Token | undefined {
  const last = tokens.findLast(({ type, content }) => type !== 'text' || content !== '')
  if (!last || last.nesting !== -1) return last?.type === 'text' ? undefined : last
  let depth = 0
  for (let index = tokens.lastIndexOf(last); index >= 0; index--) {
    depth += (tokens[index] as Token).nesting
    if (depth === 0) return tokens[index]
  }
  return undefined
}

function add(token: Token, name: string, value: string): void {
  // The renderer of links and images writes their attributes itself.
  if (token.type === 'link_open' || token.type === 'image') {
    const extra = (token.meta?.['extra'] ?? []) as [string, string][]
    const same = extra.find(([one]) => one === name)
    if (name === 'class' && same) same[1] += ` ${value}`
    else extra.push([name, value])
    token.meta = { ...token.meta, extra }
  } else if (name === 'class') token.attrJoin('class', value)
  else token.attrSet(name, value)
}
