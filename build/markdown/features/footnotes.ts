// GFM footnotes: `[^name]` and `[^name]: text`, as a section at the end of the text.
import type { Token } from 'markdown-it'
import plugin from 'markdown-it-footnote'
import type { Feature } from '../feature.ts'

export const footnotes: Feature = (md) => {
  md.use(plugin as unknown as (instance: typeof md) => void)
  // `^[text]` is not GFM, and would take the caret out of ordinary texts.
  md.disable('footnote_inline')
  const number = (token: Token | undefined) => Number(token?.meta?.['id'] ?? 0) + 1
  const again = (token: Token | undefined) =>
    Number(token?.meta?.['subId'] ?? 0) > 0 ? `-${Number(token?.meta?.['subId']) + 1}` : ''
  md.renderer.rules['footnote_ref'] = (tokens, index) => {
    const token = tokens[index]
    return `<sup class="footnote-ref"><a href="#fn-${number(token)}" id="fnref-${number(token)}${again(token)}" aria-label="Footnote ${number(token)}">${number(token)}</a></sup>`
  }
  md.renderer.rules['footnote_block_open'] = () =>
    '<section class="footnotes" data-footnotes><h2 id="footnote-label" class="sr-only">Footnotes</h2>\n<ol>\n'
  md.renderer.rules['footnote_block_close'] = () => '</ol>\n</section>\n'
  md.renderer.rules['footnote_open'] = (tokens, index) => `<li id="fn-${number(tokens[index])}">`
  md.renderer.rules['footnote_close'] = () => '</li>\n'
  md.renderer.rules['footnote_anchor'] = (tokens, index) => {
    const token = tokens[index]
    const count = Number(token?.meta?.['subId'] ?? 0) + 1
    const shown = count > 1 ? `↩<sup>${count}</sup>` : '↩'
    return ` <a href="#fnref-${number(token)}${again(token)}" class="footnote-backref" aria-label="Back to reference ${number(token)}${again(token)}">${shown}</a>`
  }
}
