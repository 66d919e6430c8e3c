// Two outputs with one name: `check` and `build` name both sources, before `dist/` changes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const slug = (path: string) => `---\nslug: ${path}\n---\n\n# Page\n`

const config = (options: object) =>
  JSON.stringify({ title: 'A', url: 'https://example.com', ...options }, null, 2)

const withPlugin = (path: string) =>
  `export default { title: 'A', url: 'https://example.com', plugins: [{ name: 'own', version: '1', outputs: () => [{ path: '${path}', content: 'x' }] }] }\n`

/** What is written, and the start of the only message about it. */
const cases: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [
    { 'docs/b.md': slug('/index.html') },
    'docs/b.md  error  reservedOutput  docs/index.html would be a file, from docs/a.md, and a folder, for docs/index.html/index.html from docs/b.md.',
  ],
  [
    { 'docs/b.md': slug('/index.json') },
    'docs/b.md  error  reservedOutput  docs/index.json would be a file, from docs/a.md, and a folder, for docs/index.json/index.html from docs/b.md.',
  ],
  [
    { 'docs/b.md': slug('/index.md') },
    'docs/b.md  error  reservedOutput  docs/index.md would be a file, from docs/a.md, and a folder, for docs/index.md/index.html from docs/b.md.',
  ],
  [
    { 'pages/sitemap.xml.md': '# Page\n' },
    'pages/sitemap.xml.md  error  reservedOutput  sitemap.xml would be a file, from the sitemap (option sitemap), and a folder, for sitemap.xml/index.html from pages/sitemap.xml.md.',
  ],
  [
    { 'pages/_headers/b.md': '# Page\n', 'pages/x.md': slug('/_headers') },
    'pages/x.md  error  reservedOutput  _headers would be a file, from the rules for HTTP headers (option headers), and a folder, for _headers/index.html from pages/x.md.',
  ],
  [
    { 'static/docs': 'x' },
    'static/docs  error  reservedOutput  docs would be a file, from static/docs, and a folder, for docs/index.html from docs/a.md.',
  ],
  [
    { 'docs/b.md': '# B\n', 'static/docs/b': 'x' },
    'static/docs/b  error  reservedOutput  docs/b would be a file, from static/docs/b, and a folder, for docs/b/index.html from docs/b.md.',
  ],
  [
    { 'static/docs/index.html/x': 'x' },
    'static/docs/index.html/x  error  reservedOutput  docs/index.html would be a file, from docs/a.md, and a folder, for docs/index.html/x from static/docs/index.html/x.',
  ],
  [
    {
      'site.config.json': '{ "title": "A", "url": "https://example.com", "sitemap": { "filename": "docs" } }',
    },
    'docs/a.md  error  reservedOutput  docs would be a file, from the sitemap (option sitemap), and a folder, for docs/index.html from docs/a.md.',
  ],
  [
    {
      'site.config.json':
        '{ "title": "A", "url": "https://example.com", "sitemap": { "filename": "robots.txt" } }',
    },
    'site.config.json  error  reservedOutput  Both the sitemap (option sitemap) and robots.txt would be written to robots.txt.',
  ],
  [
    { 'pages/llms.txt.md': '# Page\n' },
    'pages/llms.txt.md  error  reservedOutput  llms.txt would be a file, from llms.txt (option llms), and a folder, for llms.txt/index.html from pages/llms.txt.md.',
  ],
  [
    { 'pages/llms-full.txt.md': '# Page\n' },
    'pages/llms-full.txt.md  error  reservedOutput  llms-full.txt would be a file, from llms-full.txt (option llms), and a folder, for llms-full.txt/index.html from pages/llms-full.txt.md.',
  ],
  [
    { 'static/search-index': 'x' },
    'static/search-index  error  reservedOutput  search-index would be a file, from static/search-index, and a folder, for search-index/en.default.json from the search index (option search).',
  ],
  [
    {
      'site.config.json': config({ redirects: { redirects: [{ from: '/old', to: '/docs/' }] } }),
      'static/old/index.html': 'x',
    },
    'static/old/index.html  error  reservedOutput  Both a redirect (option redirects) and static/old/index.html would be written to old/index.html.',
  ],
  [
    {
      'site.config.json': config({ redirects: { redirects: [{ from: '/docs/index.html', to: '/docs/' }] } }),
    },
    'docs/a.md  error  reservedOutput  docs/index.html would be a file, from docs/a.md, and a folder, for docs/index.html/index.html from a redirect (option redirects).',
  ],
  [
    {
      'site.config.json': config({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }),
      'static/fr/docs/index.html': 'x',
    },
    'static/fr/docs/index.html  error  reservedOutput  Both static/fr/docs/index.html and docs/a.md would be written to fr/docs/index.html.',
  ],
  [
    {
      'site.config.json': config({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }),
      'static/fr': 'x',
    },
    'static/fr  error  reservedOutput  fr would be a file, from static/fr, and a folder, for fr/404.html from the generated file fr/404.html.',
  ],
  [
    {
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/a.md': slug('/'),
      'static/docs/next/index.html/x': 'x',
    },
    'static/docs/next/index.html/x  error  reservedOutput  docs/next/index.html would be a file, from docs/a.md, and a folder, for docs/next/index.html/x from static/docs/next/index.html/x.',
  ],
  [
    { 'blog/2024-01-02-a.md': '# A\n', 'pages/blog/rss.xml.md': '# Page\n' },
    'pages/blog/rss.xml.md  error  reservedOutput  blog/rss.xml would be a file, from a feed (option feedOptions of the blog), and a folder, for blog/rss.xml/index.html from pages/blog/rss.xml.md.',
  ],
  [
    {
      'site.config.json': config({ pwa: {} }),
      'pages/sw.js.md': '# Page\n',
    },
    'pages/sw.js.md  error  reservedOutput  sw.js would be a file, from the service worker (option pwa), and a folder, for sw.js/index.html from pages/sw.js.md.',
  ],
  [
    {
      'site.config.mjs': withPlugin('docs/index.html'),
    },
    'docs/a.md  error  reservedOutput  Both a plugin (option plugins) and docs/a.md would be written to docs/index.html.',
  ],
  [
    {
      'site.config.mjs': withPlugin('docs'),
    },
    'docs/a.md  error  reservedOutput  docs would be a file, from a plugin (option plugins), and a folder, for docs/index.html from docs/a.md.',
  ],
]

it.each(cases)('reports %j once, with both sources', async (files, expected) => {
  for (const [path, text] of Object.entries({ 'docs/a.md': slug('/'), ...files })) writeFile(root, path, text)
  const problems = (text: string) => text.split('\n').filter((line) => line.includes('reservedOutput'))
  const checked = await runCommand(['check', root])
  const built = await runCommand(['build', root])
  expect([problems(checked.stderr), problems(built.stderr)]).toEqual([[expected], [expected]])
  expect([checked.status, built.status]).toEqual([1, 1])
  expect(existsSync(join(root, 'dist/index.html'))).toBe(false)
})
