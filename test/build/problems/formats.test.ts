// Formats for services: SARIF by its schema, Code Quality of GitLab, and JUnit.
import Ajv from 'ajv'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { codeQuality } from '../../../build/problems/codeQuality.ts'
import { junitReport } from '../../../build/problems/junit.ts'
import { sarifLog } from '../../../build/problems/sarif.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { codeQualitySchema, junitErrors, sarifSchema } from '../../support/reportSchemas.ts'

const odd = [
  '\ud800',
  '\udfff',
  '\0',
  '\u001b[31m',
  '\uffff',
  ']]>',
  '<!--',
  '&amp;',
  '"',
  "'",
  '\r\n',
  '#?%',
  '🦦 ä',
]

const problem = (part: Partial<Problem> = {}): Problem => ({
  code: 'brokenLink',
  severity: 'error',
  file: sourcePath('docs/a.md'),
  line: 3,
  column: 5,
  message: '/x does not lead to any page.',
  hint: null,
  ...part,
})
/** With lone halves of characters, control characters and markup. */
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...odd)))
  .map((parts) => `x${parts.join('')}`)
const anyName = anyText.map((name) => sourcePath(`docs/${name.replace(/[\0/\\]/g, ' ')}.md`))
const count = fc.nat({ max: 3 })
const anyFix = fc.record({
  edits: fc.array(
    fc.record({
      ...{ line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }), text: anyText },
      ...{ endLine: fc.integer({ min: 1 }), endColumn: fc.integer({ min: 1 }) },
    }),
    { minLength: 1, maxLength: 2 },
  ),
  isSafe: fc.boolean(),
})
const anyProblem: fc.Arbitrary<Problem> = fc
  .record({
    code: fc.constantFrom('brokenLink' as const, 'vale' as const, 'emptySite' as const),
    severity: fc.constantFrom('error' as const, 'warning' as const, 'info' as const, 'hint' as const),
    ...{ file: fc.option(anyName), line: count, column: count },
    ...{ message: anyText, hint: fc.option(anyText), fix: fc.option(anyFix, { nil: undefined }) },
  })
  .map(({ fix, ...rest }) => ({ ...rest, ...(fix ? { fix } : {}) }))

const checkout = { root: '/repo/website', workspace: '/repo' }

const found = [
  problem(),
  problem({ line: 9 }),
  problem({
    code: 'trailingSpaces',
    severity: 'hint',
    message: 'This line ends with a space.',
    hint: 'Remove <it> & "more".\u0001',
    fix: { edits: [{ line: 3, column: 5, endLine: 3, endColumn: 6, text: '' }], isSafe: true },
  }),
  problem({ code: 'emptySite', file: null, line: 0, column: 0 }),
  problem({ severity: 'warning', line: 4, column: 0 }),
]

const compiled = (schema: object) => {
  const validate = new Ajv({ allErrors: true }).compile(schema)
  return (value: unknown) => (validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors)
}
const sarifErrors = compiled(sarifSchema)
const codeQualityErrors = compiled(codeQualitySchema)

it('SARIF fits its schema', () => {
  const written = JSON.parse(JSON.stringify(sarifLog(found, '1.2.3', checkout)))
  expect(sarifErrors(written)).toEqual([])
  const { results } = written.runs[0]
  const prints = results.map(
    (one: { partialFingerprints: object }) => Object.values(one.partialFingerprints)[0],
  )
  expect(new Set(prints).size).toBe(found.length)
  expect(results[2].fixes[0].artifactChanges[0].replacements).toEqual([
    {
      deletedRegion: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 6 },
      insertedContent: { text: '' },
    },
  ])
})

it('SARIF names the file that a fix changes, where it is not that of the problem', () => {
  const edits = [{ line: 1, column: 1, endLine: 1, endColumn: 1, text: 'x' }]
  const elsewhere = { edits, isSafe: true, file: sourcePath('site config.ts') }
  const problems = [problem({ fix: elsewhere }), problem({ file: null, line: 0, column: 0, fix: elsewhere })]
  const log = JSON.parse(JSON.stringify(sarifLog(problems, '1.2.3', checkout)))
  expect(sarifErrors(log)).toEqual([])
  for (const { fixes } of log.runs[0].results)
    expect(fixes[0].artifactChanges[0].artifactLocation.uri).toBe('website/site%20config.ts')
})

it('all formats fit their schemas, whatever names and texts contain', () => {
  fc.assert(
    fc.property(fc.array(anyProblem, { maxLength: 5 }), (problems) => {
      expect(sarifErrors(sarifLog(problems, '1.2.3', checkout))).toEqual([])
      expect(codeQualityErrors(codeQuality(problems, checkout))).toEqual([])
      expect(junitErrors(junitReport(problems, checkout))).toEqual([])
    }),
  )
})

describe('Code Quality', () => {
  it('has the path, the line and a fingerprint of each problem', () => {
    const issues = codeQuality(found, checkout) as readonly Record<string, unknown>[]
    expect(issues.map(({ fingerprint: _, ...one }) => one).slice(2, 4)).toEqual([
      {
        description: 'This line ends with a space. Remove <it> & "more".\u0001',
        check_name: 'trailingSpaces',
        severity: 'minor',
        location: { path: 'website/docs/a.md', lines: { begin: 3 } },
      },
      {
        description: '/x does not lead to any page.',
        check_name: 'emptySite',
        severity: 'critical',
        location: { path: '.', lines: { begin: 1 } },
      },
    ])
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(found.length)
  })

  it('keeps fingerprints when lines move', () => {
    const prints = (problems: readonly Problem[]) =>
      (codeQuality(problems, checkout) as readonly { fingerprint: string }[]).map((one) => one.fingerprint)
    expect(prints(found.map((one) => ({ ...one, line: one.line + 7 })))).toEqual(prints(found))
  })
})

describe('JUnit', () => {
  it('has a suite for each file and a test for each problem', () => {
    const xml = junitReport(found, checkout)
    expect(junitErrors(xml)).toEqual([])
    const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml)
    expect([testsuites.tests, testsuites.failures]).toEqual(['5', '4'])
    const [file, site] = testsuites.testsuite
    expect([file.name, file.tests, file.failures, file.skipped]).toEqual(['website/docs/a.md', '4', '3', '1'])
    expect(file.testcase.map(({ name }: { name: string }) => name)).toEqual([
      ...['brokenLink 3:5', 'brokenLink 9:5', 'trailingSpaces 3:5', 'brokenLink 4:0'],
    ])
    expect(file.testcase[2].skipped).toBe(
      'docs/a.md:3:5\nThis line ends with a space.\nRemove <it> & "more".\ufffd',
    )
    expect(site.testcase.failure).toMatchObject({ type: 'error', message: '/x does not lead to any page.' })
  })

  it('has one test that passes without problems', () => {
    const xml = junitReport([], checkout)
    expect(junitErrors(xml)).toEqual([])
    expect(xml).toContain('tests="1" failures="0"')
    expect(xml).not.toContain('<failure')
  })
})
