// A converted configuration as the text of a `site.config.ts`. What cannot be written as data, such as a
// function, is taken from the configuration for Docusaurus.
import { isDeepStrictEqual } from 'node:util'
import { isPlain, type Raw } from './docusaurusConfig.ts'

/** Values that a package exports, such as a theme of Prism: they are imported instead of written. */
export interface ImportedValues {
  /** `import { themes } from 'prism-react-renderer'` */
  readonly statement: string
  /** Expression → its value: `themes.github`. */
  readonly values: ReadonlyMap<string, unknown>
}

export interface PrintOptions {
  /** Name of the configuration for Docusaurus. */
  readonly file: string
  /** Its value. */
  readonly old: Raw
  readonly imported?: ImportedValues | undefined
}

export interface PrintedConfig {
  readonly text: string
  /** Keys whose functions are not in the old configuration, because a preset made them. */
  readonly lost: readonly string[]
}

export function printConfig(config: Raw, { file, old, imported }: PrintOptions): PrintedConfig {
  const paths = pathsOf(old)
  const lost: string[] = []
  let takes = false
  let imports = false
  const print = (value: unknown, indent: string, key: string): string => {
    if (isData(value)) return printData(value)
    const named = nameOfImported(value, imported)
    imports ||= named !== undefined
    if (named !== undefined) return named
    const own = paths.get(value)
    if (!isPlain(value) && !Array.isArray(value)) {
      takes ||= own !== undefined
      if (own === undefined) lost.push(key)
      return own ?? 'undefined'
    }
    const inner = `${indent}  `
    const members = Array.isArray(value)
      ? value.map((one, index) => print(one, inner, `${key}[${index}]`))
      : Object.entries(value).flatMap(([name, one]) =>
          one === undefined ? [] : [`${nameOf(name)}: ${print(one, inner, key ? `${key}.${name}` : name)}`],
        )
    const commented = key === '' ? members.map((one) => withComment(one, inner)) : members
    return wrap(commented, indent, Array.isArray(value) ? '[]' : '{}')
  }
  const printed = print(config, '', '')
  const text = takes ? withOld(print(config, '  ', ''), file) : alone(printed)
  const head = imports && imported ? `${imported.statement}\n` : ''
  return { text: head + text, lost: [...new Set(lost)] }
}

const nameOfImported = (value: unknown, imported: ImportedValues | undefined): string | undefined =>
  [...(imported?.values ?? [])].find(([, one]) => isDeepStrictEqual(one, value))?.[0]

/** Options of the site whose names say too little have a comment above them. */
function withComment(member: string, indent: string): string {
  const comment = comments[/^\w*/.exec(member)?.[0] ?? '']
  return comment === undefined ? member : `// ${comment}\n${indent}${member}`
}

const comments: Readonly<Record<string, string>> = {
  compatibility: 'Markdown and URLs stay those of Docusaurus.',
  theme:
    'The theme of docusaurus.config shows the pages, so that file has to stay. Remove the line for our theme.',
  checks: 'Docusaurus warns about these, or does not look for them. Remove a line to make it an error.',
  storage: 'Readers keep the color mode and version that they chose.',
  search: 'The site has no search. Write "local" for one that needs no service.',
  contentSecurityPolicy: 'Docusaurus sets no policy. Remove the line for a strict one.',
  docusaurus: 'What components of the site can read of the configuration.',
}

const alone = (printed: string): string => `import { defineConfig } from 'troodon'

export default defineConfig(${printed})
`

/** The old configuration may be a function, which is called. */
const withOld = (printed: string, file: string): string => `import { defineConfig } from 'troodon'
import source from './${file}'

export default async () => {
  // Functions come from the configuration for Docusaurus. Move them here to remove that file.
  const given: any = source
  const docusaurus = await (typeof given === 'function' ? given() : given)
  return defineConfig(${printed})
}
`

/** Function or object with code → where it is: `docusaurus.presets[0][1].docs.editUrl`. */
function pathsOf(old: Raw): ReadonlyMap<unknown, string> {
  const paths = new Map<unknown, string>()
  const seen = new Set<unknown>()
  const visit = (value: unknown, path: string) => {
    if (isData(value) || seen.has(value)) return
    seen.add(value)
    if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, `${path}[${index}]`)
    else if (isPlain(value))
      for (const [name, one] of Object.entries(value))
        visit(one, isName(name) ? `${path}.${name}` : `${path}[${printData(name)}]`)
    else paths.set(value, path)
  }
  visit(old, 'docusaurus')
  return paths
}

const isData = (value: unknown): value is string | number | boolean | null | undefined =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)

/** Strings in single quotes, where that needs no escapes. */
function printData(value: string | number | boolean | null | undefined): string {
  if (typeof value !== 'string') return String(value)
  const quoted = JSON.stringify(value)
  return quoted.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`
}

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name)
const nameOf = (name: string): string => (isName(name) ? name : printData(name))

const maxWidth = 100

/** On one line where they fit. */
function wrap(members: readonly string[], indent: string, [open = '', close = '']: string): string {
  if (members.length === 0) return open + close
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${members.join(', ')}${space}${close}`
  if (!line.includes('\n') && indent.length + line.length < maxWidth - 20) return line
  const inner = `${indent}  `
  return `${open}\n${members.map((one) => `${inner}${one},\n`).join('')}${indent}${close}`
}
