// The title that a text writes itself is in a `<header>`, where CSS of sites and their plugins look for it.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'

export const titleHeader: Feature = (md, { markdown }) => {
  if (!markdown.reads.titleInHeader) return
  md.core.ruler.push('title_header', ({ tokens, Token: TokenClass }) => {
    const start = tokens.findIndex(({ meta }) => meta?.['isTitle'])
    const open = tokens[start]
    if (!open) return
    const end = tokens.findIndex(({ type }, index) => index > start && type === 'heading_close')
    const tag = (type: string, nesting: 1 | -1): Token => {
      const token = new TokenClass(type, 'header', nesting)
      return Object.assign(token, { block: true, level: open.level, map: nesting === 1 ? open.map : null })
    }
    tokens.splice(end + 1, 0, tag('header_close', -1))
    tokens.splice(start, 0, tag('header_open', 1))
  })
}
