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
