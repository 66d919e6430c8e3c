// A text with the values of its variables, and without the lines that another version, language or profile
// has. This happens before anything else reads the text, so variables can be anywhere: in front matter, links
// and code. Each line keeps its number; places in a line are those of the written text.

import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import type { Term } from '../../model/glossary.ts'
import { nearest } from '../../model/text/nearest.ts'
import type { TextContext } from '../../model/textContext.ts'
import { addAll } from '../../shared/addAll.ts'
import { codeLines } from '../codeLines.ts'
import { termsIn } from '../glossary/terms.ts'
import { conditionalLines } from './conditions.ts'
import { readSchedule } from './schedule.ts'

export interface FilledText {
  readonly text: string
  /** The variables that the text names, and `@version` and the like for conditions. */
  readonly asked: readonly string[]
  /** Terms of the glossary that are in the text. */
  readonly terms: readonly Term[]
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Whether it is not published yet, or no longer. */
  readonly isDraft: boolean
  /** A value with the places of the written text in it. */
  readonly withPlaces: <T>(value: T) => T
}

/** Null where the text depends on no context. */
export function fillText(written: string, context: TextContext, isMdx: boolean): FilledText | null {
  const hasConditions = context.conditions && /^[\s>]*:{3,}[ \t]*only\b/m.test(written)
  const hasVariables = context.values !== null && written.includes('{{')
  const isTimed = context.now !== null && /^(?:publish|expires)_at:/m.test(written)
  if (!hasConditions && !hasVariables && !isTimed && context.glossary === null) return null
  const given = written.replace(/\r\n?/g, '\n').split('\n')
  const from = lineAfterFrontMatter(given)
  const { lines, asked, diagnostics } = hasConditions
    ? conditionalLines(given, from, context)
    : { lines: given, asked: new Set<string>(), diagnostics: [] }
  const state: State = {
    values: context.values ?? {},
    names: new Set(),
    problems: [...diagnostics],
    isMdx,
    isEscaped: isMdx,
  }
  const shifts = new Map<number, readonly Shift[]>()
  const isCode = codeLines()
  const filled = !hasVariables
    ? lines
    : lines.map((line, at) => {
        state.isEscaped = isMdx && !(at >= from && isCode(line))
        if (!line.includes('{{')) return line
        const { text, shifted } = fillLine(line, at, at < from, state)
        if (shifted.length > 0) shifts.set(at + 1, shifted)
        return text
      })
  const schedule = isTimed ? readSchedule(filled.slice(0, from), context.now ?? 0) : null
  const text = filled.join('\n')
  const terms = context.glossary ? termsIn(text, context.glossary) : []
  const names = [
    ...state.names,
    ...[...asked].map((name) => `@${name}`),
    ...(schedule?.asked ?? []),
    // Texts without terms ask, too: another one may be added.
    ...(context.glossary ? [glossaryName, ...terms.map(({ name }) => glossaryName + name)] : []),
  ].sort()
  addAll(state.problems, schedule?.diagnostics ?? [])
  if (names.length === 0 && state.problems.length === 0 && shifts.size === 0) return null
  return {
    ...{ text, terms },
    asked: names,
    diagnostics: state.problems,
    isDraft: schedule?.isDraft ?? false,
    withPlaces: (value) => (shifts.size === 0 ? value : placed(value, shifts)),
  }
}

/** Everything that a text which asks for these names depends on. */
export const answersOf = (asked: readonly string[], context: TextContext): string => {
  const { values, version, locale, locales, profile, profiles, now } = context
  const own = values ?? {}
  const answers = asked.map((name) => {
    if (name === '@version') return version
    if (name === '@locale') return [locale, locales]
    if (name === '@profile') return [profile, profiles]
    if (name.startsWith(glossaryName)) return termOf(name.slice(glossaryName.length), context)
    if (name.startsWith(timed)) return (now ?? 0) < Date.parse(name.slice(timed.length)) ? 'ahead' : 'past'
    // A suggestion for an unknown one is made of all names.
    return Object.hasOwn(own, name) ? own[name] : Object.keys(own)
  })
  return JSON.stringify([asked, answers])
}

const timed = '@time:'
const glossaryName = '@term:'

const termOf = (name: string, { glossary }: TextContext): unknown =>
  glossary && Object.hasOwn(glossary, name) ? glossary[name] : null

/** The moments among the names that a text asks for. */
export const momentsOf = (asked: readonly string[]): readonly string[] =>
  asked.filter((name) => name.startsWith(timed)).map((name) => name.slice(timed.length))

interface State {
  readonly values: Readonly<Record<string, string>>
  readonly names: Set<string>
  readonly problems: LocalDiagnostic[]
  readonly isMdx: boolean
  /** Whether braces in the line that is read need a backslash. */
  isEscaped: boolean
}

/** Columns from 0: where a written part begins and ends, and the same of what is in its place. */
interface Shift {
  readonly from: number
  readonly end: number
  readonly newFrom: number
  readonly newEnd: number
}

const variable = /(\\?)\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g

function fillLine(line: string, at: number, isField: boolean, state: State) {
  const shifted: Shift[] = []
  let text = ''
  let end = 0
  for (const match of line.matchAll(variable)) {
    const value = valueAt(match, line, at, state)
    if (value === null) continue
    text += line.slice(end, match.index)
    end = match.index + match[0].length
    const newFrom = text.length
    text += value
    shifted.push({ from: match.index, end, newFrom, newEnd: text.length })
  }
  text += line.slice(end)
  return { text: isField ? quoted(line, text) : text, shifted }
}

/** Null: the text stays as it is. */
function valueAt(match: RegExpExecArray, line: string, at: number, state: State): string | null {
  const [whole, backslash, name = ''] = match
  if (backslash) {
    const ticks = line.slice(0, match.index).split('`').length - 1
    return state.isEscaped && ticks % 2 === 0 ? `\\{\\{ ${name} }}` : whole.slice(1)
  }
  const before = line[match.index - 1]
  // An expression of a workflow, and braces of another template language.
  if (before === '$' || before === '{') return null
  if (Object.hasOwn(state.values, name)) {
    state.names.add(name)
    return state.values[name] as string
  }
  // A property of JSX.
  if (before === '=' && state.isMdx) return null
  state.names.add(name)
  const similar = nearest(name, Object.keys(state.values))
  const escaped = `Add it to markdown.variables, or write \\${whole} for the text itself.`
  state.problems.push({
    code: 'unknownVariable',
    ...{ line: at + 1, column: match.index + 1 },
    message: `There is no variable "${name}".`,
    hint: similar ? `Did you mean ${similar}?` : escaped,
  })
  return null
}

const special = /[:#[\]{}&*!|>'"%@`,?]|^-\s|^\s|\s$/

/** A field that is not quoted is, where a value has a special character of YAML. */
function quoted(before: string, after: string): string {
  const [, key = '', written = ''] = /^(\s*(?:-\s+)?(?:[\w-]+:\s+)?)(.*)$/.exec(before) ?? []
  const value = after.slice(key.length)
  const isPlain = !/^["'[|>&*!#]/.test(written) && !/^\{(?!\{)/.test(written)
  return isPlain && special.test(value) ? key + JSON.stringify(value) : after
}

function lineAfterFrontMatter(lines: readonly string[]): number {
  if (!/^\uFEFF?---/.test(lines[0] ?? '')) return 0
  const end = lines.findIndex((line, at) => at > 0 && /^---[ \t]*$/.test(line))
  return end === -1 ? 0 : end + 1
}

/** The same with the columns of the written text. */
function placed<T>(value: T, shifts: ReadonlyMap<number, readonly Shift[]>): T {
  if (Array.isArray(value)) return value.map((one) => placed(one, shifts)) as T
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) copy[key] = placed(one, shifts)
  for (const [line, column] of [
    ['line', 'column'],
    ['endLine', 'endColumn'],
  ] as const) {
    const found = shifts.get(Number(copy[line]))
    if (found && typeof copy[column] === 'number') copy[column] = writtenColumn(copy[column], found)
  }
  return copy as T
}

function writtenColumn(column: number, shifts: readonly Shift[]): number {
  const at = column - 1
  let moved = 0
  for (const { from, end, newFrom, newEnd } of shifts) {
    if (at < newFrom) break
    if (at < newEnd) return from + 1
    moved = end - newEnd
  }
  return at + moved + 1
}
