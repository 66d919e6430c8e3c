// Comments that highlight lines of code: `// highlight-next-line`, `# highlight-start` … `# highlight-end`,
// and those of the site's configuration. Only comments in the syntax of the block's language count. They are
// removed from the code.
import type { MagicComment } from '../../model/project.ts'

/** The delimiters of a comment. An empty `close` means: to the end of the line. */
type CommentStyle = readonly [open: string, close: string]

const js: readonly CommentStyle[] = [
  ['//', ''],
  ['/*', '*/'],
]
const jsx: readonly CommentStyle[] = [...js, ['{/*', '*/}']]
const html: readonly CommentStyle[] = [...jsx, ['<!--', '-->']]
const hash: readonly CommentStyle[] = [['#', '']]
const basic: readonly CommentStyle[] = [
  ["'", ''],
  ['rem', ''],
]
/** For languages that are not in the table. */
const popular: readonly CommentStyle[] = [...html, ...hash]

const styles: Readonly<Record<string, readonly CommentStyle[]>> = {
  ...rows(
    js,
    'js javascript mjs cjs ts typescript mts java c cpp c++ csharp cs go rust rs swift kotlin kt scala php dart ' +
      'objectivec groovy',
  ),
  ...rows([...js], 'less scss sass stylus jsonc json5 protobuf solidity verilog'),
  ...rows(jsx, 'jsx tsx'),
  ...rows(html, 'html xml svg vue svelte astro markdown md mdx handlebars'),
  ...rows([['/*', '*/']], 'css'),
  ...rows(
    hash,
    'bash sh shell zsh console powershell ps1 python py ruby rb yaml yml toml perl r elixir ex ' +
      'dockerfile docker makefile nginx graphql',
  ),
  ...rows([['#', ''], ...js], 'properties ini hcl terraform'),
  ...rows([['%', '']], 'latex tex matlab erlang prolog'),
  ...rows([['--', '']], 'lua haskell hs sql pgsql ada applescript elm vhdl'),
  ...rows([[';;', '']], 'wasm wat lisp clojure clj scheme'),
  ...rows(basic, 'vb vbnet vba visual-basic vbscript basic bat batch dos cmd'),
  ...rows([['!', '']], 'fortran'),
  ...rows([['*>', '']], 'cobol'),
  ...rows([['(*', '*)'], ...js], 'fsharp fs'),
  ...rows([['(*', '*)']], 'ocaml ml sml pascal delphi'),
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
