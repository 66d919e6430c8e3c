// Feeds and sitemap of this repository's site: well-formed, absolute URLs, the right posts in the right
// order.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { robotsText } from '../../../build/outputs/robots.ts'
import { sitemapFiles } from '../../../build/outputs/sitemapXml.ts'
import type { BuiltSite } from '../../support/builtSite.ts'
import { serveOwnSite } from '../../support/ownSite.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await serveOwnSite()
})
afterAll(() => site?.close())

const read = (path: string): string => readFileSync(join(site.outDir, path), 'utf8')
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['item', 'entry', 'link', 'url'].includes(name),
})
const blogs = ['blog', 'changelog', 'tests/blog']

describe.each(blogs)('the feeds of %s', (blog) => {
  it('are well-formed XML and JSON', () => {
    for (const name of ['rss.xml', 'atom.xml'])
      expect(XMLValidator.validate(read(`${blog}/${name}`)), name).toBe(true)
    expect(JSON.parse(read(`${blog}/feed.json`)).version).toBe('https://jsonfeed.org/version/1')
  })

  it('contain the newest 20 posts in order, with their dates', () => {
    const rss = parser.parse(read(`${blog}/rss.xml`)).rss.channel.item as {
      link: string[]
      pubDate: string
      guid: unknown
    }[]
    const atom = parser.parse(read(`${blog}/atom.xml`)).feed.entry as { id: string; updated: string }[]
    const json = JSON.parse(read(`${blog}/feed.json`)).items as {
      id: string
      url: string
      date_published: string
      title: string
    }[]
    expect(json.length).toBeLessThanOrEqual(20)
    expect(json.length).toBeGreaterThan(10)
    expect(rss.map(({ link }) => link[0])).toEqual(json.map(({ url }) => url))
    expect(atom.map(({ id }) => id)).toEqual(json.map(({ url }) => url))
    expect(rss.map(({ pubDate }) => new Date(pubDate).toISOString())).toEqual(
      json.map(({ date_published }) => date_published),
    )
    const days = json.map(({ date_published }) => date_published)
    expect(days).toEqual([...days].sort().reverse())
    expect(json.every(({ title, id }) => title !== '' && id.startsWith('https://troodon.example/'))).toBe(
      true,
    )
  })

  it('contain only absolute URLs', () => {
    const items = JSON.parse(read(`${blog}/feed.json`)).items as { content_html: string; url: string }[]
    for (const { content_html, url } of items) {
      const addresses = [...content_html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(
        ([, address]) => address ?? '',
      )
      expect(
        addresses.filter((address) => !/^(?:https?:|mailto:|data:)/.test(address)),
        url,
      ).toEqual([])
    }
  })

  it('link to an existing style sheet', () => {
    for (const name of ['rss.xml', 'atom.xml']) {
      const [, href = ''] =
        /<\?xml-stylesheet type="text\/xsl" href="\/([^"]+)"\?>/.exec(read(`${blog}/${name}`)) ?? []
      expect(XMLValidator.validate(read(href)), href).toBe(true)
      const [, css = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(read(href)) ?? []
      expect(
        existsSync(css.startsWith('/') ? join(site.outDir, css) : join(site.outDir, blog, css)),
        css,
      ).toBe(true)
    }
  })
})

it('feeds, lists and the sitemap omit drafts and unlisted posts', () => {
  for (const path of [
    'tests/blog/rss.xml',
    'tests/blog/atom.xml',
    'tests/blog/feed.json',
    'sitemap.xml',
    'llms.txt',
  ])
    expect(read(path), path).not.toMatch(/unlisted-post|draft-post/)
  expect(existsSync(join(site.outDir, 'tests/blog/draft-post'))).toBe(false)
})

it('the head of every page links to the feeds', () => {
  for (const page of ['index.html', 'docs/cli/index.html', '404.html'])
    for (const blog of blogs)
      for (const name of ['rss.xml', 'atom.xml', 'feed.json'])
        expect(read(page)).toContain(`href="/${blog}/${name}"`)
})

describe('the sitemap', () => {
  it('contains exactly the pages that search engines may index', () => {
    const text = read('sitemap.xml')
    expect(XMLValidator.validate(text)).toBe(true)
    const pages = (parser.parse(text).urlset.url as { loc: string; lastmod?: string }[]).map(({ loc }) =>
      loc.replace('https://troodon.example', ''),
    )
    expect(pages).toContain('/docs/cli/')
    for (const hidden of [
      '/examples/noIndex/',
      // It has no content of its own.
      '/search/',
      '/tests/pages/unlisted/',
      '/tests/docs/more-test/',
      '/__docusaurus/debug/',
      '/404.html',
    ])
      expect(pages).not.toContain(hidden)
    for (const page of pages.slice(0, 200))
      expect(existsSync(join(site.outDir, decodeURI(page), 'index.html')), page).toBe(true)
  })

  it('is split if it is long', () => {
    const entries = Array.from({ length: 120_001 }, (_, index) => ({
      url: `https://s.example/${index}/?a=1&b=2`,
      changed: index % 2 ? '2026-01-02' : null,
    }))
    const files = sitemapFiles(entries, 'sitemap.xml', 'https://s.example/')
    expect(files.map(({ path }) => path)).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
    ])
    for (const { text } of files) expect(XMLValidator.validate(text)).toBe(true)
    expect(files[0]?.text).toContain('<loc>https://s.example/sitemap-3.xml</loc>')
    expect(files.slice(1).reduce((sum, { text }) => sum + (text.match(/<url>/g) ?? []).length, 0)).toBe(
      120_001,
    )
  })

  it('is linked in robots.txt', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://troodon.example/sitemap.xml')
    expect(robotsText(true, [])).toBe('User-agent: *\nDisallow: /\n')
  })
})

it('offers the Markdown of pages, and lists documents in llms.txt', () => {
  expect(read('docs/cli/index.md')).toContain('\n---\n\n# CLI\n')
  const listed = [...read('llms.txt').matchAll(/\]\(https:\/\/troodon\.example\/([^)]+)\)/g)].map(
    ([, path]) => decodeURI(path ?? ''),
  )
  expect(listed.length).toBeGreaterThan(100)
  for (const path of listed) expect(existsSync(join(site.outDir, path)), path).toBe(true)
})
