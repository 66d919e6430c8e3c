// `<!-- truncate -->` and `{/* truncate */}`: where the excerpt of a post ends.

import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { truncatePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'

const html = /^\s*<!--\s*truncate\s*-->\s*$/
const mdx = /^\{\/\*\s*truncate\s*\*\/\}$/

const isMarker = ({ type, content }: Token): boolean =>
  (/^html_(?:block|inline)$/.test(type) && html.test(content)) ||
  (type === 'component_comment' && mdx.test(content))

export const truncation: Feature = (md) => {
  md.core.ruler.push('truncation', ({ tokens, env }) => {
    const reading = env as Reading
    const marker = tokens
      .flatMap((token) => (token.type === 'inline' ? (token.children ?? []) : [token]))
      .find(isMarker)
    if (!marker) return
    reading.truncated = true
    marker.type = 'truncate'
  })
  md.renderer.rules['truncate'] = () => truncatePlaceholder
}
