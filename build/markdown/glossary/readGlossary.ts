// Reads `glossary.yml`: a meaning for each term, and front matter for its page before them.
import { YAMLException } from 'js-yaml'
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import type { Glossary, Term } from '../../model/glossary.ts'
import { expansionProblem } from '../../model/text/expandedSize.ts'
import { nearest } from '../../model/text/nearest.ts'
import { readYaml } from '../../model/text/yaml.ts'
import { isObject } from '../../shared/isObject.ts'

export interface ReadGlossary {
  /** The lines of front matter, without those around them. */
  readonly frontMatter: readonly string[]
  readonly terms: Glossary
  /** The line of each term, from 1. */
  readonly lineOf: (name: string) => number
  readonly diagnostics: readonly LocalDiagnostic[]
}

export function readGlossary(written: string): ReadGlossary {
  const lines = written.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const end = lines[0]?.trimEnd() === '---' ? lines.findIndex((line, at) => at > 0 && isRule(line)) : -1
  const frontMatter = end === -1 ? [] : lines.slice(1, end)
  // Lines keep their numbers.
  const text = lines.map((line, at) => (at <= end ? '' : line)).join('\n')
  const places = linesOfKeys(text)
  const lineOf = (name: string) => places.get(name) ?? 1
  const diagnostics: LocalDiagnostic[] = []
  const report = (line: number, message: string, hint: string | null = null, column = 1) =>
    diagnostics.push({ code: 'glossaryFile', line, column, message, hint })
  const terms: Record<string, Term> = Object.create(null)
  try {
    for (const [name, value] of entriesOf(text)) {
      const read = termOf(name, value)
      if (typeof read === 'string') report(lineOf(name), `${name} ${read}`, termHint)
      else terms[name] = read
    }
  } catch (error) {
    const { line = 0, column = 0 } = (error instanceof YAMLException && error.mark) || {}
    const reason = error instanceof YAMLException ? error.reason : (error as Error).message
    report(line + 1, `The glossary cannot be read: ${reason}.`, null, column + 1)
  }
  for (const { name, form, other } of repeatedForms(terms))
    report(lineOf(name), `${name} has the alias "${form}", which ${other} has, too.`, 'Remove one of them.')
  return { frontMatter, terms, lineOf, diagnostics }
}

const isRule = (line: string): boolean => /^---[ \t]*$/.test(line)

const termHint = 'Write "Term: its meaning", or a field "definition" below the term.'

function entriesOf(text: string): [string, unknown][] {
  const value = readYaml(text) ?? {}
  if (!isObject(value)) throw new Error('it must have lines such as "Term: its meaning"')
  const problem = expansionProblem(value)
  if (problem !== null) throw new Error(problem)
  return Object.entries(value)
}

const fields = ['definition', 'aliases', 'link']

/** Or what is wrong. */
function termOf(name: string, value: unknown): Term | string {
  if (typeof value === 'string' && value.trim() !== '')
    return { name, definition: value.trim(), aliases: [], link: null }
  if (!isObject(value)) return 'needs a definition.'
  const { definition, aliases = [], link = null } = value as Record<string, unknown>
  const unknown = Object.keys(value).find((key) => !fields.includes(key))
  if (unknown !== undefined) {
    const similar = nearest(unknown, fields)
    return `has a field "${unknown}" that terms do not have.${similar ? ` Did you mean ${similar}?` : ''}`
  }
  if (typeof definition !== 'string' || definition.trim() === '') return 'needs a definition.'
  const forms = [aliases].flat()
  if (!forms.every((form) => typeof form === 'string')) return 'has aliases that are not words.'
  if (link !== null && typeof link !== 'string') return 'has a link that is not a URL or a path.'
  return { name, definition: definition.trim(), aliases: forms as string[], link }
}

function repeatedForms(terms: Glossary) {
  const owners = new Map(Object.keys(terms).map((name) => [name, name]))
  return Object.values(terms).flatMap(({ name, aliases }) =>
    aliases.flatMap((form) => {
      const other = owners.get(form)
      owners.set(form, name)
      return other === undefined ? [] : [{ name, form, other }]
    }),
  )
}

const key = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#{["'-][^#]*?)\s*:(?:\s|$)/

/** Keys that begin a line. */
function linesOfKeys(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [at, line] of text.split('\n').entries()) {
    const [, written = ''] = key.exec(line) ?? []
    const name = /^["']/.test(written) ? unquoted(written) : written
    if (name !== '' && !found.has(name)) found.set(name, at + 1)
  }
  return found
}

const unquoted = (written: string): string => {
  try {
    return String(readYaml(written))
  } catch {
    return ''
  }
}
