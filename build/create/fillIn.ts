// Fills in the files of a template. `{{title}}` is a value; a line that begins with `{{#pnpm}}` is kept when
// that is one of the choices, and one with `{{#github}}{{#pnpm}}` when both are.

/** Name → text, as `{{name}}` in a template. */
export type Values = Readonly<Record<string, string>>

/** Values are escaped for the kind of file. Throws on a name that has no value: the template is wrong. */
export function fillIn(path: string, text: string, values: Values, chosen: ReadonlySet<string>): string {
  const escaped = escapeFor(path)
  return text
    .split('\n')
    .flatMap((line) => keptLine(line, chosen))
    .join('\n')
    .replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${path} has a placeholder for the unknown value ${name}`)
      return escaped(value)
    })
}

function keptLine(line: string, chosen: ReadonlySet<string>): readonly string[] {
  const [, condition, rest = ''] = /^\{\{#([\w-]+)\}\}(.*)$/.exec(line) ?? []
  if (condition === undefined) return [line]
  return chosen.has(condition) ? keptLine(rest, chosen) : []
}

const inDoubleQuotes = (value: string): string => JSON.stringify(value).slice(1, -1)
/** For text in single quotes. */
const inScript = (value: string): string =>
  inDoubleQuotes(value).replaceAll('\\"', '"').replaceAll("'", "\\'")

/** For HTML and XML. */
export const inMarkup = (value: string): string =>
  value.replace(/[&<>"]/g, (letter) => entities[letter] as string)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeFor(path: string): (value: string) => string {
  if (/\.tsx?$/.test(path)) return inScript
  if (path.endsWith('.svg')) return inMarkup
  return /\.(?:json|jsonc|ya?ml|toml)$/.test(path) ? inDoubleQuotes : (value) => value
}
