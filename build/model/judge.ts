// Diagnostics → problems: their severities, without repeats and without what follows from another error.
import {
  type Checks,
  type ChecksOf,
  type Diagnostic,
  type Problem,
  preventsWriting,
  type WithSeverity,
} from './diagnostics.ts'
import { type DiagnosticCode, defaultSeverities, type Severity } from './rules.ts'
import { pageOf, type Subject } from './subjects.ts'

/**
 * Gives severities, drops repeats (one source can be a page in several languages) and consequences of errors,
 * and sorts by file, line and column. `strict`: warnings count as errors.
 */
export function judge(
  diagnostics: Iterable<Diagnostic>,
  checks: Checks | ChecksOf,
  strict = false,
): readonly Problem[] {
  const seen = new Map<string, Problem>()
  const checksOf: ChecksOf = typeof checks === 'function' ? checks : () => [checks]
  for (const found of diagnostics) {
    const { subject, also, locale: _, ...told } = found
    const codes = also === undefined ? [found.code] : [found.code, also]
    const { code, severity: given } = mostSevere(codes, found, checksOf(found))
    if (given === 'off') continue
    const severity = strict && given === 'warning' ? 'error' : given
    const key = `${found.file ?? ''}:${found.line}:${found.column}:${code}:${subject ?? found.message}`
    const before = seen.get(key)
    if (!before || ranks.indexOf(severity) < ranks.indexOf(before.severity))
      seen.set(key, { ...told, code, severity })
  }
  return withoutConsequences([...seen.values()]).sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.message, b.message),
  )
}

/** The check that decides, and its severity: the highest one of those that concern the problem. */
const mostSevere = (codes: readonly DiagnosticCode[], found: WithSeverity, all: readonly Checks[]) =>
  all
    .flatMap((checks) =>
      codes.map((code) => ({
        code,
        severity: inChecks(checks, code) ?? found.severity ?? defaultSeverities[code],
      })),
    )
    .reduce((a, b) => (ranks.indexOf(b.severity) < ranks.indexOf(a.severity) ? b : a))

const inChecks = (checks: Checks, code: DiagnosticCode): Severity | 'off' | undefined =>
  (checks as Partial<Record<DiagnosticCode, Severity | 'off'>>)[code]

const ranks: readonly (Severity | 'off')[] = ['error', 'warning', 'info', 'hint', 'off']

/** An error explains what follows from it. */
function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const causes = new Map<Subject, Problem>()
  for (const problem of problems)
    if (problem.severity === 'error')
      for (const subject of subjectsHiddenBy(problem)) causes.set(subject, problem)
  /** Causes of an error that prevents writing. */
  const grave = new Set<Problem>()
  const kept = problems.filter((problem) => {
    const cause = subjectsOf(problem)
      .map((one) => causes.get(one))
      .find((one) => one && one !== problem)
    if (cause && preventsWriting([problem])) grave.add(cause)
    return !cause
  })
  return kept.map((problem) => {
    const { hides: _, about: __, ...told } = problem
    return grave.has(problem) ? { ...told, prevents: true as const } : told
  })
}

const subjectsOf = ({ code, file, about = [] }: Problem): readonly Subject[] =>
  file !== null && ofText.has(code) ? [...about, `text ${file}`] : about

const subjectsHiddenBy = ({ code, file, hides = [] }: Problem): readonly Subject[] => {
  if (file === null) return hides
  if (withoutPage.has(code)) return [...hides, ...pageOf(file)]
  if (withOtherText.has(code)) return [...hides, `ids ${file}`, `code ${file}`, `text ${file}`]
  if (withoutContent.has(code)) return [...hides, `ids ${file}`, `code ${file}`]
  return [...hides, ...(generatedPages[code] ?? [])]
}

/** The usual parts of the URLs of pages that are made from such files. */
const generatedPages: Readonly<Partial<Record<DiagnosticCode, readonly Subject[]>>> = {
  authorsFile: ['segment authors'],
  categoryFile: ['segment category'],
  sidebarFile: ['segment category'],
  tagsFile: ['segment tags'],
}

/** A file with such a problem has no page. */
const withoutPage: ReadonlySet<DiagnosticCode> = new Set([
  'duplicateId',
  'fileTooLarge',
  'invalidEncoding',
  'invalidId',
  'invalidSlug',
  'unreadableFile',
])

/** The page of a file with such a problem lacks some of its text. */
const withoutContent: ReadonlySet<DiagnosticCode> = new Set([
  'componentUse',
  'includeCycle',
  'markdownPlugin',
  'missingInclude',
  'missingModule',
  'moduleSyntax',
  'outsideFile',
  'parseFailed',
  'strayBrace',
  'strayLessThan',
  'unclosedTag',
])

/** The text of a file with such a problem is not what its author means. */
const withOtherText: ReadonlySet<DiagnosticCode> = new Set(['mergeConflict', 'unknownVariable'])

/** Whether the text of a file can be read as MDX. */
const ofText: ReadonlySet<DiagnosticCode> = new Set([
  'duplicateHeadingId',
  'moduleSyntax',
  'strayBrace',
  'strayLessThan',
  'unclosedTag',
  'unknownName',
])

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
