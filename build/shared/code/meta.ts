// The words after the language of a code fence: ```` ```js title="a.js" {1,4-6} showLineNumbers=10 live ````.

export interface CodeMeta {
  /** As written; null when the fence names none. */
  readonly language: string | null
  readonly title: string | null
  /**
   * Highlighted lines, counted from 1; null when the fence has no range, so that comments in the code count.
   */
  readonly lines: readonly LineRange[] | null
  /** Number of the first line, or null when lines are not numbered. */
  readonly firstNumber: number | null
  readonly live: boolean
  readonly noInline: boolean
  /** Tabs with the commands of other package managers. */
  readonly packageManagers: boolean
  /** The file to show. */
  readonly file: CodeFile | null
  readonly className: string | null
}

/** A file, with the lines or the region of it to show. */
interface CodeFile {
  readonly path: string
  readonly from: number | null
  readonly to: number | null
  /** Between `#region name` and `#endregion`. */
  readonly region: string | null
}

/** The first and the last line. The ranges of a block are in order, without a line in two of them. */
export type LineRange = readonly [from: number, to: number]

/** The settings that the HTML of the code depends on, besides its text. */
export type CodeFormat = Pick<CodeMeta, 'language' | 'lines' | 'firstNumber'>

export function readMeta(info: string): CodeMeta {
  const text = info.trim()
  const language = /^[^\s{]+/.exec(text)?.[0] ?? null
  const words = text.slice(language?.length ?? 0)
  const range = /\{([\d,\s-]+)\}/.exec(words.replace(quoted, '').replace(folded, ''))?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=(?:["{]?)(\d+))?(?=[\s}"]|$)/.exec(words)
  return {
    language,
    title: titleIn(words),
    lines: range === undefined ? null : readRanges(range),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : null,
    live: hasWord(words, 'live'),
    noInline: hasWord(words, 'noInline'),
    packageManagers: hasWord(words, 'npm2yarn'),
    file: readFile(valueIn(words, 'file')),
    className: valueIn(words, 'className'),
  }
}

/** Lines that are not highlighted: shared/code/extras.ts. */
const folded = /\b(?:collapse|maxLines)=\{[\d,\s-]*\}/g

/** Values such as a title, in which braces are text. */
const quoted = /=(?:"[^"]*"|'[^']*')/g

function valueIn(words: string, name: string): string | null {
  // Most blocks have none of the words, and an expression for each takes time.
  if (!words.includes(name)) return null
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(words)
  return match ? (match[1] ?? match[2] ?? match[3] ?? null) : null
}

/** Only in quotes, as Docusaurus reads it. */
const titleIn = (words: string): string | null =>
  words.includes('title=')
    ? (/title=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(words)?.groups?.['title'] ?? null)
    : null

const hasWord = (words: string, word: string): boolean =>
  words.includes(word) && new RegExp(`(?:^|\\s)${word}(?:[\\s={]|$)`).test(words)

/** `./a.js`, `./a.js#L3`, `@site/a.js#L3-L9`, `./a.js#region`. */
function readFile(value: string | null): CodeMeta['file'] {
  if (value === null) return null
  const [path = '', place = ''] = value.split('#')
  const match = /^L(\d+)(?:-L?(\d+))?$/.exec(place)
  return {
    path,
    from: match ? Number(match[1]) : null,
    to: match ? Number(match[2] ?? match[1]) : null,
    region: match || place === '' ? null : place,
  }
}

/** `1,4-6,5-7` → 1 to 1, 4 to 7. A range of any size costs the same. */
export function readRanges(text: string): readonly LineRange[] {
  const ranges = text.split(',').flatMap((range): LineRange[] => {
    const [from = Number.NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10))
    return from <= to ? [[from, to]] : []
  })
  const merged: [from: number, to: number][] = []
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
