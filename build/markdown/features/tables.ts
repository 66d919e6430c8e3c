// Tables: column alignment as a class (a style attribute would need a weaker security policy) and a box that
// scrolls.
import type { Feature } from '../feature.ts'

export const tables: Feature = (md, { markdown }) => {
  // A theme for MDX gets the style, and no box.
  if (markdown.asElements) return
  md.core.ruler.push('table_alignment', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const style = String(token.attrGet('style') ?? '')
      const side = /text-align:(\w+)/.exec(style)?.[1]
      if (side) token.attrs = [['class', `align-${side}`]]
    }
  })
  md.renderer.rules['table_open'] = () => '<div class="table-wrap" tabindex="0"><table>\n'
  md.renderer.rules['table_close'] = () => '</table></div>\n'
}
