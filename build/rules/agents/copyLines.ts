// The lines of a Markdown copy, and whether they are code.

interface CopyLine {
  readonly text: string
  readonly isCode: boolean
}

const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/

/** `isOpen`: a code block has no end. */
export function copyLines(copy: string): { readonly lines: readonly CopyLine[]; readonly isOpen: boolean } {
  let open = ''
  const lines = copy.split('\n').map((text): CopyLine => {
    const mark = fence.exec(text)?.[1] ?? ''
    if (open === '') {
      open = mark
      return { text, isCode: open !== '' }
    }
    const isEnd = mark[0] === open[0] && mark.length >= open.length && /^[\s>]*[`~]+\s*$/.test(text)
    if (isEnd) open = ''
    return { text, isCode: true }
  })
  return { lines, isOpen: open !== '' }
}
