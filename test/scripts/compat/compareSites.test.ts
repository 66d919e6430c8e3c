// The comparison of two built sites: their routes, and the first difference of each page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { baseUrlOf } from '../../../scripts/compat/baseUrl.ts'
import { compareSites } from '../../../scripts/compat/compareSites.ts'
import { sampleOf } from '../../../scripts/compat/eye/sampleOf.ts'
import { readOptions } from '../../../scripts/compat/options.ts'
import { pageFacts } from '../../../scripts/compat/pageFacts.ts'
import { readSite } from '../../../scripts/compat/readSite.ts'
import { reportLines } from '../../../scripts/compat/report.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-compat-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (site: string, pages: Readonly<Record<string, string>>) => {
  for (const [path, body] of Object.entries(pages)) {
    const file = join(folder, site, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `<html><head><title>T</title></head><body><main>${body}</main></body></html>`)
  }
  return join(folder, site)
}

const theirs = write('theirs', {
  'index.html': '<h1 id="home">Home</h1>',
  'a/index.html': '<h2 id="one">One</h2><p>Some words of a page, then more.</p>',
  'b.html': 'B',
})
const ours = write('ours', {
  'index.html': '<h1 id="home">Home</h1>',
  'a/index.html': '<h2 id="uno">One</h2><p>Some words of a site, then more.</p>',
  'c/index.html': 'C',
})

describe('two built sites', () => {
  const comparison = compareSites(readSite(theirs), readSite(ours))

  it('have common, missing and extra routes', () => {
    const { routes, common, missing, extra } = comparison
    expect({ routes, common, missing, extra }).toEqual({
      routes: 3,
      common: 2,
      missing: ['/b'],
      extra: ['/c'],
    })
  })

  it('have equal and differing pages, each with the first difference', () => {
    expect(comparison.equal).toEqual({
      ...{ title: 2, h1: 2, headings: 1, sidebar: 2, text: 1, redirect: 2 },
      ...{ head: 2, body: 1 },
    })
    expect(comparison.differences).toEqual([
      { route: '/a', aspect: 'headings', expected: 'one', actual: 'uno', onlyExpected: 1, onlyActual: 1 },
      {
        route: '/a',
        aspect: 'text',
        expected: 'words of a page, then more.',
        actual: 'words of a site, then more.',
        onlyExpected: 1,
        onlyActual: 1,
      },
      {
        route: '/a',
        aspect: 'body',
        expected: 'main | h2 id="one" | One | p | Some words of a page, then more.',
        actual: 'main | h2 id="uno" | One | p | Some words of a site, then more.',
        onlyExpected: 2,
        onlyActual: 2,
      },
    ])
  })

  it('are equal to themselves', () => {
    const site = readSite(theirs)
    expect(compareSites(site, site)).toMatchObject({
      routes: 3,
      common: 3,
      missing: [],
      extra: [],
      differences: [],
    })
  })

  it('are reported with the ratio of time and memory', () => {
    const figures = {
      end: 'done',
      seconds: 50,
      work: 80,
      memory: 900,
      version: '3.10.2',
      problem: '',
    } as const
    const lines = reportLines(
      {
        site: 'demo',
        docusaurus: figures,
        troodon: { ...figures, seconds: 5, memory: 300, version: '0.1.0' },
        comparison,
        looks: null,
      },
      10,
    ).join('\n')
    expect(lines).toContain('Troodon is 10.0 times as fast and needs 33 % of the memory.')
    expect(lines).toContain('routes    2 of 3 (66.7 %)')
    expect(lines).toContain('text      1 of 2 (50.0 %)')
  })
})

it('compares the title in a page, and counts texts of languages and of category pages', () => {
  const page = (lang: string, body: string) => `<html lang="${lang}"><main>${body}</main></html>`
  const category = '<div class="generatedIndexPage_x1"><h1>Guides</h1><p>Two cards</p></div>'
  const site = (pages: Readonly<Record<string, string>>) =>
    new Map(Object.entries(pages).map(([route, html]) => [route, pageFacts(html)]))
  const { differences, parts } = compareSites(
    site({
      '/a': page('en', '<header><h1>Wanted</h1></header><p>Words</p>'),
      '/guides': page('en', category),
      '/de/a': page('de', '<h1>A</h1>'),
      '/de/b': page('de', 'B'),
    }),
    site({
      '/a': page('en', '<p>Words</p>'),
      '/guides': page('en', '<h1>Guides</h1><p>Two cards</p>'),
      '/de/a': page('de', 'This page cannot be shown.'),
    }),
  )
  expect(differences.find(({ aspect }) => aspect === 'h1')).toMatchObject({
    route: '/a',
    expected: 'Wanted',
    actual: '(nothing)',
  })
  expect(parts).toEqual([
    { name: 'categories', routes: 1, common: 1, equalTexts: 1 },
    { name: 'de', routes: 2, common: 1, equalTexts: 0 },
    { name: 'en', routes: 2, common: 2, equalTexts: 1 },
  ])
})

describe('the command line', () => {
  it('has defaults', () => {
    expect(readOptions(['site'])).toEqual({
      site: 'site',
      docusaurusDir: null,
      keep: null,
      locale: null,
      ejected: false,
      sample: 12,
      show: 10,
    })
  })

  it('explains wrong arguments', () => {
    expect(() => readOptions([])).toThrow(/Specify one site folder\.[\s\S]*--docusaurus-dir/)
    expect(() => readOptions(['a', '--sample', 'many'])).toThrow('--sample needs a whole number, not "many".')
    expect(() => readOptions(['a', '--nothing'])).toThrow('--nothing')
  })
})

it.each([
  ['/', '<link href="/assets/a.css">'],
  ['/guide/', '<link rel=stylesheet href=/guide/assets/a.css><script src="/guide/none.js"></script>'],
  [
    '/my team/guide/',
    '<script src="https://a.test/assets/a.js" ></script><link href="/my%20team/guide/assets/a.css">',
  ],
  ['/', '<link href="/other/b.css">'],
])('the base URL is %s', (base, html) => {
  const site = write('based', { '404.html': html, 'assets/a.css': '' })
  expect(baseUrlOf(site)).toBe(base)
})

it('a sample is spread over all routes', () => {
  expect(sampleOf(['a', 'b', 'c', 'd', 'e', 'f'], 3)).toEqual(['a', 'c', 'e'])
  expect(sampleOf(['a', 'b'], 3)).toEqual(['a', 'b'])
})
