// Pages that a language has no translation of: a notice, and the language of the text.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuildResult } from '../../build/model/buildResult.ts'
import { type CaseSite, lineOf } from '../bugReports/bugCase.ts'
import { openCaseSite } from '../support/caseSite.ts'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'
import { untranslatedSite } from '../support/untranslatedSite.ts'

const folder = temporaryFolder()
let result: BuildResult
let site: CaseSite

beforeAll(async () => {
  const root = join(folder.path, 'site')
  const outDir = join(root, 'dist')
  for (const [path, text] of Object.entries(untranslatedSite)) writeFile(root, path, text)
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
    if (!path.startsWith('de/')) expect(site.page(path)).not.toMatch(/<(?:span|h2)[^>]* lang=/)
  }
})

it('has the language of labels in the sidebar, in links to other pages, and on cards', () => {
  const html = site.page('de/docs/group/e/')
  expect(html).toContain('<span lang="en">Heron</span></a>')
  expect(html).toContain('>Der Otter</a>')
  expect(html).toContain('<span lang="en">Group</span></a>')
  expect(html).toMatch(/>Benannt<\/a>/)
  expect(html).toContain('<span class="pagination-nav__label" lang="en">Deep</span>')
  const cards = site.page('de/docs/category/group/')
  expect(cards).toMatch(
    /<span lang="en">Deep<\/span><\/div><div class="card__description" lang="en">About it\./,
  )
  expect(cards).toMatch(/<\/svg>Hier<\/div>/)
  expect(site.page('ar/docs/a/')).toContain('<span lang="en" dir="ltr">Otter</span></a>')
})

it('has the language of posts in lists, in the sidebar of the blog, and in links to other posts', () => {
  const list = site.page('de/blog/')
  expect(list).toContain('<h2 lang="en"><a href="/de/blog/2025/01/02/post/">Post</a></h2>')
  expect(list).toMatch(/<div lang="en" class="markdown" data-excerpt/)
  expect(list).toContain('<span lang="en">Older</span></a>')
  expect(site.page('de/blog/2025/01/02/post/')).toContain(
    '<span class="pagination-nav__label" lang="en">Older</span>',
  )
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
