// An error explains what follows from it: consequences are not reported beside it.
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../build/model/diagnostics.ts'
import { preventsWriting } from '../../../build/model/diagnostics.ts'
import { judge } from '../../../build/model/judge.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { memorySite } from '../../support/memorySite.ts'

const found = (one: Partial<Diagnostic>): Diagnostic => ({
  ...{ code: 'brokenLink', file: sourcePath('docs/b.md'), line: 1, column: 1, message: 'b', hint: null },
  ...one,
})
const cause = found({ code: 'pluginFailed', message: 'a', file: null, hides: ['segment ?'] })
const consequence = found({ about: ['segment x', 'segment ?'] })

describe('a finding that is about what an error hides', () => {
  it('is dropped while the cause is an error, and what prevents writing still does', () => {
    const problems = judge([consequence, cause], {})
    expect(problems.map(({ code }) => code)).toEqual(['pluginFailed'])
    expect(preventsWriting(problems)).toBe(true)
    expect(preventsWriting(judge([cause], {}))).toBe(false)
    expect(problems[0]).not.toHaveProperty('hides')
  })

  it('stays when the cause is a warning or off, unless warnings count as errors', () => {
    const codes = (severity: 'warning' | 'off', strict: boolean) =>
      judge([consequence, cause], { pluginFailed: severity }, strict).map(({ code }) => code)
    expect(codes('warning', false)).toEqual(['pluginFailed', 'brokenLink'])
    expect(codes('off', false)).toEqual(['brokenLink'])
    expect(codes('warning', true)).toEqual(['pluginFailed'])
  })

  it('is not its own consequence', () => {
    const own = found({ hides: ['ids a'], about: ['ids a'] })
    expect(judge([own], {})).toHaveLength(1)
  })
})

const links = (...hrefs: string[]) => `# Links\n\n${hrefs.map((href) => `[x](${href})`).join(' ')}\n`

/** Codes and files, and one link that is broken in any case. */
const cases: Readonly<
  Record<string, readonly [files: Record<string, string>, expected: string, config?: object]>
> = {
  'a version without a folder': [
    {
      'versions.json': '["2.0", "1.0"]',
      'docs/links.md': links('/docs/2.0/a', '/docs/2.0/', '/docs/1.0/a'),
      'versioned_docs/version-1.0/a.md': links('/docs/2.0/a/#x'),
    },
    'versionsFile versions.json',
  ],
  'a version with a path of its own': [
    {
      'versions.json': '["2.0", "1.0"]',
      'docs/links.md': links('/docs/old/a'),
      'versioned_docs/version-2.0/a.md': '# A\n',
    },
    'versionsFile versions.json',
    { docs: { versions: { '1.0': { path: 'old' } } } },
  ],
  'a second page with a path': [
    {
      'docs/a.md': '---\nslug: /x\n---\n\n# A\n',
      'docs/b.md': '---\nslug: /x\n---\n\n# B\n\n## Part\n',
      'docs/links.md': links('./b.md#part', './b.md', './a.md'),
    },
    'duplicateRoute docs/b.md',
    { onDuplicateRoutes: 'throw' },
  ],
  'an id with a slash, in a sidebar': [
    {
      'docs/a.md': '---\nid: x/y\n---\n\n# A\n',
      'docs/links.md': links('./a.md', './a.md#part', '/docs/a'),
      'sidebars.json': '{ "s": ["x/y", "links"] }',
    },
    'invalidId docs/a.md',
  ],
  'the same id twice': [
    {
      'docs/a.md': '---\nid: c\n---\n\n# A\n',
      'docs/b.md': '---\nid: c\n---\n\n# B\n',
      'docs/links.md': links('./b.md', '/docs/b'),
    },
    'duplicateId docs/b.md',
  ],
  'a category file that is not valid': [
    {
      'docs/x/a.md': '# A\n',
      'docs/x/_category_.json': '{ "label": 5, "link": { "type": "generated-index" } }',
      'docs/links.md': links('/docs/category/x'),
    },
    'categoryFile docs/x/_category_.json',
  ],
}

describe('these errors are reported alone', () => {
  it.each(Object.entries(cases))('%s', (_, [files, expected, config = {}]) => {
    const { problems } = memorySite(files, config)
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([expected])
  })

  it('and a link that is broken in any case beside them', () => {
    const { problems } = memorySite({
      'versions.json': '["1.0"]',
      'docs/links.md': links('/docs/1.0/a', '/blog/nope', './nope.md'),
    })
    expect(problems.map(({ code, column }) => `${code} ${column}`)).toEqual([
      'brokenLink 22',
      'brokenLink 38',
      'versionsFile 1',
    ])
  })
})

it('a link to a file whose path another page has leads to that page', () => {
  const { problems } = memorySite({
    'docs/a.md': '---\nslug: /x\n---\n\n# A\n\n## Own\n',
    'docs/b.md': '---\nslug: /x\n---\n\n# B\n\n## Part\n',
    'docs/links.md': links('./b.md', './a.md#own', './b.md#part'),
  })
  expect(problems.map(({ code, message, hint }) => [code, message, hint]).slice(1)).toEqual([
    [
      'brokenAnchor',
      './b.md#part does not lead anywhere: there is no #part on /docs/x/, which shows docs/a.md instead of docs/b.md.',
      null,
    ],
  ])
})
