// The heading that names a page by the lines of its file, and its text there: what is written, without the
// ticks of code. Only imports may come before it.

/** Null where the page opens with something else. `content` is the text after the front matter. */
export function titleInLines(content: string): string | null {
  const [first = '', second = ''] = withoutImports(content.split('\n'))
  const marked = /^#[ \t]+([^ \t].*)/.exec(first.trimStart())?.[1]
  const written = marked ?? (first.trim() !== '' && /^=+$/.test(second) ? first : null)
  if (written === null) return null
  return written
    .trim()
    .replace(/\s*(?:\{#*[\w-]+\}|\{\/\*.*\*\/\}|<!--.*-->|#+)$/, '')
    .replace(/`([^`]*)`/g, '$1')
    .trim()
}

/** A block of imports ends at an empty line. */
function withoutImports(lines: readonly string[]): readonly string[] {
  let start = 0
  const skip = (isSkipped: (line: string) => boolean) => {
    while (start < lines.length && isSkipped(lines[start] as string)) start++
  }
  const isEmpty = (line: string) => line.trim() === ''
  skip(isEmpty)
  while (/^import\s/.test(lines[start] ?? '')) {
    skip((line) => !isEmpty(line))
    skip(isEmpty)
  }
  return lines.slice(start, start + 2)
}
