// The baseline: problems that a site had before are not reported, whatever their lines are.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { baselineOf, compareBaseline, readBaseline } from '../../../build/problems/baseline.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const problem = (message: string, part: Partial<Problem> = {}): Problem => ({
  ...{ code: 'brokenLink', severity: 'error', file: sourcePath('docs/a.md'), line: 3, column: 5 },
  ...{ message, hint: null },
  ...part,
})

describe('a baseline', () => {
  const before = [problem('b'), problem('a'), problem('a', { line: 9 }), problem('c', { file: null })]

  it('is sorted, and counts equal problems', () => {
    expect(JSON.stringify(baselineOf(before))).toBe(
      '{"":{"brokenLink":["c"]},"docs/a.md":{"brokenLink":["a","a","b"]}}',
    )
  })

  it('knows its problems on other lines, and one of each', () => {
    const now = [...before, problem('a', { line: 20 })].map((one) => ({ ...one, line: one.line + 5 }))
    const { problems, known, gone } = compareBaseline(now, baselineOf(before))
    expect([problems.map(({ line }) => line), known, gone]).toEqual([[25], 4, 0])
    expect(compareBaseline([problem('b')], baselineOf(before))).toEqual({ problems: [], known: 1, gone: 3 })
  })

  it('does not have errors with which nothing can be written', () => {
    const stop = problem('x', { code: 'emptySite', file: null })
    expect(baselineOf([stop])).toEqual({})
    expect(compareBaseline([stop], { '': { emptySite: ['x'] } }).problems).toEqual([stop])
  })

  it.each(['', '[]', '{"a": 1}', '{"a": {"b": [1]}}'])('cannot be %j', (text) => {
    expect(readBaseline(text)).toBeNull()
  })
})

let root: string
siteFolder((path) => {
  root = path
})

it('and fixes, on the command line', { timeout: 120_000 }, async () => {
  const file = join(root, 'troodon.baseline.json')
  const check = async (...flags: string[]) => {
    const { status, stdout, stderr } = await runCommand(['check', root, ...flags])
    return { status, stdout, lines: stderr.split('\n').filter((one) => !/^ {2}\w+ +\d+ ms$/.test(one)) }
  }
  writeFile(root, 'docs/a.md', '# A\n\n[x](/nope)\n\n[y](./B.md)\n\n(z)[https://z.test]\n')
  writeFile(root, 'docs/b.md', '# B\n')
  const diff = await check('--diff', '--unsafe-fixes')
  expect(diff.stdout).toBe(
    [
      ...['--- a/docs/a.md', '+++ b/docs/a.md', '@@ -5 +5 @@', '-[y](./B.md)', '+[y](./b.md)'],
      ...['@@ -7 +7 @@', '-(z)[https://z.test]', '+[z](https://z.test)', ''],
    ].join('\n'),
  )
  const fix = await check('--fix')
  expect(readFileSync(join(root, 'docs/a.md'), 'utf8')).toBe(
    '# A\n\n[x](/nope)\n\n[y](./b.md)\n\n(z)[https://z.test]\n',
  )
  expect(fix.lines).toContain('1 problem fixed.')
  expect(fix.status).toBe(1)

  expect((await check('--update-baseline')).status).toBe(0)
  writeFile(root, 'docs/a.md', '# A\n\nMore.\n\n[x](/nope)\n\n[y](/new)\n')
  const later = await check()
  expect(later.status).toBe(1)
  expect(later.lines.filter((one) => /brokenLink|baseline/.test(one))).toEqual([
    '1 old problem of troodon.baseline.json is not shown.',
    '1 entry of troodon.baseline.json is gone. To remove it, run "check --update-baseline".',
    'docs/a.md:7:5  error  brokenLink  /new does not lead to any page.',
  ])
  writeFile(root, 'docs/a.md', '# A\n')
  await check('--update-baseline')
  expect(existsSync(file)).toBe(false)
})
