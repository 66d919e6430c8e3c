// `~~text~~` is `<del>`, as GFM has it. In sites that were written so, `~text~` is, too.
import type { Feature } from '../feature.ts'

export const strikethrough: Feature = (md, { markdown }) => {
  md.renderer.rules['s_open'] = () => '<del>'
  md.renderer.rules['s_close'] = () => '</del>'
  if (markdown.reads.singleTildes) singleTildes(md)
}

const tilde = 0x7e

/** Pairs have a marker of their own, so that one tilde does not close what two have opened. */
const marker = -tilde

function singleTildes(md: Parameters<Feature>[0]): void {
  md.inline.ruler.after('strikethrough', 'single_tilde', (state, silent) => {
    const { pos, src } = state
    if (silent || src.charCodeAt(pos) !== tilde) return false
    const { can_open: open, can_close: close, length } = state.scanDelims(pos, true)
    if (length !== 1) return false
    state.push('text', '', 0).content = '~'
    const token = state.tokens.length - 1
    state.delimiters.push({ marker, length: 0, token, end: -1, open, close })
    state.pos++
    return true
  })
  md.inline.ruler2.after('strikethrough', 'single_tilde', (state) => {
    const lists = [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]
    for (const delimiters of new Set(lists))
      for (const { marker: own, end, token } of delimiters) {
        if (own !== marker || end === -1) continue
        const last = delimiters[end]?.token ?? token
        for (const [index, type, nesting] of [
          [token, 's_open', 1],
          [last, 's_close', -1],
        ] as const)
          Object.assign(state.tokens[index] ?? {}, { type, tag: 's', nesting, markup: '~', content: '' })
      }
    return true
  })
}
