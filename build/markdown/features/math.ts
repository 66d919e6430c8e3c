// `$inline$` and `$$display$$` formulas and ```` ```math ```` blocks, printed by KaTeX during the build.
import type { StateBlock, StateInline, Token } from 'markdown-it'
import { escapeHtml } from '../../shared/escape.ts'
import type { Feature } from '../feature.ts'
import { placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'

export const math: Feature = (md, { markdown, renderMath }) => {
  if (!markdown.math) return
  md.inline.ruler.after('escape', 'math_inline', (state, silent) =>
    inline(state, silent, markdown.singleDollarMath),
  )
  md.block.ruler.before('fence', 'math_block', block, { alt: ['paragraph', 'blockquote', 'list'] })
  md.core.ruler.push('math', ({ tokens, env }) => {
    for (const token of tokens) {
      if (token.type === 'math_block') print(token, true, token.map?.[0] ?? 0, env as Reading)
      for (const child of token.children ?? []) {
        if (child.type !== 'math_inline') continue
        const { line } = placeInToken(token, env as Reading, Number(child.meta?.['offset'] ?? 0), null)
        print(child, child.markup === '$$', line - 1 - (env as Reading).lineOffset, env as Reading)
      }
    }
  })

  function print(token: Token, display: boolean, line: number, reading: Reading): void {
    const source = token.content
    token.type = display && token.type === 'math_block' ? 'html_block' : 'html_inline'
    const report = (message: string, hint: string | null) => {
      reading.diagnostics.push({
        code: 'formula',
        line: line + 1 + reading.lineOffset,
        column: 1,
        message,
        hint,
      })
      token.content = `<code class="math-error">${escapeHtml(source)}</code>`
    }
    if (!renderMath) {
      report(
        'Formulas need KaTeX, which is not installed.',
        'Run npm install katex, or set markdown.math to false.',
      )
      return
    }
    try {
      const formula = renderMath(source, display)
      token.content = display ? `<div class="math-display" tabindex="0">${formula}</div>` : formula
    } catch (error) {
      report(
        `The formula cannot be read: ${(error as Error).message.replace(/^KaTeX parse error: /, '')}.`,
        'Write \\$ for a dollar sign.',
      )
    }
  }
}

/**
 * The opening marker is followed by something, the closing one comes after something and before no digit:
 * prices stay text.
 */
function inline(state: StateInline, silent: boolean, singleDollar: boolean): boolean {
  const { src, pos, posMax } = state
  if (src.charCodeAt(pos) !== 36) return false
  const marker = src.charCodeAt(pos + 1) === 36 ? '$$' : '$'
  if (marker === '$' && !singleDollar) return false
  const start = pos + marker.length
  if (marker === '$' && /[\s$]/.test(src[start] ?? ' ')) return false
  let end = src.indexOf(marker, start)
  while (end !== -1 && end < posMax && src[end - 1] === '\\') end = src.indexOf(marker, end + 1)
  if (end === -1 || end + marker.length > posMax || end === start) return false
  if (marker === '$' && (/\s/.test(src[end - 1] ?? '') || /\d/.test(src[end + 1] ?? ''))) return false
  if (!silent) {
    const token = state.push('math_inline', '', 0)
    token.content = src.slice(start, end)
    token.markup = marker
    token.meta = { offset: pos }
  }
  state.pos = end + marker.length
  return true
}

/** `$$` on a separate line, to the next one. */
function block(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const text = (line: number) =>
    state.src
      .slice((state.bMarks[line] as number) + (state.tShift[line] as number), state.eMarks[line])
      .trimEnd()
  const first = text(start)
  if (!first.startsWith('$$') || (state.sCount[start] as number) - state.blkIndent >= 4) return false
  const oneLine = /^\$\$(.+)\$\$$/.exec(first)
  let last = start
  if (!oneLine) {
    if (first !== '$$') return false
    for (last = start + 1; last < end && text(last) !== '$$'; last++)
      if ((state.sCount[last] as number) < state.blkIndent && !state.isEmpty(last)) return false
    if (last >= end) return false
  }
  if (silent) return true
  const token = state.push('math_block', '', 0)
  token.block = true
  token.content = oneLine?.[1] ?? state.getLines(start + 1, last, state.sCount[start] as number, false)
  token.map = [start, last + 1]
  state.line = last + 1
  return true
}
