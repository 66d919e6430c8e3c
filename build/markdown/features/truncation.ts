// `<!-- truncate -->` and `{/* truncate */}`: where the excerpt of a post ends.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { truncatePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'

const html = /^\s*<!--\s*truncate\s*-->\s*$/
const mdx = /^\{\/\*\s*truncate\s*\*\/\}$/

const isMarker = ({ type, content }: Token): boolean =>
  type === 'html_block' || type === 'html_inline'
    ? html.test(content)
    : type === 'component_comment' && (mdx.test(content) || html.test(content))

export const truncation: Feature = (md) => {
  md.core.ruler.push('truncation', ({ tokens, env }) => {
    const reading = env as Reading
    const marker = findMarker(tokens)
    if (!marker) return
    reading.truncated = true
    marker.type = 'truncate'
  })
  md.renderer.rules['truncate'] = () => truncatePlaceholder
}

function findMarker(tokens: readonly Token[]): Token | undefined {
  for (const token of tokens)
    if (token.type !== 'inline') {
      if (isMarker(token)) return token
    } else for (const child of token.children ?? []) if (isMarker(child)) return child
  return undefined
}
