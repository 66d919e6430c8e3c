// Which lines of a text are code blocks between fences.

const opening = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?!.*`)|~{3,})/
const closing = /^[\s>]*(`{3,}|~{3,})[ \t]*$/

/** Asked for each line in order: whether it is part of a code block, with its fences. */
export function codeLines(): (line: string) => boolean {
  let open: string | null = null
  return (line) => {
    if (open === null) {
      open = opening.exec(line)?.[1] ?? null
      return open !== null
    }
    const end = closing.exec(line)?.[1]
    if (end !== undefined && end[0] === open[0] && end.length >= open.length) open = null
    return true
  }
}
