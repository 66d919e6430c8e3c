// Pages that a language has no translation of: a notice, and the language of the text.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuildResult } from '../../build/model/buildResult.ts'
import { type CaseSite, lineOf } from '../bugReports/bugCase.ts'
import { openCaseSite } from '../support/caseSite.ts'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const files = {
  'site.config.json': JSON.stringify({
    title: 'Pond',
    url: 'https://pond.example',
    checks: { brokenAnchor: 'warning' },
    i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },
  }),
  'docs/a.md': '---\ntitle: Heron\n---\n\n## Legs\n\nText. [b](./b.md#none)\n',
  'docs/b.md': '# Otter\n\nText.\n',
  'i18n/de/docusaurus-plugin-content-docs/current/b.md': '# Der Otter\n\n## Pfoten\n\nText.\n',
  'docs/c.mdx': 'export const X = () => <i>x</i>\n\n# Code\n\n<X />\n',
  'pages/about.md': '# About\n\nText.\n',
  'blog/2025-01-02-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
}

const folder = temporaryFolder()
let result: BuildResult
let site: CaseSite

beforeAll(async () => {
  const root = join(folder.path, 'site')
  const outDir = join(root, 'dist')
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  result = await runBuild({ root, outDir, cacheFolder: join(folder.path, 'cache') })
  site = openCaseSite(outDir)
})
afterAll(() => folder.remove())

it('has a notice in the language of the page, and the language of the text on title, text and contents', () => {
  const html = site.page('de/docs/a/')
  expect(html).toContain('<html lang="de"')
  expect(html).toContain(
    '<div class="theme-untranslated-banner" role="note">Diese Seite ist noch nicht übersetzt.</div>',
  )
  expect(html).toContain('<h1 lang="en">Heron</h1>')
  expect(html).toMatch(/<div lang="en" class="theme-doc-markdown markdown" data-body/)
  expect(html.match(/<ul class="table-of-contents" lang="en">/g)).toHaveLength(2)
})

it('names the direction where it is another one', () => {
  const html = site.page('ar/docs/a/')
  expect(html).toContain('<h1 lang="en" dir="ltr">Heron</h1>')
  expect(html).toMatch(/<div lang="en" dir="ltr" class="theme-doc-markdown markdown" data-body/)
})

it('does so for pages with code, standalone pages and posts', () => {
  for (const path of ['de/docs/c/', 'de/about/', 'de/blog/2025/01/02/post/']) {
    expect(site.page(path)).toContain('theme-untranslated-banner')
    expect(site.page(path)).toMatch(/<div [^>]*lang="en"[^>]*data-body/)
  }
})

it('leaves translated pages and those of the default language as they are', () => {
  for (const path of ['de/docs/b/', 'docs/a/', 'docs/c/', 'blog/2025/01/02/post/']) {
    expect(site.page(path)).not.toContain('theme-untranslated-banner')
    expect(site.page(path)).not.toMatch(/<(?:h1|div|ul)[^>]* lang=/)
  }
})

it('keeps the pages among the alternatives of each other', () => {
  const html = site.page('de/docs/a/')
  expect(html).toContain('<link rel="canonical" href="https://pond.example/de/docs/a/">')
  for (const [lang, prefix] of [
    ['en', ''],
    ['de', 'de/'],
    ['ar', 'ar/'],
  ])
    expect(html).toContain(`hreflang="${lang}" href="https://pond.example/${prefix}docs/a/"`)
})

it('names the URL of the language of the file in messages', () => {
  expect(result.problems.map(lineOf)).toEqual([
    'docs/a.md:7:11 brokenAnchor: ./b.md#none does not lead anywhere: there is no #none on /docs/b/.',
  ])
})

it('does not list the search page in the sitemap', () => {
  expect(site.file('sitemap.xml')).toContain('<loc>https://pond.example/de/docs/a/</loc>')
  expect(site.file('sitemap.xml')).not.toContain('/search/')
})
