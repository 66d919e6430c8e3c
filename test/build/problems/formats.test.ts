// Formats for services: SARIF by its schema, Code Quality of GitLab, and JUnit.
import Ajv from 'ajv'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { codeQuality } from '../../../build/problems/codeQuality.ts'
import { junitReport } from '../../../build/problems/junit.ts'
import { sarifLog } from '../../../build/problems/sarif.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

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

/** What SARIF 2.1.0 says of the objects that Troodon writes. */
const text = { type: 'string' }
const positive = { type: 'integer', minimum: 1 }
const closed = (properties: object, ...required: string[]) => ({
  ...{ type: 'object', additionalProperties: false, properties, required },
})
const listOf = (items: object, least = 0) => ({ type: 'array', items, minItems: least })
const message = closed({ text, markdown: text, id: text, arguments: listOf(text) })
const artifactLocation = closed({
  uri: { ...text, pattern: '^[^\\\\ ]*$' },
  uriBaseId: text,
  index: { type: 'integer' },
})
const region = closed({
  ...{ startLine: positive, startColumn: positive, endLine: positive, endColumn: positive },
  ...{ charOffset: { type: 'integer' }, charLength: { type: 'integer' }, snippet: { type: 'object' } },
})
const level = { enum: ['none', 'note', 'warning', 'error'] }
const fix = closed(
  {
    description: message,
    artifactChanges: listOf(
      closed(
        {
          artifactLocation,
          replacements: listOf(
            closed({ deletedRegion: region, insertedContent: closed({ text }) }, 'deletedRegion'),
            1,
          ),
        },
        ...['artifactLocation', 'replacements'],
      ),
      1,
    ),
  },
  'artifactChanges',
)
const result = closed(
  {
    ...{ ruleId: text, ruleIndex: { type: 'integer', minimum: -1 }, level, message },
    locations: listOf(closed({ physicalLocation: closed({ artifactLocation, region }) })),
    partialFingerprints: { type: 'object', additionalProperties: text },
    fixes: listOf(fix),
  },
  'message',
)
const rule = closed({ id: text, helpUri: text, defaultConfiguration: closed({ level }) }, 'id')
const driver = closed({ name: text, semanticVersion: text, rules: listOf(rule) }, 'name')
const run = closed(
  {
    tool: closed({ driver }, 'driver'),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: listOf(result),
  },
  'tool',
)
const log = closed({ $schema: text, version: { enum: ['2.1.0'] }, runs: listOf(run) }, 'version', 'runs')

it('SARIF fits its schema', () => {
  const validate = new Ajv({ allErrors: true }).compile(log)
  const written = JSON.parse(JSON.stringify(sarifLog(found, '1.2.3', checkout)))
  expect(validate(written) ? [] : validate.errors).toEqual([])
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
    expect(XMLValidator.validate(xml)).toBe(true)
    const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml)
    expect([testsuites.tests, testsuites.failures]).toEqual(['5', '4'])
    const [file, site] = testsuites.testsuite
    expect([file.name, file.tests, file.failures, file.skipped]).toEqual(['website/docs/a.md', '4', '3', '1'])
    expect(file.testcase.map(({ name }: { name: string }) => name)).toEqual([
      ...['brokenLink 3:5', 'brokenLink 9:5', 'trailingSpaces 3:5', 'brokenLink 4:0'],
    ])
    expect(file.testcase[2].skipped['#text']).toBe(
      'docs/a.md:3:5\nThis line ends with a space.\nRemove <it> & "more".\ufffd',
    )
    expect(site.testcase.failure).toMatchObject({ type: 'error', message: '/x does not lead to any page.' })
  })

  it('has one test that passes without problems', () => {
    const xml = junitReport([], checkout)
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml).toContain('tests="1" failures="0"')
    expect(xml).not.toContain('<failure')
  })
})
