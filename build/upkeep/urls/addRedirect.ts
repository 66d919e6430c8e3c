// A fix that adds a redirect to the configuration, where its objects are written as such.
import type { Fix } from '../../model/diagnostics.ts'
import { literalNodes } from '../../model/text/literalTree.ts'
import { positionAt } from '../../model/text/positionAt.ts'
import type { SourcePath } from '../../shared/paths.ts'

interface NewRedirect {
  readonly from: string
  readonly to: string
  readonly isSafe: boolean
}

/** The function returns null for a configuration without such an object. */
export function openRedirectFixes(file: SourcePath, text: string): (redirect: NewRedirect) => Fix | null {
  const place = placeIn(text)
  const isJson = /\.jsonc?$/.test(file)
  const key = isJson ? '"redirects"' : 'redirects'
  const quote = isJson ? JSON.stringify : singleQuoted
  return ({ from, to, isSafe }) => {
    if (!place) return null
    const { line, column } = positionAt(text, place.at)
    const entry = isJson
      ? `{ "from": ${quote(from)}, "to": ${quote(to)} }`
      : `{ from: ${quote(from)}, to: ${quote(to)} }`
    const list = place.kind === 'list' ? entry : `${key}: [${entry}]`
    const whole = place.kind === 'root' ? `${key}: { ${list} }` : list
    // Several redirects can go into a list that has entries.
    const joins = place.kind === 'list' && !place.isEmpty ? { joins: true as const } : {}
    const edit = { line, column, endLine: line, endColumn: column, text: separated(whole, place, text) }
    return { edits: [{ ...edit, ...joins }], isSafe, file }
  }
}

function separated(entry: string, { at, isEmpty, kind }: InsertPlace, text: string): string {
  const isSpaced = /\s/.test(text[at] ?? '')
  if (isEmpty) return kind === 'list' ? entry : ` ${entry}${isSpaced ? '' : ' '}`
  return isSpaced ? ` ${entry},` : `${entry}, `
}

interface InsertPlace {
  readonly kind: 'list' | 'object' | 'root'
  /** The offset after the bracket. */
  readonly at: number
  readonly isEmpty: boolean
}

function placeIn(text: string): InsertPlace | null {
  const after = (kind: InsertPlace['kind'], value: number, bracket: string): InsertPlace | null =>
    text[value] === bracket ? { kind, at: value + 1, isEmpty: /^\s*[\]}]/.test(text.slice(value + 1)) } : null
  for (const { members } of literalNodes(text)) {
    const outer = members.get('redirects')
    if (!outer) continue
    const inner = outer.node?.members.get('redirects')
    return inner ? after('list', inner.value, '[') : after('object', outer.value, '{')
  }
  const root = /(?:defineConfig\(\s*|export default\s*|^\s*)\{/.exec(text)
  return root && after('root', root.index + root[0].length - 1, '{')
}

const singleQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
