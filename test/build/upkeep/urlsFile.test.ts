// The list of published URLs, and how redirects are added to a configuration.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fix } from '../../../build/model/diagnostics.ts'
import { applyFixes } from '../../../build/rules/applyFixes.ts'
import { sourcePath } from '../../../build/shared/paths.ts'
import { openRedirectFixes } from '../../../build/upkeep/urls/addRedirect.ts'
import { answers } from '../../../build/upkeep/urls/ownRedirects.ts'
import { likeness, shinglesOf } from '../../../build/upkeep/urls/similarity.ts'
import { joinUrls, type KnownUrl, readUrls, urlsText } from '../../../build/upkeep/urls/urlsFile.ts'

const known = (source: string | null, ...anchors: string[]): KnownUrl => ({
  source: source === null ? null : sourcePath(source),
  anchors,
})

describe('the list of URLs', () => {
  it('has one line for each URL, sorted, with a comma at its beginning', () => {
    const urls = new Map([
      ['/b/', known(null)],
      ['/a/', known('docs/a.md', 'x', 'y')],
    ])
    expect(urlsText(urls)).toBe(
      '{ "version": 1\n' +
        ', "/a/": {"source":"docs/a.md","anchors":["x","y"]}\n' +
        ', "/b/": {"source":null,"anchors":[]}\n' +
        '}\n',
    )
  })

  it('is read as it was written', () => {
    const path = fc.string({ unit: 'grapheme' }).map((text) => `/${text}`)
    const one = fc.record({
      source: fc.option(fc.constant(sourcePath('docs/a.md'))),
      anchors: fc.array(fc.string({ unit: 'grapheme' })),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(path, one)), (entries) => {
        const urls = new Map(entries)
        const read = readUrls(urlsText(urls))
        expect(read).toBeInstanceOf(Map)
        expect(new Map(read as typeof urls)).toEqual(urls)
      }),
    )
  })

  it.each([
    ['<<<<<<< HEAD', /is not JSON/],
    ['[]', /must be an object/],
    ['{}', /version must be 1/],
    ['{"version": 1, "/a": 2}', /The entry "\/a" is not a URL of the site/],
    ['{"version": 1, "a": {"source": null, "anchors": []}}', /The entry "a"/],
  ])('does not accept %s', (text, reason) => {
    expect(readUrls(text)).toMatch(reason)
  })

  it('keeps what is gone, after what is there', () => {
    const before = new Map([
      ['/a/', known('a.md', 'old', 'same')],
      ['/gone/', known(null)],
    ])
    const joined = joinUrls(before, new Map([['/a/', known('b.md', 'same', 'new')]]))
    expect(Object.fromEntries(joined)).toEqual({
      '/a/': known('b.md', 'same', 'new', 'old'),
      '/gone/': known(null),
    })
  })
})

describe('a redirect is added', () => {
  const add = (file: string, text: string, ...paths: string[]) => {
    const fixOf = openRedirectFixes(sourcePath(file), text)
    const fixes = paths.map((from) => fixOf({ from, to: '/b/', isSafe: true })).filter(Boolean) as Fix[]
    return applyFixes(text, fixes).text
  }
  it.each([
    ['{}', `{ redirects: { redirects: [{ from: '/a', to: '/b/' }] } }`],
    ['{ title }', `{ redirects: { redirects: [{ from: '/a', to: '/b/' }] }, title }`],
    ['{ redirects: {} }', `{ redirects: { redirects: [{ from: '/a', to: '/b/' }] } }`],
    [
      `{ redirects: { fromExtensions: ['html'] } }`,
      `{ redirects: { redirects: [{ from: '/a', to: '/b/' }], fromExtensions: ['html'] } }`,
    ],
    ['{ redirects: { redirects: [] } }', `{ redirects: { redirects: [{ from: '/a', to: '/b/' }] } }`],
    [
      `{ redirects: { redirects: [{ from: '/c', to: '/d' }] } }`,
      `{ redirects: { redirects: [{ from: '/a', to: '/b/' }, { from: '/c', to: '/d' }] } }`,
    ],
  ])('to %s', (before, after) => {
    const head = `import { defineConfig } from 'troodon'\n\nexport default defineConfig(`
    expect(add('site.config.ts', `${head}${before})\n`, '/a')).toBe(`${head}${after})\n`)
  })

  it('to JSON, and several at once to a list', () => {
    const text = '{\n  "redirects": { "redirects": [\n    { "from": "/c", "to": "/d" }\n  ] }\n}\n'
    const { redirects } = JSON.parse(add('site.config.json', text, '/a', '/b"')).redirects
    expect(redirects.map(({ from }: { from: string }) => from)).toEqual(['/a', '/b"', '/c'])
  })

  it('never to an expression', () => {
    for (const text of ['{ redirects: make() }', '{ redirects: { redirects: [...old].map(f) } }', 'config'])
      expect([text, `export default ${text}`]).toContain(
        add('site.config.ts', text, '/a').replace(/\[\{.*?\}, /, '['),
      )
    expect(add('site.config.ts', 'export default { redirects: make() }', '/a')).toBe(
      'export default { redirects: make() }',
    )
  })
})

it('lines of _redirects answer exact paths and patterns', () => {
  const line = (from: string) => ({
    file: sourcePath('_redirects'),
    line: 1,
    column: 1,
    from,
    to: '/x',
    status: 301,
  })
  const isAnswered = answers(['/a', '/old/*', '/posts/:year/x'].map(line))
  const paths = ['/a', '/a/', '/ab', '/old/b/c/', '/posts/2020/x/', '/posts/x']
  expect(paths.filter(isAnswered)).toEqual(['/a', '/a/', '/old/b/c/', '/posts/2020/x/'])
})

it('texts are alike by their runs of three words', () => {
  const of = (a: string, b: string) => likeness(shinglesOf(a), shinglesOf(b))
  expect(of('one two three four', 'One, two three four!')).toBe(1)
  expect(of('one two three four', 'two three four five')).toBe(0.5)
  expect(of('one two', 'one two')).toBe(0)
})
