// A site without a page at `/` opens on its first document, in each language.
import { expect, it } from 'vitest'
import { redirectList } from '../../../build/outputs/redirects.ts'
import { memorySite } from '../../support/memorySite.ts'

const docs = { 'docs/b.md': '# B\n', 'docs/a.md': '# A\n' }
const redirects = (files: Readonly<Record<string, string>>, config: object = {}) =>
  memorySite(files, config).site.redirects.map(({ from, to }) => `${from} ${to}`)

it('leads to the first document of the sidebar', () => {
  expect(redirects(docs)).toEqual(['/ /docs/a/'])
  expect(redirects({ ...docs, 'docs/b.md': '---\nsidebar_position: 1\n---\n# B\n' })).toEqual(['/ /docs/b/'])
  expect(redirects(docs, { baseUrl: '/base/' })).toEqual(['/ /base/docs/a/'])
})

it('leads to the latest version, not to the one being written', () => {
  const versioned = { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/z.md': '# Z\n' }
  expect(redirects({ ...docs, ...versioned })).toEqual(['/ /docs/z/'])
})

it('leads to the blog of a site without documents', () => {
  expect(redirects({ 'blog/2026-01-02-a.md': '# A\n' })).toEqual(['/ /blog/'])
  expect(redirects({})).toEqual([])
})

it('is there for each language', () => {
  expect(redirects(docs, { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } })).toEqual([
    '/ /docs/a/',
    '/de/ /de/docs/a/',
  ])
})

it('never hides a page, a static file or a redirect of the site', () => {
  expect(redirects({ ...docs, 'pages/index.md': '# Home\n' })).toEqual([])
  expect(redirects({ ...docs, 'static/index.html': '<p>Home</p>' })).toEqual([])
  expect(redirects(docs, { docs: { routeBasePath: '/' } })).toEqual(['/ /a/'])
  const own = { redirects: { redirects: [{ from: '/', to: '/docs/b' }] } }
  expect(redirects(docs, own)).toEqual(['/ /docs/b/'])
})

it('is left to the host of a Docusaurus site', () => {
  expect(redirects(docs, { compatibility: 'docusaurus' })).toEqual([])
})

it('makes links to the home lead to that document', () => {
  const { problems } = memorySite({ ...docs, 'docs/b.md': '# B\n\n[home](/) [part](/#nowhere)\n' })
  expect(problems.map(({ code, column }) => `${code} ${column}`)).toEqual(['brokenAnchor 18'])
})

it('is temporary: the site may get a home page later', () => {
  const { site } = memorySite(docs)
  expect(redirectList(site.redirects, [], '/')).toBe('/ /docs/a/ 302\n')
})

it('writes a target with spaces as one word', () => {
  const { site } = memorySite(docs, {
    redirects: { redirects: [{ from: '/old', to: 'https://other.example/a b?c=1' }] },
  })
  expect(redirectList(site.redirects, [], '/')).toContain('/old https://other.example/a%20b?c=1 301\n')
})
