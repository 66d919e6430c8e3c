// Splits a file into front matter and content, and checks each field against build/model/frontMatter.ts. Only
// YAML is read, because other engines of gray-matter would run code from content.
import matter from 'gray-matter'
import { YAMLException } from 'js-yaml'
import type { LocalDiagnostic, TextEdit } from '../model/diagnostics.ts'
import { type FrontMatter, type FrontMatterKey, frontMatterFields } from '../model/frontMatter.ts'
import { reviewFields } from '../model/reviewFields.ts'
import { expansionProblem } from '../model/text/expandedSize.ts'
import { nearest } from '../model/text/nearest.ts'
import { readYaml } from '../model/text/yaml.ts'
import { inOneForm } from '../shared/paths.ts'
import { unsafeMessage, withSafeUrls } from '../shared/unsafeUrls.ts'
import { type FieldPlace, readField } from './frontMatterField.ts'
import { plainFrontMatter } from './plainFrontMatter.ts'

export interface SplitFile {
  readonly frontMatter: FrontMatter
  /** The fields as written, unknown ones too. */
  readonly data: Readonly<Record<string, unknown>>
  readonly content: string
  /** Lines of the file before the first line of `content`. */
  readonly lineOffset: number
  readonly diagnostics: readonly LocalDiagnostic[]
}

export function splitFrontMatter(written: string): SplitFile {
  const text = withFieldsInOneForm(written)
  const read = plainFrontMatter(text)
  if (!read) return splitYaml(text)
  const { places, ...file } = read
  return { ...file, ...readFields(file.data, (key) => places.get(key) as FieldPlace) }
}

/** Fields name files, ids and tags, which have one form. The content stays as it is written. */
function withFieldsInOneForm(text: string): string {
  const end = text.startsWith('---') ? text.indexOf('\n---', 3) : -1
  if (end === -1) return text
  const fields = text.slice(0, end)
  const same = inOneForm(fields)
  return same === fields ? text : same + text.slice(end)
}

/** The same with the parser, whatever the front matter contains. */
export function splitYaml(text: string): SplitFile {
  const plain = { frontMatter: {}, data: {}, content: text, lineOffset: 0, diagnostics: [] }
  if (!text.startsWith('---')) return plain
  const opening = /^---([^\n]*)(?:\n|$)/.exec(text)?.[1]?.trim() ?? ''
  if (opening.startsWith('-')) return plain
  if (opening !== '' && opening !== 'yaml' && opening !== 'yml')
    return failed(text, {
      line: 1,
      column: 4,
      message: `Troodon reads front matter in YAML, not in "${opening}".`,
      hint: 'Write --- alone on the line, and the fields in YAML.',
    })
  if (!/\n---[ \t]*(?:\n|$)/.test(text))
    return failed(text, {
      line: 1,
      column: 1,
      message: 'The front matter opened here is never closed.',
      hint: 'Add a line with --- after the last field.',
    })
  try {
    const file = matter(text, {
      engines: { yaml: { parse: parseYaml }, js: refuse, javascript: refuse, json: refuse },
    })
    const lineOffset = countLines(text, text.length - file.content.length)
    const lines = text.split('\n', lineOffset)
    return {
      data: file.data as Record<string, unknown>,
      content: file.content,
      lineOffset,
      ...readFields(file.data, fieldPlaces(lines)),
    }
  } catch (error) {
    return failed(text, problemOf(error, text))
  }
}

function problemOf(error: unknown, text: string): Omit<LocalDiagnostic, 'code'> {
  if (error instanceof YAMLException)
    return {
      line: (error.mark?.line ?? 0) + 1,
      column: (error.mark?.column ?? 0) + 1,
      message: `The front matter is not valid YAML: ${error.reason}.`,
      hint: yamlHint(error, text),
    }
  const reason = error instanceof RangeError ? 'it is nested too deeply' : (error as Error).message
  return { line: 1, column: 1, message: `The front matter cannot be read: ${reason}.`, hint: null }
}

function yamlHint({ reason, mark }: YAMLException, text: string): string {
  // The parser stops in the line with the tab, or in the one before.
  const lines = text.split('\n').slice(mark?.line ?? 0, (mark?.line ?? 0) + 2)
  if (lines.some((line) => /^ *\t/.test(line))) return 'Indent with spaces. YAML does not allow tabs.'
  return /flow collection/.test(reason)
    ? 'Close the list with ] or the object with }.'
    : 'Quote values that contain ": " or start with a special character.'
}

function parseYaml(yaml: string): object {
  const data = readYaml(yaml)
  if (data === null || data === undefined) return {}
  if (typeof data !== 'object' || Array.isArray(data))
    throw new Error('it must be a list of "key: value" lines')
  const problem = expansionProblem(data)
  if (problem !== null) throw new Error(problem)
  return data
}

function refuse(): never {
  throw new Error('only YAML front matter is read')
}

function readFields(data: object, placeOf: (key: string) => FieldPlace) {
  const frontMatter: Partial<Record<FrontMatterKey, unknown>> = {}
  const diagnostics: LocalDiagnostic[] = []
  const safe = withSafeUrls(data)
  for (const { path, url } of safe.unsafe) {
    const key = /^[^.[]*/.exec(path)?.[0] ?? ''
    const { line, column } = placeOf(key)
    diagnostics.push({ code: 'unsafeLink', line, column, ...unsafeMessage(url), find: [`${key}:`, url] })
  }
  for (const [key, value] of Object.entries(safe.value)) {
    const place = placeOf(key)
    if (!isKnown(key)) {
      const similar = isOfReviews(key) ? null : nearest(key, Object.keys(frontMatterFields))
      if (similar)
        diagnostics.push({
          code: 'frontMatterUnknownKey',
          ...place,
          message: `There is no front matter field "${key}".`,
          hint: `Did you mean ${similar}?`,
          fix: { edits: [renamed(key, similar, place)], isSafe: false },
        })
      continue
    }
    if (value === undefined) continue
    const read = readField(frontMatterFields[key], value, place)
    if (read.ok) {
      if (read.value !== undefined) frontMatter[key] = read.value
    } else
      diagnostics.push({
        code: 'frontMatterType',
        line: place.line,
        column: place.column,
        message: `The front matter field "${key}" must be ${read.expected}, not ${read.found}.`,
        hint: read.hint,
      })
  }
  return { frontMatter: frontMatter as FrontMatter, diagnostics }
}

/** A place that was not found has another text. */
const renamed = (old: string, text: string, { line, column }: FieldPlace): TextEdit => ({
  ...{ line, column, endLine: line, endColumn: column + old.length, text, old },
})

const isOfReviews = (key: string): boolean => reviewFields.some((field) => field === key)

const isKnown = (key: string): key is FrontMatterKey => Object.hasOwn(frontMatterFields, key)

/** The position of each top-level key, with its value as written. */
function fieldPlaces(lines: readonly string[]): (key: string) => FieldPlace {
  const places = new Map<string, FieldPlace>()
  for (const [index, line] of lines.entries()) {
    const colon = line.search(/:(?:\s|$)/)
    const key = line
      .slice(0, Math.max(0, colon))
      .trimEnd()
      .replace(/^(["'])(.*)\1$/, '$2')
    const raw = line
      .slice(colon + 1)
      .replace(/\s#.*$/, '')
      .trim()
    if (!places.has(key)) places.set(key, { line: index + 1, column: 1, raw })
  }
  return (key) => places.get(key) ?? { line: 1, column: 1, raw: '' }
}

/** The file without its front matter, which is wrong at a place. */
function failed(text: string, problem: Omit<LocalDiagnostic, 'code'>): SplitFile {
  const close = text.indexOf('\n---', 3)
  const afterClose = close === -1 ? -1 : text.indexOf('\n', close + 1)
  const end = afterClose === -1 ? text.length : afterClose + 1
  return {
    frontMatter: {},
    data: {},
    content: text.slice(end),
    lineOffset: countLines(text, end),
    diagnostics: [{ code: 'frontMatterSyntax', ...problem }],
  }
}

function countLines(text: string, end: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
