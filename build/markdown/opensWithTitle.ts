// Whether the first heading names the page in Docusaurus: only imports may come before it.

/** `content` is the text after the front matter. */
export function opensWithTitle(content: string): boolean {
  const [first = '', second = ''] = withoutImports(content.split('\n'))
  return /^#[ \t]+[^ \t]/.test(first.trimStart()) || (first.trim() !== '' && /^=+$/.test(second))
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
