// Parts of a file: lines by their numbers, and regions that comments name: `// #region name` …
// `// #endregion name`, or `[name]` after `tag::`.

/** Counted from 1. */
export const linesIn = (text: string, from: number, to: number | null): string =>
  text
    .split('\n')
    .slice(from - 1, to ?? undefined)
    .join('\n')

const mark = /#\s?(end)?region\b[ \t]*([\w-]*)/

/** The text of the region without the comments that mark regions; null when there is none of that name. */
export function regionIn(text: string, name: string): string | null {
  const kept: string[] = []
  const open: string[] = []
  let isFound = false
  // Of the open ones, how many have the name.
  let depth = 0
  for (const line of text.split('\n')) {
    const match = line.includes('region') ? mark.exec(line) : null
    if (!match) {
      if (depth > 0) kept.push(line)
    } else if (match[1] === undefined) {
      open.push(match[2] ?? '')
      isFound ||= match[2] === name
      if (match[2] === name) depth++
    } else {
      const [closed] = open.splice(match[2] ? Math.max(0, open.lastIndexOf(match[2])) : open.length - 1, 1)
      if (closed === name) depth--
    }
  }
  return isFound ? unindented(kept) : null
}

/** The names of all regions of a text. */
export const regionNames = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const match = line.includes('region') ? mark.exec(line) : null
    return match && match[1] === undefined && match[2] ? [match[2]] : []
  })

/** Without the space that all lines begin with. */
function unindented(lines: readonly string[]): string {
  let indent = Number.POSITIVE_INFINITY
  for (const line of lines)
    if (line.trim() !== '') indent = Math.min(indent, line.length - line.trimStart().length)
  return lines.map((line) => line.slice(indent)).join('\n')
}
