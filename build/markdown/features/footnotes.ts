// GFM footnotes: `[^name]` and `[^name]: text`, as a section at the end of the text.
import type { Token } from 'markdown-it'
import plugin from 'markdown-it-footnote'
import { escapeHtml } from '../../shared/escape.ts'
import type { Feature } from '../feature.ts'
import { wrapRule } from '../wrapRule.ts'

export const footnotes: Feature = (md, { markdown: { footnotes: config } }) => {
  md.use(plugin as unknown as (instance: typeof md) => void)
  // `^[text]` is not GFM, and would take the caret out of ordinary texts.
  md.disable('footnote_inline')
  wrapRule(md.core.ruler, 'footnote_tail', (original) => (state) => {
    if (!state.env.footnotes) return
    state.tokens = GrowingTokens.from(state.tokens)
    original(state)
    state.tokens = Array.from(state.tokens)
  })
  const { rules } = md.renderer
  const id = (kind: 'fn' | 'fnref', token: Token | undefined) =>
    escapeHtml(`${config.prefix}${kind}-${config.named ? nameOf(token) : number(token)}`)
  // Attributes that style sheets for remark-rehype use as selectors. Programs that compare a page with its
  // Markdown skip elements with the other one.
  const [refData, backData] = config.named
    ? [' data-footnote-ref aria-describedby="footnote-label"', ' data-footnote-backref']
    : ['', ' data-markdown-ignore']
  rules['footnote_ref'] = (tokens, index) => {
    const token = tokens[index]
    return `<sup class="footnote-ref"><a href="#${id('fn', token)}" id="${id('fnref', token)}${again(token)}"${refData} aria-label="Footnote ${number(token)}">${number(token)}</a></sup>`
  }
  rules['footnote_block_open'] = () =>
    `<section class="footnotes" data-footnotes><h2 id="footnote-label" class="sr-only">${escapeHtml(config.label)}</h2>\n<ol>\n`
  rules['footnote_block_close'] = () => '</ol>\n</section>\n'
  rules['footnote_open'] = (tokens, index) => `<li id="${id('fn', tokens[index])}">`
  rules['footnote_close'] = () => '</li>\n'
  rules['footnote_anchor'] = (tokens, index) => {
    const token = tokens[index]
    const count = Number(token?.meta?.['subId'] ?? 0) + 1
    const shown = count > 1 ? `↩<sup>${count}</sup>` : '↩'
    return ` <a href="#${id('fnref', token)}${again(token)}" class="footnote-backref${config.named ? ' data-footnote-backref' : ''}"${backData} aria-label="Back to reference ${number(token)}${again(token)}">${shown}</a>`
  }
}

/** The plugin adds each note with `concat`, which would copy all tokens for every note. */
class GrowingTokens extends Array<Token> {
  override concat(more: Token[]): this {
    for (const token of more) this.push(token)
    return this
  }
}

const number = (token: Token | undefined): number => Number(token?.meta?.['id'] ?? 0) + 1

const again = (token: Token | undefined): string =>
  Number(token?.meta?.['subId'] ?? 0) > 0 ? `-${Number(token?.meta?.['subId']) + 1}` : ''

const nameOf = (token: Token | undefined): string =>
  encodeURI(String(token?.meta?.['label'] ?? number(token)).toLowerCase())
