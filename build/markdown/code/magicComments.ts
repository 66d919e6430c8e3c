// Comments that highlight lines of code: `// highlight-next-line`, `# highlight-start` … `# highlight-end`,
// and those of the site's configuration. Only comments in the syntax of the block's language count. They are
// removed from the code.
import type { MagicComment } from '../../model/project.ts'

/** The delimiters of a comment. An empty `close` means: to the end of the line. */
type CommentStyle = readonly [open: string, close: string]

const slashes: CommentStyle = ['//', '']
const block: CommentStyle = ['/*', '*/']
const braces: CommentStyle = ['{/*', '*/}']
const html: CommentStyle = ['<!--', '-->']
const hash: CommentStyle = ['#', '']
const dashes: CommentStyle = ['--', '']
const semicolons: CommentStyle = [';;', '']
const percent: CommentStyle = ['%', '']
const mark: CommentStyle = ['!', '']
const ml: CommentStyle = ['(*', '*)']
const rem: CommentStyle = ['rem', '']
const visualBasic: readonly CommentStyle[] = [["'", ''], ['‘', ''], ['’', ''], rem]

/** For languages that are not in the table. */
const popular: readonly CommentStyle[] = [slashes, block, braces, html, hash]

/** As in Docusaurus. The languages at the end have `popular` there, without their own style. */
const styles: Readonly<Record<string, readonly CommentStyle[]>> = {
  ...rows([slashes, block], 'js javascript ts typescript'),
  ...rows([slashes, block, braces], 'jsx tsx'),
  ...rows([slashes, block, html], 'html'),
  ...rows([html, braces, hash], 'markdown md'),
  ...rows([hash], 'bash python py'),
  ...rows([percent], 'latex tex matlab'),
  ...rows([dashes], 'lua haskell'),
  ...rows([dashes, block], 'sql'),
  ...rows([semicolons], 'wasm'),
  ...rows(visualBasic, 'vb vba visual-basic vbnet'),
  ...rows([rem], 'batch'),
  ...rows([rem, mark], 'basic'),
  ...rows([mark], 'fortran'),
  ...rows([['*>', '']], 'cobol'),
  ...rows([slashes, ml], 'fsharp'),
  ...rows([ml], 'ocaml sml'),
  ...rows([...popular, percent], 'erlang prolog'),
  ...rows([...popular, dashes], 'hs pgsql ada applescript elm vhdl'),
  ...rows([...popular, semicolons], 'wat lisp clojure clj scheme'),
  ...rows([...popular, ...visualBasic], 'vbscript'),
  ...rows([...popular, rem], 'bat dos cmd'),
  ...rows([...popular, ml], 'fs ml pascal delphi'),
}

function rows(list: readonly CommentStyle[], names: string): Record<string, readonly CommentStyle[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, list]))
}

export interface MarkedCode {
  readonly code: string
  /** Line, counted from 1 in `code` → the classes it has. */
  readonly classes: ReadonlyMap<number, readonly string[]>
}

/** Removes the magic comments from the code and returns the lines that they mark. */
export function readMagicComments(
  code: string,
  language: string | null,
  magic: readonly MagicComment[],
): MarkedCode {
  const words = wordsOf(magic)
  if (!hasOne(words, code)) return { code, classes: new Map() }
  const ofLanguage =
    (language !== null && Object.hasOwn(styles, language.toLowerCase())
      ? styles[language.toLowerCase()]
      : undefined) ?? popular
  const classes = new Map<number, string[]>()
  const kept: string[] = []
  const open = new Set<string>()
  const next = new Set<string>()
  for (const line of code.split('\n')) {
    const mark = words.get(commentIn(line, ofLanguage) ?? '')
    if (!mark) {
      kept.push(line)
      const marked = [...new Set([...open, ...next])]
      if (marked.length > 0) classes.set(kept.length, marked)
      next.clear()
    } else if (mark.kind === 'next') next.add(mark.className)
    else if (mark.kind === 'start') open.add(mark.className)
    else open.delete(mark.className)
  }
  return { code: kept.join('\n'), classes }
}

interface Mark {
  readonly kind: 'next' | 'start' | 'end'
  readonly className: string
}

function hasOne(words: ReadonlyMap<string, Mark>, code: string): boolean {
  for (const word of words.keys()) if (code.includes(word)) return true
  return false
}

const known = new WeakMap<readonly MagicComment[], ReadonlyMap<string, Mark>>()

function wordsOf(magic: readonly MagicComment[]): ReadonlyMap<string, Mark> {
  const words = known.get(magic) ?? readWords(magic)
  known.set(magic, words)
  return words
}

function readWords(magic: readonly MagicComment[]): ReadonlyMap<string, Mark> {
  const words = new Map<string, Mark>()
  for (const { className, line, block } of magic) {
    if (line) words.set(line, { kind: 'next', className })
    if (block) words.set(block.start, { kind: 'start', className }).set(block.end, { kind: 'end', className })
  }
  return words
}

/** The content of a line that consists of one comment. */
function commentIn(line: string, comments: readonly CommentStyle[]): string | null {
  const text = line.trim()
  for (const [open, close] of comments)
    if (
      text.slice(0, open.length).toLowerCase() === open &&
      text.endsWith(close) &&
      text.length >= open.length + close.length
    )
      return text.slice(open.length, text.length - close.length).trim()
  return null
}
