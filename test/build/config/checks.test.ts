// The severity of every check can be configured, under its own code.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import type { Diagnostic } from '../../../build/model/diagnostics.ts'
import { judge } from '../../../build/model/judge.ts'
import { canBeLowered, type DiagnosticCode, defaultSeverities } from '../../../build/model/rules.ts'
import { memorySite } from '../../support/memorySite.ts'

const codes = (Object.keys(defaultSeverities) as DiagnosticCode[]).filter(canBeLowered)

const severitiesOf = (config: object, ...found: Partial<Diagnostic>[]) => {
  const read = readConfig({ contentDir: '', ...config }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const diagnostics = found.map((one, line) => ({
    ...{ code: 'brokenLink' as const, file: null, line, column: 1, message: '', hint: null },
    ...one,
  }))
  return judge(diagnostics, read.config.checks).map(({ severity }) => severity)
}

it.each(codes)('%s has a severity of its own', (code) => {
  const found = { code, severity: 'error' } as const
  expect(severitiesOf({ checks: { [code]: 'log' } }, found)).toEqual(['info'])
  expect(severitiesOf({ checks: { [code]: 'warning' } }, found)).toEqual(['warning'])
  expect(severitiesOf({ checks: { [code]: 'throw' } }, { code })).toEqual(['error'])
  expect(severitiesOf({ checks: { [code]: 'off' } }, found)).toEqual([])
})

it('an error with which nothing can be written cannot be lowered', () => {
  const fixed = (Object.keys(defaultSeverities) as DiagnosticCode[]).filter((code) => !canBeLowered(code))
  expect(fixed.sort()).toEqual([
    ...[
      'buildStopped',
      'bundleFailed',
      'configuration',
      'emptySite',
      'missingPath',
      'reservedOutput',
      'usage',
    ],
  ])
  for (const code of fixed) {
    expect(severitiesOf({ checks: { [code]: 'throw' } }, { code })).toEqual(['error'])
    expect(() => severitiesOf({ checks: { [code]: 'warn' } })).toThrow(`cannot lower \\"${code}\\"`)
  }
})

it('images follow onBrokenMarkdownImages, and checks wins over it', () => {
  const found = { code: 'missingAsset' } as const
  expect(severitiesOf({}, found)).toEqual(['error'])
  const markdown = { hooks: { onBrokenMarkdownImages: 'warn' } }
  expect(severitiesOf({ markdown }, found)).toEqual(['warning'])
  expect(severitiesOf({ markdown, checks: { missingAsset: 'ignore' } }, found)).toEqual([])
})

it('links to Markdown files follow the hook before the older key', () => {
  const found = { code: 'brokenMarkdownLink' } as const
  const markdown = { hooks: { onBrokenMarkdownLinks: 'throw' } }
  expect(severitiesOf({ onBrokenMarkdownLinks: 'ignore' }, found)).toEqual([])
  expect(severitiesOf({ onBrokenMarkdownLinks: 'ignore', markdown }, found)).toEqual(['error'])
})

it.each([
  [{}, 'error brokenLink'],
  [{ onBrokenMarkdownLinks: 'ignore' }, 'error brokenLink'],
  [{ checks: { brokenMarkdownLink: 'off' } }, 'error brokenLink'],
  [{ markdown: { hooks: { onBrokenMarkdownLinks: () => undefined } } }, 'error brokenLink'],
  [{ onBrokenLinks: 'warn' }, 'warning brokenMarkdownLink'],
  [{ checks: { brokenLink: 'warning' } }, 'warning brokenMarkdownLink'],
  [{ onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'throw' }, 'error brokenMarkdownLink'],
  [{ onBrokenLinks: 'log', onBrokenMarkdownLinks: 'ignore' }, 'info brokenLink'],
  [{ onBrokenLinks: 'ignore' }, 'warning brokenMarkdownLink'],
  [{ onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'ignore' }, undefined],
])('a link to a missing Markdown file is reported once: %j', (settings, expected) => {
  for (const link of ['[a](./nope.md)', '[a](nope.mdx?a=b#c)', '[a]\n\n[a]: /nope.md'])
    expect(
      memorySite({ 'docs/a.md': `# A\n\n${link}\n` }, settings).problems.map(
        ({ severity, code }) => `${severity} ${code}`,
      ),
    ).toEqual(expected ? [expected] : [])
})

it('links and images in tags of HTML follow those of Markdown, unless they have a severity of their own', () => {
  const [link, image] = [{ code: 'brokenHtmlLink' }, { code: 'missingHtmlImage' }] as const
  expect(severitiesOf({}, link, image)).toEqual(['error', 'error'])
  const markdown = { hooks: { onBrokenMarkdownImages: 'warn' } }
  expect(severitiesOf({ markdown, onBrokenLinks: 'log' }, link, image)).toEqual(['info', 'warning'])
  expect(severitiesOf({ checks: { brokenHtmlLink: 'warn' } }, link, image)).toEqual(['warning', 'error'])
  expect(severitiesOf({ onBrokenAnchors: 'warn' }, { code: 'brokenHtmlAnchor' }, link)).toEqual([
    'warning',
    'error',
  ])
})
