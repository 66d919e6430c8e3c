// Fences called `mdx-code-block` keep code from services that translate texts. It is read as if they were not
// there.

const fence = /^[ \t]*(`{3,}|~{3,})(.*)$/

/** The same lines; those of such fences are empty. */
export function unwrapCode(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  let open: { readonly marks: string; readonly unwraps: boolean } | null = null
  for (const [index, line] of lines.entries()) {
    const [, marks, rest = ''] = fence.exec(line) ?? []
    if (marks === undefined) continue
    if (open === null) {
      // Backticks after backticks are code within a line.
      if (marks.startsWith('`') && rest.includes('`')) continue
      open = { marks, unwraps: rest.trim() === 'mdx-code-block' }
      if (open.unwraps) lines[index] = ''
    } else if (marks.startsWith(open.marks) && rest.trim() === '') {
      if (open.unwraps) lines[index] = ''
      open = null
    }
  }
  return lines.join('\n')
}
