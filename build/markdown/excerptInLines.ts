// The description of a page by the lines of its file, as Docusaurus has it: the first line with words,
// without most marks of Markdown. Search engines and lists of pages know it.

/** Null where no line has words. `content` is the text after the front matter. */
export function excerptInLines(content: string): string | null {
  let fence = ''
  let isImport = false
  for (const line of linesOf(content.trimStart().replace(/^[^\r\n]*\r?\n=+/, ''))) {
    const words = line.trim()
    if (words === '') isImport = false
    else if (fence === '' && (isImport || /^(?:import|export)\s/.test(line))) isImport = true
    else if (words.startsWith('```')) fence = fenceAfter(fence, (/^`+/.exec(words) as RegExpExecArray)[0])
    else if (fence === '') {
      const cleaned = withoutMarks(line.slice(0, longestLine))
      if (cleaned !== '') return cleaned
    }
  }
  return null
}

/** The open fence after a line with a fence: a shorter one is text of the code. */
const fenceAfter = (open: string, fence: string): string =>
  open === '' ? fence : fence.length >= open.length ? '' : open

/** Characters that are read of a line: the time for some expressions grows with its square. */
const longestLine = 5000

/** In the order of Docusaurus, because each one changes what the next one finds. */
const marks: readonly (readonly [found: RegExp, kept: string])[] = [
  // The id of a heading. Docusaurus shows the end of it: `id */}`.
  [/\s\{\/\*\s*#[^*]*\*\/\}\s*$/, ''],
  [/<[^>]*>/g, ''],
  [/^#[^#]+#?/g, ''],
  [/^#{1,6}\s*([^#]*?)\s*#{0,6}/g, '$1'],
  [/([*_]{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*\S)~~/g, '$1'],
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/\[\^.+?\](?:: .*$)?/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?/g, ''],
  [/:::.*/, ''],
  // Names of emoji, with what looks like one.
  [/\s?:(?:::|[^:\n])+:/g, ''],
  [/\{#*[\w-]+\}/, ''],
]

const withoutMarks = (line: string): string =>
  marks.reduce((text, [found, kept]) => text.replace(found, kept), line).trim()

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    yield text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '')
    start = end === -1 ? text.length : end + 1
  }
}
