// Where a word of a module is code: not in its strings, comments and texts of JSX.
import { Parser, type Token } from 'acorn'
import jsx from 'acorn-jsx'

const JsxParser = Parser.extend(jsx())

/** The offsets of these words. Null for code that is not JavaScript, such as TypeScript. */
export function codeWords(code: string, words: readonly string[]): ReadonlySet<number> | null {
  const found = new Set<number>()
  const onToken = ({ type, start, end }: Token): void => {
    if ((type.label === 'name' || type.keyword) && words.includes(code.slice(start, end))) found.add(start)
  }
  try {
    JsxParser.parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowHashBang: true,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      onToken,
    })
    return found
  } catch {
    return null
  }
}
