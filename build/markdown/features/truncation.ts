// `<!-- truncate -->` and `{/* truncate */}`: where the excerpt of a post ends. Docusaurus looks for them in
// the text itself, so text can follow on the same line.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { truncatePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'

const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/

const written: ReadonlySet<string> = new Set(['html_block', 'html_inline', 'component_comment', 'text'])
/** Code that shows a marker ends the excerpt as well, unless there is another one. */
const shown: ReadonlySet<string> = new Set(['fence', 'code_block', 'code_inline'])

export const truncation: Feature = (md) => {
  md.core.ruler.push('truncation', ({ tokens, env }) => {
    const reading = env as Reading
    reading.truncated = mark(tokens, written) || mark(tokens, shown)
  })
  md.renderer.rules['truncate'] = () => truncatePlaceholder
}

/** Makes a token of the first marker in tokens of these types; false without one. */
function mark(tokens: Token[], types: ReadonlySet<string>): boolean {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline' && mark(token.children ?? [], types)) return true
    if (!types.has(token.type) || !token.content.includes('truncate')) continue
    const found = marker.exec(token.content)
    if (!found) continue
    tokens.splice(index, 1, ...partsOf(token, found.index, found[0].length))
    return true
  }
  return false
}

function partsOf(token: Token, start: number, length: number): readonly Token[] {
  const { type, content } = token
  const at = copyOf(token, '')
  at.type = 'truncate'
  if (shown.has(type)) return [at, token]
  const before = content.slice(0, start)
  // Within another comment, HTML has no place for it.
  if (before.lastIndexOf('<!--') > before.lastIndexOf('-->')) return [at, token]
  // A comment of MDX is text in CommonMark.
  const after = content.slice(type === 'text' ? start : start + length)
  return [copyOf(token, before), at, copyOf(token, after)].filter(
    (part) => part === at || part.content.trim() !== '',
  )
}

const copyOf = (token: Token, content: string): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)), token, { content })
