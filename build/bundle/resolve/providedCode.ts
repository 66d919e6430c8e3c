// Which constants and provided modules a file uses. esbuild reads the file with a mark in the place of each
// name, because it tells variables from strings, comments and names that the file declares itself.
import type { Loader, TransformOptions } from 'esbuild'
import type { ModuleRules } from '../../model/pluginOutcome.ts'

type Provided = ModuleRules['provided']

/** The names that the code of a run can use. */
export interface ProvidedNames {
  /** Variables and members of them: `Buffer`, `process.env.NOW`. */
  readonly names: readonly string[]
  /** Name → value of `typeof name`, which esbuild does not replace. */
  readonly types: Readonly<Record<string, string>>
  /** Other constants, the beginning of which can be a name: `process.env` of `process`. */
  readonly constants: readonly string[]
  readonly transform: (code: string, options: TransformOptions) => Promise<{ readonly code: string }>
}

export interface Code {
  readonly text: string
  readonly loader: Loader
}

/** On the server, Node has its own. */
export const namesIn = (provided: Provided, isServer: boolean): readonly string[] =>
  Object.keys(provided).filter((name) => !isType(name) && (!isServer || !ofNode.has(name)))

const ofNode: ReadonlySet<string> = new Set(['Buffer', 'global', 'process'])

export const typesIn = (provided: Provided): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(provided).flatMap(([name, given]) =>
      isType(name) && 'code' in given ? [[name.replace(/^typeof\s+/, ''), given.code]] : [],
    ),
  )

const isType = (name: string): boolean => /^typeof\s/.test(name)

/** Where the value of a name is kept: it can be the name of a member. */
export const keptName = (name: string): string => `globalThis.troodon_${name.replaceAll('.', '$')}`

/** The code with what it uses; null when it uses nothing. `file` is the name of the file. */
export async function withProvided(code: Code, file: string, known: ProvidedNames): Promise<Code | null> {
  const { text } = code
  const ofPage = text.includes(pageEnvironment) ? known.names.filter((name) => variable.test(name)) : []
  const names = known.names.filter((name) => mentions(text, name))
  const types = Object.keys(known.types).filter((name) =>
    new RegExp(`\\btypeof\\b[\\s(]+${escaped(name)}`).test(text),
  )
  if (names.length + types.length + ofPage.length === 0) return null
  const { used, typed } = await readNames(code, file, { known, names, types })
  const all = [...new Set([...used, ...ofPage])]
  if (all.length === 0 && typed === null) return null
  const loads = all.map((name) => `require("troodon-provided:${name}");`).join('')
  return { text: loads + withPageValues(typed?.text ?? text, ofPage), loader: typed?.loader ?? code.loader }
}

/** A first look, without esbuild: `process.env` is a constant. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![.\\w$])${escaped(name)}(?![\\w$])(?!\\.env\\b)`).test(text)

interface Mentioned {
  readonly known: ProvidedNames
  readonly names: readonly string[]
  readonly types: readonly string[]
}

/** `typed` is the code with the values of `typeof`; null where there is none. */
async function readNames(
  { text, loader }: Code,
  file: string,
  { known, names, types }: Mentioned,
): Promise<{ readonly used: readonly string[]; readonly typed: Code | null }> {
  const begun = known.constants.filter((name) => names.some((one) => name.startsWith(`${one}.`)))
  const marked = [...new Set([...names, ...types, ...begun])]
  const markOf = (name: string) => `troodon_mark_${marked.indexOf(name)}_`
  const define = Object.fromEntries(marked.map((name) => [name, markOf(name)]))
  const settings = { ...settingsOf(types), loader, define, sourcefile: file }
  const read = await known.transform(text, settings).catch(() => null)
  // A mistake in the file is reported where esbuild bundles it.
  if (read === null) return { used: names, typed: null }
  const used = names.filter((name) => read.code.includes(markOf(name)))
  // esbuild writes `typeof (0, mark)` in the place of a member.
  const typeOf = (name: string) => new RegExp(`\\btypeof (?:${markOf(name)}|\\(0, ${markOf(name)}\\))`, 'g')
  if (!types.some((name) => typeOf(name).test(read.code))) return { used, typed: null }
  const valued = types.reduce(
    (code, name) => code.replace(typeOf(name), () => `(${known.types[name]})`),
    read.code,
  )
  const named = marked.reduce((code, name) => code.replaceAll(markOf(name), () => name), valued)
  return { used, typed: { text: named, loader: 'js' } }
}

/** Where the code may be replaced, messages keep their lines. */
const settingsOf = (types: readonly string[]): TransformOptions => ({
  jsx: 'automatic',
  tsconfigRaw: '{}',
  logLevel: 'silent',
  sourcemap: types.length > 0 ? 'inline' : false,
  sourcesContent: false,
})

/** In Markdown, `process` is a variable of the page: see markdown/mdx/module.ts. */
const pageEnvironment = 'JSON.parse(TROODON_PAGE_ENV)'
const variable = /^process\.env\.\w+$/

function withPageValues(text: string, names: readonly string[]): string {
  if (names.length === 0) return text
  const values = names.map((name) => `${JSON.stringify(name.replace('process.env.', ''))}: ${keptName(name)}`)
  return text.replace(pageEnvironment, () => `Object.assign(${pageEnvironment}, { ${values.join(', ')} })`)
}

const escaped = (name: string): string => name.replace(/[.$]/g, '\\$&')
