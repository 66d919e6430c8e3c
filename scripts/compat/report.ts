// Prints a comparison: one row for each aspect, then the pages that differ with the first difference.
import type { BuildFigures } from './builds.ts'
import { aspects, type Comparison, type PageDifference } from './compareSites.ts'
import type { LookComparison } from './eye/compareLooks.ts'
import { lookLines } from './eye/lookLines.ts'

export interface Report {
  readonly site: string
  readonly docusaurus: BuildFigures
  readonly troodon: BuildFigures
  /** Null if one of the builds wrote nothing. */
  readonly comparison: Comparison | null
  /** What a browser showed of both; null if it opened no page. */
  readonly looks: LookComparison | null
}

/** The report as lines of text. `show`: how many pages to name for each aspect. */
export function reportLines(report: Report, show: number): readonly string[] {
  const { comparison, docusaurus, troodon, looks } = report
  return [
    report.site,
    '',
    ...measuredLines('Docusaurus', docusaurus),
    ...measuredLines('Troodon', troodon),
    ...ratioLines(docusaurus, troodon),
    '',
    ...(comparison ? comparisonLines(comparison, show) : ['One of the builds wrote nothing to compare.']),
    ...(looks ? lookLines(looks, show) : []),
  ]
}

function measuredLines(name: string, { version, end, seconds, work, memory, problem }: BuildFigures) {
  const figures =
    seconds === null
      ? 'not measured'
      : `${seconds.toFixed(1)} s, ${(work ?? 0).toFixed(1)} s of processor time, ${Math.round(memory ?? 0)} MB`
  const ends = { done: '', failed: ', failed', late: ', stopped after the time limit' }[end]
  return [`${name} ${version}: ${figures}${ends}`, ...(problem ? indented(problem.split('\n')) : [])]
}

function ratioLines(docusaurus: BuildFigures, troodon: BuildFigures): readonly string[] {
  if (!docusaurus.seconds || !troodon.seconds || !docusaurus.memory || !troodon.memory) return []
  const times = (docusaurus.seconds / troodon.seconds).toFixed(1)
  const part = Math.round((troodon.memory / docusaurus.memory) * 100)
  return [`Troodon is ${times} times as fast and needs ${part} % of the memory.`]
}

function comparisonLines(comparison: Comparison, show: number): readonly string[] {
  const { routes, common, missing, extra, equal, differences, parts } = comparison
  return [
    `routes    ${share(common, routes)}`,
    ...listed('missing', missing, show),
    ...listed('only in Troodon', extra, show),
    ...aspects.flatMap((aspect) => [
      `${aspect.padEnd(9)} ${share(equal[aspect], common)}`,
      ...differenceLines(
        differences.filter((one) => one.aspect === aspect),
        show,
      ),
    ]),
    ...parts.map(
      (part) =>
        `${part.name.padEnd(9)} routes ${share(part.common, part.routes)}, texts ${share(part.equalTexts, part.common)}`,
    ),
  ]
}

function differenceLines(differences: readonly PageDifference[], show: number): readonly string[] {
  const lines = differences
    .slice(0, show)
    .flatMap(({ route, expected, actual, onlyExpected, onlyActual }) => [
      `${route} (${reason(onlyExpected, onlyActual)})`,
      `  Docusaurus: ${expected}`,
      `  Troodon:    ${actual}`,
    ])
  return indented([...lines, ...rest(differences.length - show)])
}

const reason = (onlyExpected: number, onlyActual: number): string =>
  onlyExpected + onlyActual === 0 ? 'other order' : `${onlyExpected} missing, ${onlyActual} more`

function listed(name: string, routes: readonly string[], show: number): readonly string[] {
  if (routes.length === 0) return []
  return indented([
    `${name}: ${routes.length}`,
    ...indented(routes.slice(0, show)),
    ...rest(routes.length - show),
  ])
}

const rest = (count: number): readonly string[] => (count > 0 ? [`… and ${count} more`] : [])

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`)

/** `98 of 100 (98.0 %)` */
export const share = (part: number, all: number): string =>
  `${part} of ${all}${all > 0 ? ` (${((part / all) * 100).toFixed(1)} %)` : ''}`
