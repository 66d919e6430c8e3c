// `==marked==`, `H~2~O`, `x^2^` and `:kbd[Ctrl+K]`.
import type { StateInline } from 'markdown-it'
import type { Feature } from '../feature.ts'

export const inlineMarks: Feature = (md, { markdown: { extensions } }) => {
  if (extensions.mark) marks(md)
  if (extensions.scripts) {
    md.inline.ruler.before('strikethrough', 'subscript', script('~', 'sub'))
    md.inline.ruler.before('strikethrough', 'superscript', script('^', 'sup'))
  }
  if (extensions.keys) md.inline.ruler.before('linkify', 'keys', keys)
}

const equals = 0x3d

/** Pairs of two signs, with other marks between them. */
function marks(md: Parameters<Feature>[0]): void {
  md.inline.ruler.before('emphasis', 'mark', (state, silent) => {
    if (silent || state.src.charCodeAt(state.pos) !== equals) return false
    const { can_open: open, can_close: close, length } = state.scanDelims(state.pos, true)
    if (length !== 2) {
      // As a whole: each of its signs would count the others again.
      state.pending += '='.repeat(length)
      state.pos += length
      return true
    }
    state.push('text', '', 0).content = '=='
    const token = state.tokens.length - 1
    state.delimiters.push({ marker: equals, length: 0, token, end: -1, open, close })
    state.pos += 2
    return true
  })
  md.inline.ruler2.before('emphasis', 'mark', (state) => {
    const lists = [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])]
    for (const delimiters of new Set(lists))
      for (const { marker, end, token } of delimiters) {
        if (marker !== equals || end === -1) continue
        const last = delimiters[end]?.token ?? token
        for (const [index, type, nesting] of [
          [token, 'mark_open', 1],
          [last, 'mark_close', -1],
        ] as const)
          Object.assign(state.tokens[index] ?? {}, { type, tag: 'mark', nesting, markup: '==', content: '' })
      }
    return true
  })
}

/** Longer texts between two signs are no index. */
const longest = 100

/** A text without spaces between two signs: `~2~`. Two signs are something else. */
const script =
  (sign: '~' | '^', tag: 'sub' | 'sup') =>
  (state: StateInline, silent: boolean): boolean => {
    const { src, pos, posMax } = state
    if (src[pos] !== sign || src[pos + 1] === sign || src[pos - 1] === sign) return false
    const end = src.slice(pos + 1, Math.min(posMax, pos + longest)).indexOf(sign)
    const text = src.slice(pos + 1, pos + 1 + end)
    if (end < 1 || src[pos + 2 + end] === sign || /[\s[]/.test(text)) return false
    if (!silent) {
      state.push(`${tag}_open`, tag, 1).markup = sign
      state.push('text', '', 0).content = text.replace(/\\([ \\~^])/g, '$1')
      state.push(`${tag}_close`, tag, -1).markup = sign
    }
    state.pos += end + 2
    return true
  }

const keysAt = /:kbd\[([^\][\n]{1,100})\]/y

function keys(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 58 || /[\w:]/.test(state.src[state.pos - 1] ?? '')) return false
  keysAt.lastIndex = state.pos
  const match = keysAt.exec(state.src)
  if (!match || keysAt.lastIndex > state.posMax) return false
  if (!silent)
    for (const [index, name] of namesIn(match[1] as string).entries()) {
      if (index > 0) state.push('text', '', 0).content = '+'
      state.push('kbd_open', 'kbd', 1)
      state.push('text', '', 0).content = name
      state.push('kbd_close', 'kbd', -1)
    }
  state.pos += match[0].length
  return true
}

/** `Ctrl++` has the key `+`. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(/\+(?!$|\+)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
