// Fences called `mdx-code-block` keep code from services that translate texts. It is read as if they were not
// there.

const fence = /^[ \t]*(`{3,}|~{3,})(.*)$/

/** The same lines; those of such fences are empty. A fence can contain others, whatever their lengths. */
export function unwrapCode(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  const open: { readonly marks: string; readonly unwraps: boolean }[] = []
  for (const [index, line] of lines.entries()) {
    const [, marks, rest = ''] = fence.exec(line) ?? []
    if (marks === undefined) continue
    const isBare = rest.trim() === ''
    const innermost = open.at(-1)
    if (innermost && isBare && marks.startsWith(innermost.marks)) {
      if (innermost.unwraps) lines[index] = ''
      open.pop()
      // Code ends at its own marks. Backticks after backticks are code within a line.
    } else if ((innermost?.unwraps ?? true) && !(marks.startsWith('`') && rest.includes('`'))) {
      const unwraps = rest.trim() === 'mdx-code-block'
      if (unwraps) lines[index] = ''
      open.push({ marks, unwraps })
    }
  }
  return lines.join('\n')
}
