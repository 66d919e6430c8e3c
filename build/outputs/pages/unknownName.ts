// A Markdown page that fails because it uses a name that it does not define, such as `/users/{id}`: where the
// braces are in its text.
import type { Diagnostic } from '../../model/diagnostics.ts'
import { positionAt } from '../../model/text/positionAt.ts'

/** Null for other errors, and where the text has no such braces outside of code blocks. */
export function unknownName(
  error: string,
  text: string,
): Pick<Diagnostic, 'line' | 'column' | 'hint'> | null {
  const name = /(?:^|: )([\w$]+) is not defined$/.exec(error)?.[1]
  if (name === undefined) return null
  const braces = new RegExp(`\\{[^{}\\n]*(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`)
  const at = braces.exec(withoutCode(text))?.index
  if (at === undefined) return null
  return { ...positionAt(text, at), hint: 'Import or export it, or write \\{ for a brace.' }
}

/** Code blocks and code in a line as spaces, so that all places stay the same. */
const withoutCode = (text: string): string =>
  text.replace(/^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1|(`+)(?!`)[^\n]*?[^`]\2(?!`)/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  )
