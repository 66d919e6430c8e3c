// A converted configuration as the text of a `site.config.ts`. What cannot be written as data, such as a
// function, is taken from the configuration for Docusaurus.
import { isPlain, type Raw } from './docusaurusConfig.ts'

export interface PrintedConfig {
  readonly text: string
  /** Keys whose functions are not in the old configuration, because a preset made them. */
  readonly lost: readonly string[]
}

/** `file` is the name of the configuration for Docusaurus, `old` its value. */
export function printConfig(config: Raw, file: string, old: Raw): PrintedConfig {
  const paths = pathsOf(old)
  const lost: string[] = []
  let takes = false
  const print = (value: unknown, indent: string, key: string): string => {
    if (isData(value)) return printData(value)
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
    return wrap(members, indent, Array.isArray(value) ? '[]' : '{}')
  }
  const printed = print(config, takes ? '  ' : '', '')
  return { text: takes ? withOld(print(config, '  ', ''), file) : alone(printed), lost: [...new Set(lost)] }
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
