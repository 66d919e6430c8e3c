// The list in a `<FileTree>`: names of files and folders get an element of their own, and the words after
// them are comments. A name ends with a slash, or has a list below it, when it is a folder.
import type { Token } from 'markdown-it'
import { isBlockTag } from '../components/blocks.ts'
import type { Feature } from '../feature.ts'
import { resolvedOf } from '../mdx/element.ts'

export const fileTrees: Feature = (md, { syntax }) => {
  if (syntax === 'md') return
  md.core.ruler.after('mdx_resolve', 'file_trees', ({ src, tokens, Token: TokenClass }) => {
    if (!src.includes('<FileTree')) return
    const tag = (content: string): Token =>
      Object.assign(new TokenClass('html_inline', '', 0), { content, meta: { offset: 0, isClosed: true } })
    let depth = 0
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'component') depth += isTree(token)
      if (depth <= 0 || token.type !== 'list_item_open') continue
      const inline = tokens.slice(index, index + 3).find(({ type }) => type === 'inline')
      if (inline?.children) inline.children = named(inline.children, hasList(tokens, index), tag)
    }
  })
}

/** 1 for the opening tag, -1 for the closing one. */
function isTree(token: Token): number {
  const resolved = resolvedOf(token)
  if (!isBlockTag(resolved, 'FileTree') || !resolved?.element.close) return 0
  return token === resolved.element.close ? -1 : 1
}

/** Whether the item that opens at `index` has a list after its text. */
function hasList(tokens: readonly Token[], index: number): boolean {
  const level = tokens[index]?.level ?? 0
  for (let at = index + 1; at < tokens.length; at++) {
    const { type, level: own } = tokens[at] as Token
    if (type === 'list_item_close' && own === level) return false
    if (own === level + 1 && (type === 'bullet_list_open' || type === 'ordered_list_open')) return true
    if (own === level + 1 && type !== 'paragraph_open' && type !== 'paragraph_close') return false
  }
  return false
}

type MakeTag = (content: string) => Token

/** The children of an item: the name in an element, then the comment in another one. */
function named(children: readonly Token[], isParent: boolean, tag: MakeTag): Token[] {
  const { name, rest } = split(children)
  if (name.length === 0) return [...children]
  const text = name.map(({ content }) => content).join('')
  const kind = /^(?:\.\.\.|…)$/.test(text) ? 'more' : isParent || text.endsWith('/') ? 'folder' : 'file'
  const comment = rest.length === 0 ? [] : [tag('<span class="block-file-comment">'), ...rest, tag('</span>')]
  return [tag(`<span class="block-file" data-kind="${kind}">`), ...name, tag('</span>'), ...comment]
}

/** A name is the first word, or an element: code, bold text, a link. */
function split(children: readonly Token[]): { readonly name: Token[]; readonly rest: Token[] } {
  const [first] = children
  if (!first) return { name: [], rest: [] }
  if (first.type === 'text' && first.content !== '') {
    const end = first.content.search(/\s|$/)
    const after = first.content.slice(end)
    const word = Object.assign(Object.create(Object.getPrototypeOf(first)), first)
    word.content = first.content.slice(0, end)
    first.content = after
    return { name: [word], rest: after === '' ? children.slice(1) : [...children] }
  }
  // Empty texts are around marks of emphasis.
  const from = first.type === 'text' ? 1 : 0
  const opening = children[from]
  if (!opening) return { name: [], rest: [] }
  const close =
    opening.nesting === 1
      ? children.findIndex((one, index) => index > from && one.nesting === -1 && one.level === opening.level)
      : from
  const end = close === -1 ? children.length : close + 1
  return { name: children.slice(from, end), rest: children.slice(end) }
}
