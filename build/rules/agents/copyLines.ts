// The lines of a Markdown copy, and whether they are code.
import { codeLines } from '../../markdown/codeLines.ts'

interface CopyLine {
  readonly text: string
  readonly isCode: boolean
}

/** `isOpen`: a code block has no end. */
export function copyLines(copy: string): { readonly lines: readonly CopyLine[]; readonly isOpen: boolean } {
  const isCode = codeLines()
  const lines = copy.split('\n').map((text): CopyLine => ({ text, isCode: isCode(text) }))
  // One more line would be code, too.
  return { lines, isOpen: isCode('') }
}
