// The files of a release: their stage, headers and compressed forms.
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHostRules } from '../../../build/publish/hosting/hostRules.ts'
import { readHistory } from '../../../build/publish/release/history.ts'
import { packRelease, type ReleaseFile, unpackRelease } from '../../../build/publish/release/release.ts'
import { folderFiles, storeFiles } from '../../../build/publish/release/releaseFiles.ts'
import { lingers, stageOf } from '../../../build/publish/release/writeOrder.ts'

describe('the stage of a file', () => {
  it.each([
    ['assets/chunks/25AJ7H5P.js', 'assets'],
    ['assets/app/icon-192-71dcf9ef.png', 'assets'],
    ['assets/search/01faee184a.json', 'assets'],
    ['assets/precache.c8294577.json', 'assets'],
    ['assets/feed.41c2a0d8.css', 'assets'],
    ['assets/logo.png', 'data'],
    ['assets/mermaid/11.17.2/mermaid.esm.min.mjs', 'data'],
    ['docs/cli/index.json', 'data'],
    ['img/logo.svg', 'data'],
    ['docs/cli/index.html', 'pages'],
    ['docs/cli/index.html.br', 'pages'],
    ['404.html', 'pages'],
    ['blog/rss.xml', 'lists'],
    ['blog/feed.json', 'lists'],
    ['search-index/en.default.json', 'lists'],
    ['robots.txt', 'lists'],
    ['sw.js', 'worker'],
    ['manifest.webmanifest', 'worker'],
  ])('%s: %s', (path, stage) => expect(stageOf(path)).toBe(stage))

  it('decides what stays for open pages', () => {
    const stay = ['assets/chunks/25AJ7H5P.js', 'img/logo.svg', 'files/a.pdf', 'assets/chunks/25AJ7H5P.js.br']
    const go = ['a/index.html', 'a/index.json', 'a/index.md', 'sitemap.xml', 'sw.js', 'a/index.html.gz']
    expect(stay.map(lingers)).toEqual(stay.map(() => true))
    expect(go.map(lingers)).toEqual(go.map(() => false))
  })
})

const file = fc.record({
  hash: fc.string(),
  size: fc.nat(),
  encoding: fc.constantFrom(null, 'br' as const, 'gzip' as const),
  headers: fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
})

it('a record of a release is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), file)), (entries) => {
      const files = new Map<string, ReleaseFile>(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
      const release = { id: '3-a', number: 3, madeAt: 'now', site: 'https://a.example/', files }
      expect(unpackRelease(packRelease(release))).toEqual(release)
    }),
  )
})

it('a damaged record is none', () => {
  expect(unpackRelease(Buffer.from('no'))).toBeNull()
  const whole = { format: 1, id: '3-a', number: 3, madeAt: 'now', site: 'https://a.example/', headers: [{}] }
  const read = (record: unknown) => unpackRelease(gzipSync(JSON.stringify(record)))
  expect(read({ ...whole, files: [['a', 'hash', 1, null, 0]] })).not.toBeNull()
  for (const files of [null, [null], [[1, 'hash', 1, null, 0]], [['a', 'hash', 1, 'zip', 0]]])
    expect(read({ ...whole, files }), JSON.stringify(files)).toBeNull()
  for (const name of Object.keys(whole)) expect(read({ ...whole, files: [], [name]: null }), name).toBeNull()
})

it('a damaged history is none', () => {
  const whole = { format: 1, nextNumber: 2, activations: [{ release: '1-ab', at: 'now' }], dropped: [] }
  const read = (history: object) => readHistory(JSON.stringify({ pending: null, ...whole, ...history }))
  expect(read({})).not.toBeNull()
  for (const other of [
    { activations: [null] },
    { activations: [{}] },
    { activations: [{ release: '../1-ab', at: 'now' }] },
    { dropped: [1] },
    { pending: 'x' },
    { pending: { release: '1-ab', at: 'now', phase: 'other' } },
    { nextNumber: '2' },
  ])
    expect(read(other), JSON.stringify(other)).toBeNull()
})

const rules = readHostRules(
  `/handbook/*
  X-Frame-Options: DENY
/handbook/assets/*
  Cache-Control: public, max-age=31536000, immutable
/handbook/plan/
  Cache-Control: no-store
/handbook/*.pdf
  Content-Disposition: attachment
`,
  `/handbook/old /handbook/new/ 301
/handbook/first /handbook/a/ 302
/handbook/gone/ https://other.example/ü 301
/handbook/all/* /handbook/:splat 301
`,
)
const built = new Map(
  ['_headers', 'assets/a.js', 'plan/index.html', 'old/index.html', 'first/index.html', 'x.pdf'].map(
    (path) => [path, { hash: path, size: 5000 }],
  ),
)

describe('in an object store', () => {
  const site = { baseUrl: '/handbook/', rules }
  const { files, made } = storeFiles(built, { site, compress: ['br'] })

  it('objects have the headers that it keeps', () => {
    expect(files.get('assets/a.js')).toEqual({
      hash: 'assets/a.js',
      size: 5000,
      encoding: 'br',
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
      },
    })
    expect(files.get('plan/index.html')?.headers['cache-control']).toBe('no-store')
    expect(files.get('x.pdf')?.headers).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-disposition': 'attachment',
      'content-type': 'application/pdf',
    })
    expect(files.has('_headers')).toBe(false)
  })

  it('permanent redirects are objects, also those without a page', () => {
    const target = (path: string) => files.get(path)?.headers['x-amz-website-redirect-location']
    expect(target('old/index.html')).toBe('/handbook/new/')
    expect(target('first/index.html')).toBeUndefined()
    expect(target('gone/index.html')).toBe('https://other.example/%C3%BC')
    expect(made.get('gone/index.html')).toContain('url=https://other.example/%C3%BC')
    expect([...made.keys()]).toEqual(['gone/index.html'])
  })
})

it('in a folder, compressed forms are beside the files', () => {
  const files = folderFiles(new Map([...built, ['small.js', { hash: '1', size: 10 }]]), ['br', 'gzip'])
  expect([...files.keys()].filter((path) => /\.(?:br|gz)$/.test(path))).toEqual(
    ['assets/a.js', 'plan/index.html', 'old/index.html', 'first/index.html'].flatMap((path) => [
      `${path}.br`,
      `${path}.gz`,
    ]),
  )
})
