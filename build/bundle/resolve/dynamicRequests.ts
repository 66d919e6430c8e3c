// Imports whose path is known only when the code runs: require(`@site/img/${name}.png`). A module with all
// files that the path can mean takes their place (dynamicRequestPlugin.ts).
import { codeWords } from './codeWords.ts'

const call = /(?<![.\w$])(require|import)\((?=\s*(?:\/\*[^*]*\*\/\s*)*["'`])/g
/** From the file, the site or a scope, with loaders before it: `!!raw-loader!@site/a/`. */
const known = /^(?:[^*!]*!)*(?:\.{1,2}|@[^/*]*|~?)\/[^*]*\*|^(?:[^*!]*!)*@[^/*]+\/\*/

/** The code with a function in the place of each such `require` and `import`. Lines stay the same. */
export function withDynamicRequests(code: string): string {
  if (!/\b(?:require(?:\.context)?|import)\(/.test(code)) return code
  return withRequests(withContexts(code))
}

/** `require.context('./parts', true, /\.js$/)`. */
const context =
  /(?<![.\w$])require\.context\(\s*(["'`])([^"'`\n]+)\1\s*(?:,\s*(true|false)\s*)?(?:,\s*\/((?:\\.|\[[^\]\n]*\]|[^/\n\\])+)\/(\w*)\s*)?(?:,\s*(["'`])\w+\6\s*)?,?\s*\)/g

function withContexts(code: string): string {
  if (!code.includes('require.context(')) return code
  const calls = codeWords(code, ['require'])
  return code.replace(context, (all: string, ...given: readonly (string | number | undefined)[]) => {
    const [, folder = '', deep = 'true', source = '', flags = '', , index = 0] = given
    if (calls && !calls.has(Number(index))) return all
    const asked: AskedFiles = {
      folder: String(folder).replace(/\/+$/, ''),
      isDeep: deep === 'true',
      test: [String(source), String(flags)],
    }
    return `require(${JSON.stringify(`troodon-context:${JSON.stringify(asked)}`)})`
  })
}

/** The files of a folder that code asks for at once. */
export interface AskedFiles {
  readonly folder: string
  /** With those of the folders in it. */
  readonly isDeep: boolean
  /** A pattern, and its flags. */
  readonly test: readonly [source: string, flags: string]
}

function withRequests(code: string): string {
  let calls: ReadonlySet<number> | null | undefined
  return code.replace(call, (all: string, word: string, index: number) => {
    const found = patternAt(code, index + all.length)
    if (found === null || !known.test(found.pattern) || found.pattern.includes(found.quote)) return all
    // A text can show such a call. TypeScript is not read.
    if (calls === undefined) calls = codeWords(code, ['require', 'import'])
    if (calls && !calls.has(index)) return all
    const name = word === 'import' ? 'troodon-later' : 'troodon-request'
    return `require(${found.quote}${name}:${found.pattern}${found.quote})(`
  })
}

/** What is before the closing parenthesis, with `*` for all that is not text; null for other code. */
function patternAt(code: string, start: number): { pattern: string; quote: string } | null {
  let at = afterSpace(code, start)
  const quote = code[at] ?? ''
  let pattern = ''
  let open = 1
  for (;;) {
    const term = termAt(code, at)
    if (term === null) return null
    pattern += term.text
    at = afterSpace(code, term.end)
    // As compilers write templates: "./a/".concat(name, ".png").
    if (code.startsWith('.concat(', at)) {
      at = afterSpace(code, at + '.concat('.length)
      open++
      continue
    }
    while (code[at] === ')' && open > 0) {
      open--
      at = afterSpace(code, at + 1)
    }
    if (open === 0) return pattern.includes('*') ? { pattern, quote } : null
    if (code[at] !== '+' && !(code[at] === ',' && open > 1)) return null
    at = afterSpace(code, at + 1)
  }
}

interface Term {
  readonly text: string
  readonly end: number
}

/** Text, a template, or another expression, which is not longer than a line. Null for text with escapes. */
function termAt(code: string, at: number): Term | null {
  const plain = /^(?:'([^'\\\n*]*)'|"([^"\\\n*]*)")/.exec(code.slice(at, at + longest))
  if (plain) return { text: plain[1] ?? plain[2] ?? '', end: at + plain[0].length }
  if (code[at] !== '`') {
    const end = endOfExpression(code, at)
    return end === null || end === at ? null : { text: '*', end }
  }
  let text = ''
  for (let index = at + 1; index < at + longest; index++) {
    const char = code[index] ?? '\\'
    if (char === '`') return { text, end: index + 1 }
    if (char === '\\' || char === '*') return null
    if (char !== '$' || code[index + 1] !== '{') {
      text += char
      continue
    }
    const end = endOfExpression(code, index + 2)
    if (end === null || code[end] !== '}') return null
    text += '*'
    index = end
  }
  return null
}

const longest = 400

/** The place of the `+`, `,` or closing bracket after it. */
function endOfExpression(code: string, start: number): number | null {
  let depth = 0
  for (let at = start; at < start + longest && at < code.length; at++) {
    const char = code[at] ?? ''
    if (depth === 0 && '+,)}]'.includes(char)) return at
    if ('([{'.includes(char)) depth++
    if (')]}'.includes(char)) depth--
    if ('\'"`'.includes(char)) {
      const end = code.indexOf(char, at + 1)
      if (end === -1) return null
      at = end
    }
  }
  return null
}

const afterSpace = (code: string, at: number): number =>
  at + (/^(?:\s|\/\*[^*]*\*\/)*/.exec(code.slice(at, at + longest))?.[0].length ?? 0)
