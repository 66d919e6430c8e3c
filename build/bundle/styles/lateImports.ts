// `@import` after other rules, which CSS and esbuild ignore. css-loader of Docusaurus inlines it, before the
// rules of the style sheet.

/** A comment, a string, an unquoted URL, or a character that begins or ends something. */
const piece =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|\burl\([^"')]*\)|[{};]/gi

/** Whether an import may come too late: most style sheets are decided here. */
export function hasLateImports(css: string): boolean {
  return css.includes('@import') && withEarlyImports(css) !== css
}

/** The style sheet with all imports before its rules, in their order. Imports in blocks stay. */
export function withEarlyImports(css: string): string {
  const late: string[] = []
  let kept = ''
  let firstRule = -1
  for (const { text, isBlock } of statementsOf(css)) {
    const [, space = '', name = ''] = leading.exec(text) ?? []
    const isImport = name === '@import' && !isBlock
    if (isImport && firstRule !== -1) {
      late.push(text.slice(space.length).trim().replace(/;?$/, ';'))
      // Lines keep their numbers.
      kept += space + text.slice(space.length).replace(/[^\n]/g, '')
    } else {
      if (firstRule === -1 && text.slice(space.length).trim() !== '' && !(early.has(name) && !isBlock))
        firstRule = kept.length + space.length
      kept += text
    }
  }
  return late.length === 0 ? css : `${kept.slice(0, firstRule)}${late.join('')}${kept.slice(firstRule)}`
}

const leading = /^((?:\s|\/\*[\s\S]*?\*\/)*)(@[\w-]+)?/

/** Statements that may come before imports. */
const early: ReadonlySet<string> = new Set(['@charset', '@import', '@layer'])

interface Statement {
  /** With the space and comments before it. */
  readonly text: string
  readonly isBlock: boolean
}

function* statementsOf(css: string): Generator<Statement> {
  let start = 0
  let depth = 0
  for (const { 0: found, index } of css.matchAll(piece)) {
    if (found === '{') depth++
    else if (found === '}') depth = Math.max(0, depth - 1)
    if (depth > 0 || (found !== '}' && found !== ';')) continue
    const end = index + 1
    yield { text: css.slice(start, end), isBlock: found === '}' }
    start = end
  }
  if (start < css.length) yield { text: css.slice(start), isBlock: false }
}
