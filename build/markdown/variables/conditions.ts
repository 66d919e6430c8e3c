// `:::only{version=">=2" locale="de"}` … `:::`: lines that only some versions, languages and profiles have.
// Lines that are left out stay as empty lines, so that the others keep their numbers.
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import { nearest } from '../../model/text/nearest.ts'
import type { TextContext } from '../../model/textContext.ts'
import { codeLines } from '../codeLines.ts'

export interface ConditionalLines {
  readonly lines: readonly string[]
  /** What was asked: `version`, `locale`, `profile`. */
  readonly asked: ReadonlySet<string>
  readonly diagnostics: readonly LocalDiagnostic[]
}

interface Box {
  readonly colons: number
  readonly line: number
  readonly isCondition: boolean
  /** Whether its lines are shown. */
  readonly shown: boolean
}

const opening = /^([\s>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/
const closing = /^([\s>]*)(:{3,})[ \t]*$/

/** `from`: the first line after the front matter. */
export function conditionalLines(
  given: readonly string[],
  from: number,
  context: TextContext,
): ConditionalLines {
  const asked = new Set<string>()
  const diagnostics: LocalDiagnostic[] = []
  const boxes: Box[] = []
  const isCode = codeLines()
  const isShown = () => boxes.at(-1)?.shown ?? true
  const read = (line: string, at: number): string => {
    const kept = isShown() ? line : emptied(line)
    if (isCode(line)) return kept
    const [, , colons = '', name = '', rest = ''] = opening.exec(line) ?? []
    if (name !== '') {
      const isCondition = name === 'only'
      const problem = (text: Pick<LocalDiagnostic, 'message' | 'hint'>) =>
        diagnostics.push({ code: 'wrongCondition', line: at + 1, column: line.indexOf(':') + 1, ...text })
      const holds = !isCondition || conditionHolds(rest, context, { asked, problem })
      boxes.push({ colons: colons.length, line: at, isCondition, shown: isShown() && holds })
      return isCondition ? emptied(line) : kept
    }
    const closed = closing.exec(line)?.[2]?.length ?? 0
    const box = boxes.at(-1)
    if (!box || closed < box.colons) return kept
    boxes.pop()
    return box.isCondition || !isShown() ? emptied(line) : line
  }
  const lines = given.map((line, at) => (at < from ? line : read(line, at)))
  for (const { line, isCondition } of boxes)
    if (isCondition) diagnostics.push(unclosed(given[line] as string, line))
  return { lines, asked, diagnostics }
}

/** A quote goes on. */
const emptied = (line: string): string => /^[\s>]*/.exec(line)?.[0].trimEnd() ?? ''

const unclosed = (line: string, at: number): LocalDiagnostic => ({
  code: 'wrongCondition',
  ...{ line: at + 1, column: line.indexOf(':') + 1 },
  message: 'The condition opened here is never closed.',
  hint: 'Add a line with ::: after the last line that depends on it.',
})

interface Asking {
  readonly asked: Set<string>
  readonly problem: (text: Pick<LocalDiagnostic, 'message' | 'hint'>) => void
}

const form = 'Write :::only{version=">=2"}, :::only{locale="de"} or :::only{profile="internal"}.'

/** All attributes must hold. A condition that cannot be read shows its lines. */
function conditionHolds(written: string, context: TextContext, { asked, problem }: Asking): boolean {
  const inside = /^\s*\{(.*)\}\s*$/.exec(written)?.[1]
  const pairs = [...(inside ?? '').matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))/g)]
  if (pairs.length === 0) {
    problem({ message: 'The condition names no version, language or profile.', hint: form })
    return true
  }
  return pairs
    .map(([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? ''
      const compare = comparisons[name]
      if (!compare) {
        const similar = nearest(name, Object.keys(comparisons))
        const hint = similar ? `Did you mean ${similar}?` : form
        problem({ message: `A condition cannot ask for "${name}".`, hint })
        return true
      }
      asked.add(name)
      return compare(value, context, problem)
    })
    .every(Boolean)
}

type Compare = (value: string, context: TextContext, problem: Asking['problem']) => boolean

const comparisons: Readonly<Record<string, Compare>> = {
  version(value, { version }, problem) {
    const wrong = version === null ? undefined : partsIn(value).find((part) => !isComparison(part))
    if (wrong !== undefined)
      problem({ message: `A condition cannot compare versions with "${wrong}".`, hint: versionForm })
    if (version !== null) return wrong !== undefined || matchesVersion(version, value)
    problem({
      message: 'The condition asks for a version, and this page has none.',
      hint: 'Only pages of the documentation have versions.',
    })
    return true
  },
  locale: (value, { locale, locales }, problem) => {
    reportUnknown('language', namesIn(value), locales, problem)
    return matchesName(locale, value)
  },
  profile: (value, { profile, profiles }, problem) => {
    reportUnknown('profile', namesIn(value), profiles, problem)
    return matchesName(profile ?? '', value)
  },
}

const namesIn = (value: string): readonly string[] =>
  value
    .split(/[\s,|]+/)
    .map((name) => name.replace(/^!/, ''))
    .filter((name) => name !== '')

function reportUnknown(
  kind: string,
  names: readonly string[],
  known: readonly string[],
  problem: Asking['problem'],
): void {
  const unknown = names.filter((name) => !known.includes(name))
  const [first] = unknown
  if (first === undefined) return
  const similar = unknown.length === 1 ? nearest(first, known) : null
  const all = known.length > 0 ? `The site has: ${known.join(', ')}.` : 'The configuration names none.'
  const listed = unknown.map((name) => `"${name}"`).join(', ')
  problem({
    message: `The condition names the ${kind}${unknown.length > 1 ? 's' : ''} ${listed}, which the site does not have.`,
    hint: similar ? `Did you mean ${similar}?` : all,
  })
}

/** `de fr`: one of them; `!de`: none of them. */
function matchesName(name: string, value: string): boolean {
  const words = value.split(/[\s,|]+/).filter((word) => word !== '')
  const wanted = words.filter((word) => !word.startsWith('!'))
  const refused = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1))
  return !refused.includes(name) && (wanted.length === 0 || wanted.includes(name))
}

/** `>=2 <3`: all of them; commas and `||` are alternatives. The current version comes after all others. */
export const matchesVersion = (version: string, value: string): boolean =>
  value.split(/\s*(?:,|\|\|)\s*/).some((range) => partsIn(range).every((part) => matchesPart(version, part)))

/** The comparisons of a value: `>=2`, `!1.0`. */
const partsIn = (value: string): readonly string[] =>
  value
    .replace(/([<>=!]+)\s+/g, '$1')
    .split(/[\s,]+|\|\|/)
    .filter((part) => part !== '')

const operation = /^(<=|>=|<|>|!=|!|==|=)?v?(.*)$/

/** Only numbers have an order. */
function isComparison(part: string): boolean {
  const [, operator = '', wanted = ''] = operation.exec(part) ?? []
  return /[<>]/.test(operator) ? /^(?:current$|\d)/.test(wanted) : /^[\w.]/.test(wanted)
}

const versionForm = 'Write a version, such as 2.0 or 2.x, or a range, such as >=2 <3.'

function matchesPart(version: string, part: string): boolean {
  const [, operator = '', wanted = ''] = operation.exec(part) ?? []
  if (operator === '!' || operator === '!=') return !isVersion(version, wanted)
  if (operator === '' || operator.startsWith('==') || operator === '=') return isVersion(version, wanted)
  const order = compareVersions(version, wanted)
  if (operator === '>') return order > 0
  if (operator === '<') return order < 0
  return operator === '>=' ? order >= 0 : order <= 0
}

/** `2.x` and `2` mean all of its versions. */
function isVersion(version: string, wanted: string): boolean {
  if (version === wanted) return true
  const numbers = wanted.replace(/(?:\.[x*])+$/, '')
  const own = version.replace(/^v/, '')
  return /^\d/.test(numbers) && (own === numbers || own.startsWith(`${numbers}.`))
}

function compareVersions(version: string, wanted: string): number {
  if (version === wanted) return 0
  if (version === 'current') return 1
  if (wanted === 'current') return -1
  const [a, b] = [partsOf(version), partsOf(wanted)]
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const [own = 0, other = 0] = [a[at], b[at]]
    if (own !== other) return own - other
  }
  return 0
}

const partsOf = (version: string): readonly number[] =>
  (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number)
