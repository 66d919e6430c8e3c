// What `watch` prints after each build, and when it prints nothing.
import { expect, it } from 'vitest'
import { createBuildReport } from '../../../build/dev/buildReport.ts'
import type { BuildResult } from '../../../build/model/buildResult.ts'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { UsageError } from '../../../build/model/usageError.ts'
import { outputPath, sourcePath } from '../../../build/shared/paths.ts'

const counts = { routes: 1, pages: 1, links: 0, parsed: 0, rendered: 1, written: 2, removed: 0 }
const built: BuildResult = {
  ok: true,
  isPublished: true,
  problems: [],
  notes: [],
  changed: [outputPath('a.html')],
  summary: counts,
}
const problem: Problem = {
  code: 'brokenLink',
  severity: 'error',
  file: null,
  line: 0,
  column: 0,
  message: 'Wrong.',
  hint: null,
}
const failed: BuildResult = {
  ok: false,
  isPublished: false,
  problems: [problem],
  notes: [],
  changed: [],
  summary: counts,
}

function open() {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  const report = createBuildReport(
    {
      stage: () => {},
      total: () => {},
      done: () => {},
      info: write,
      aside: write,
      error: write,
      print: write,
      paint: (_, text) => text,
    },
    'npx troodon check --verbose',
  )
  const printed = (act: () => void) => {
    lines.length = 0
    act()
    return [...lines]
  }
  const result = (one: BuildResult, isPolled = false) =>
    printed(() => report.result(one, { root: '.', milliseconds: 12.3, isPolled }))
  const failure = (isPolled: boolean) => printed(() => report.failure('boom', isPolled))
  return { report, printed, result, failure }
}

it('prints a build that changed something', () => {
  const { result } = open()
  expect(result(built)).toEqual(['Built: 1 page rendered, 2 files written in 12 ms.'])
  expect(result({ ...built, changed: [] })).toEqual([])
})

it('prints problems again after an edit, but not if only polling finds them again', () => {
  const { result } = open()
  const lines = [
    '(site)  error  brokenLink  Wrong.',
    'Nothing was written. The last good site stays in place.',
  ]
  expect(result(failed)).toEqual(lines)
  expect(result(failed)).toEqual(lines)
  expect(result(failed, true)).toEqual([])
  expect(result({ ...built, changed: [] }, true)).toEqual([
    'Built: 1 page rendered, 2 files written in 12 ms.',
  ])
})

it('prints an exception again only after an edit', () => {
  const { failure } = open()
  expect(failure(true)).toEqual(['boom'])
  expect(failure(true)).toEqual([])
  expect(failure(false)).toEqual(['boom'])
})

it('prints mistakes of the configuration as other problems', () => {
  const { report, printed } = open()
  const mistakes = {
    root: '.',
    problems: [{ ...problem, file: sourcePath('gone.json'), line: 2, column: 1 }],
  }
  const error = new UsageError('gone.json:2:1: Wrong.', { mistakes, cause: new Error('Wrong.') })
  expect(printed(() => report.failure(error, false))).toEqual(['gone.json:2:1  error  brokenLink  Wrong.'])
})

it('prints what is new after an edit of a site with many problems', () => {
  const { result } = open()
  const many = Array.from({ length: 60 }, (_, at) => ({ ...problem, line: at + 1, message: `Wrong ${at}.` }))
  const first = result({ ...built, problems: many })
  expect(first).toHaveLength(5)
  expect(first[3]).toBe('For every problem with its line, run npx troodon check --verbose.')
  const moved = many.map((one) => ({ ...one, line: one.line + 1 }))
  const added = { ...problem, message: 'Also wrong.' }
  expect(result({ ...built, problems: [added, ...moved] })).toEqual([
    '(site)  error  brokenLink  Also wrong.',
    '60 problems as before. For every problem with its line, run npx troodon check --verbose.',
    'Built: 1 page rendered, 2 files written in 12 ms.',
  ])
  expect(result({ ...built, problems: moved.slice(1) }).slice(0, -1)).toEqual([
    '59 problems as before. For every problem with its line, run npx troodon check --verbose.',
  ])
  expect(result({ ...built, problems: moved.slice(0, 5) })).toHaveLength(6)
})

it('prints the same problem in one more place', () => {
  const { result } = open()
  const same = Array.from({ length: 6 }, () => problem)
  result({ ...built, problems: same })
  expect(result({ ...built, problems: [...same, problem] })).toEqual([
    '(site)  error  brokenLink  Wrong.',
    '6 problems as before. For every problem with its line, run npx troodon check --verbose.',
    'Built: 1 page rendered, 2 files written in 12 ms.',
  ])
})
