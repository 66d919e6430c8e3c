// Problems as annotations of GitHub Actions and as SARIF.
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../build/model/diagnostics.ts'
import { defaultSeverities } from '../../../build/model/rules.ts'
import { annotation } from '../../../build/problems/annotations.ts'
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

describe('an annotation', () => {
  it.each<[string, Partial<Problem>, string]>([
    [
      'names the file from the root of the repository',
      {},
      '::error file=website/docs/a.md,line=3,col=5,title=brokenLink::/x does not lead to any page.',
    ],
    [
      'escapes what has a meaning',
      { file: sourcePath('docs/a,b: 50%.md'), message: '100% a:b, c\r\nd', hint: 'Do it.' },
      '::error file=website/docs/a%2Cb%3A 50%25.md,line=3,col=5,title=brokenLink::100%25 a:b, c%0D%0Ad%0ADo it.',
    ],
    [
      'leaves out a place that is not known',
      { severity: 'warning', line: 0, column: 0 },
      '::warning file=website/docs/a.md,title=brokenLink::/x does not lead to any page.',
    ],
    [
      'can belong to the whole site',
      { severity: 'info', code: 'shallowClone', file: null, line: 0, column: 0 },
      '::notice title=shallowClone::/x does not lead to any page.',
    ],
  ])('%s', (_name, part, line) => {
    expect(annotation(problem(part), checkout)).toBe(line)
  })
})

describe('a SARIF log', () => {
  it('has a result for each problem, with its rule and its place', () => {
    const found = [
      problem({ file: sourcePath('docs/ä b.md'), hint: 'Did you mean /y?' }),
      problem({ severity: 'warning', column: 0 }),
      problem({ severity: 'info', code: 'shallowClone', file: null, line: 0, column: 0 }),
    ]
    const log = sarifLog(found, '1.2.3', { root: '/repo/website', workspace: null })
    const rules = Object.keys(defaultSeverities)
    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'Troodon', semanticVersion: '1.2.3' } } }],
    })
    const [run] = (log as { runs: { results: unknown; tool: { driver: { rules: { id: string }[] } } }[] })
      .runs
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(rules)
    expect(run?.results).toMatchObject([
      {
        ruleId: 'brokenLink',
        ruleIndex: rules.indexOf('brokenLink'),
        level: 'error',
        message: { text: '/x does not lead to any page. Did you mean /y?' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'docs/%C3%A4%20b.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 3, startColumn: 5 },
            },
          },
        ],
      },
      {
        ruleId: 'brokenLink',
        ruleIndex: rules.indexOf('brokenLink'),
        level: 'warning',
        message: { text: '/x does not lead to any page.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'docs/a.md', uriBaseId: '%SRCROOT%' },
              region: { startLine: 3 },
            },
          },
        ],
      },
      {
        ruleId: 'shallowClone',
        ruleIndex: rules.indexOf('shallowClone'),
        level: 'note',
        message: { text: '/x does not lead to any page.' },
      },
    ])
  })
})
