// `<!-- truncate -->` and `{/* truncate */}`: where the excerpt of a post ends.

import type { Feature } from '../feature.ts'
import { truncatePlaceholder } from '../placeholders.ts'
import type { Reading } from '../reading.ts'

const html = /^\s*<!--\s*truncate\s*-->\s*$/
const mdx = /^\{\/\*\s*truncate\s*\*\/\}$/

export const truncation: Feature = (md) => {
  md.core.ruler.push('truncation', ({ tokens, env }) => {
    const reading = env as Reading
    const marker = tokens.find(
      ({ type, content, level }) =>
        level === 0 &&
        ((type === 'html_block' && html.test(content)) ||
          (type === 'component_comment' && mdx.test(content))),
    )
    if (!marker) return
    reading.truncated = true
    marker.type = 'truncate'
  })
  md.renderer.rules['truncate'] = () => truncatePlaceholder
}
