// The last line that `build` and `check` print.
import { expect, it } from 'vitest'
import { closingLine, workLine } from '../../../build/commands/report/reportBuild.ts'
import type { BuildResult } from '../../../build/model/buildResult.ts'
import type { Problem } from '../../../build/model/diagnostics.ts'
import type { Severity } from '../../../build/model/rules.ts'

const problem = (severity: Severity): Problem => ({
  code: 'brokenLink',
  severity,
  file: null,
  line: 0,
  column: 0,
  message: 'Wrong.',
  hint: null,
})
const result = (...severities: readonly Severity[]): BuildResult => ({
  ok: !severities.includes('error'),
  isPublished: !severities.includes('error'),
  problems: severities.map(problem),
  notes: [],
  changed: [],
  summary: { routes: 5, pages: 4, links: 3, parsed: 2, rendered: 1, written: 7, removed: 0 },
})

it.each([
  [result(), '/dist', 'Built 5 pages in 12 ms (1 rendered). 3 links checked.'],
  [result('warning', 'info'), '/dist', 'Built 5 pages in 12 ms (1 rendered). 3 links checked; 1 warning.'],
  [result(), null, '5 routes and 3 links checked in 12 ms, no problems.'],
  [result('warning', 'warning'), null, '5 routes and 3 links checked in 12 ms; 2 warnings.'],
  [result('error', 'warning', 'error'), null, '2 errors, 1 warning. Nothing was written.'],
])('%#', (built, outDir, line) => {
  expect(closingLine(built, outDir, 12.4)).toBe(line)
})

it('shows seconds for one second or more', () => {
  expect(closingLine(result(), null, 1_250)).toContain(' in 1.3 s,')
})

it('says when nothing changed, or everything was rendered', () => {
  const { summary, ...built } = result()
  const lineOf = (rendered: number, written: number) =>
    closingLine({ ...built, summary: { ...summary, rendered, written } }, '/dist', 76)
  expect(lineOf(0, 0)).toBe('Built 5 pages in 76 ms (nothing changed). 3 links checked.')
  expect(lineOf(0, 1)).toBe('Built 5 pages in 76 ms (0 rendered). 3 links checked.')
  expect(lineOf(5, 9)).toBe('Built 5 pages in 76 ms. 3 links checked.')
})

it('lists the work for --verbose', () => {
  expect(workLine(result(), '/dist')).toBe('2 files parsed, 1 route rendered, 7 files written to /dist.')
})
