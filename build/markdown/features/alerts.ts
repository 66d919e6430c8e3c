// GitHub's alerts: a quote that begins with `[!NOTE]` is an admonition.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import { admonitionType } from './admonitions.ts'

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

export const alerts: Feature = (md) => {
  md.core.ruler.before('inline', 'alerts', ({ tokens, Token: TokenClass }) => {
    for (let index = 0; index < tokens.length; index++) {
      const open = tokens[index] as Token
      const inline = tokens[index + 2]
      const match =
        open.type === 'blockquote_open' && inline?.type === 'inline' ? marker.exec(inline.content) : null
      if (!match || !inline) continue
      const name = (match[1] as string).toLowerCase()
      let close = index + 1
      while (
        close < tokens.length &&
        !(tokens[close]?.type === 'blockquote_close' && tokens[close]?.level === open.level)
      )
        close++
      const type = admonitionType(name, []) ?? 'note'
      open.tag = 'div'
      open.attrs = [['class', `theme-admonition theme-admonition-${type} admonition admonition-${type}`]]
      const end = tokens[close]
      if (end) end.tag = 'div'
      inline.content = inline.content.slice(match[0].length)
      if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]]
      const heading = new TokenClass('html_block', '', 0)
      heading.content = `<div class="admonition-heading">${name[0]?.toUpperCase()}${name.slice(1)}</div>\n<div class="admonition-content">\n`
      const ending = new TokenClass('html_block', '', 0)
      ending.content = '</div>\n'
      if (end) tokens.splice(close, 0, ending)
      tokens.splice(index + 1, inline.content === '' ? 3 : 0, heading)
    }
  })
}
