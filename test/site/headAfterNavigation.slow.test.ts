// The head after a navigation in the page is that of the page when it is loaded, for pages of all kinds.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const files: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'docusaurus.config.js': `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/', trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  onBrokenLinks: 'ignore',
  headTags: [
    { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"site":1}' },
    { tagName: 'link', attributes: { rel: 'alternate', hreflang: 'tlh', href: 'https://site.example/tlh/' } },
  ],
  presets: [['classic', { blog: { onInlineAuthors: 'ignore', onInlineTags: 'ignore' } }]],
  themeConfig: { image: 'img/card.png', metadata: [
    { name: 'keywords', content: 'all words' }, { name: 'twitter:card', content: 'summary' },
  ] },
}
`,
  'docs/intro.md':
    '---\nkeywords: [one, two]\ndescription: Of oats\nimage: /img/own.png\n---\n# Intro\n\nOats.\n',
  'docs/two.md': '---\ntags: [seeds]\n---\n# Two\n\nHay.\n\n<head><meta name="oats" content="5"/></head>\n',
  'docs/seeds/_category_.json':
    '{ "label": "Seeds", "link": { "type": "generated-index", "description": "All" } }',
  'docs/seeds/poppy.md':
    '---\ntitle: Poppy \n---\n<head>\n<link rel="canonical" href="https://poppy.example/" />\n<html data-poppy="1" />\n<body data-seed="2" />\n</head>\n\nPoppy <b>seeds</b>.\n',
  'docs/seeds/own.mdx':
    'import Head from \'@docusaurus/Head\'\n\n# Own data\n\n<Head><script type="application/ld+json">{\'{"own":1}\'}</script><title>Mine</title></Head>\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
  'blog/2020-01-01-a.md':
    '---\ntitle: A\nauthors: [{ name: Ann, url: https://ann.example }]\ntags: [seeds]\nkeywords: [k]\n---\nText\n\n<!-- truncate -->\n\nMore\n',
  'blog/2021-01-01-b.md': '---\ntitle: B\n---\nOther\n\n<!-- truncate -->\n\nMore\n',
  'src/pages/own.jsx': `
import { useState } from 'react'
import Head from '@docusaurus/Head'
import Layout from '@theme/Layout'
export default function Own() {
  const [count, setCount] = useState(0)
  return (
    <Layout title="Own" description="Of mine">
      <Head>
        <html data-own="yes" />
        <meta name="keywords" content="mine" />
        <meta property="og:type" content={'type' + count} />
        <meta name="count" content={String(count)} />
        <link rel="preconnect" href="https://oats.example" />
        <script type="application/json">{'{"a":1}'}</script>
      </Head>
      <button id="more" onClick={() => setCount(count + 1)} />
    </Layout>
  )
}
`,
  'src/pages/titles.jsx': `
import Head from '@docusaurus/Head'
import { PageMetadata } from '@docusaurus/theme-common'
import Layout from '@theme/Layout'
export default () => (
  <Layout title="Of the layout">
    <PageMetadata title="Of the page" />
    <div><Head><title>Last</title></Head></div>
  </Layout>
)
`,
  'src/pages/plain.md': '---\ntitle: Plain\n---\nPlain words\n',
  'static/img/card.png': '',
  'static/img/own.png': '',
}

const paths = [
  ...['docs/seeds/poppy/', 'docs/category/seeds/', 'docs/seeds/own/'],
  ...['docs/intro/', 'docs/two/', 'docs/hidden/', 'docs/tags/', 'docs/tags/seeds/', 'own/', 'plain/'],
  'titles/',
  ...['blog/', 'blog/2020/01/01/a/', 'blog/2021/01/01/b/', 'blog/archive/', 'blog/tags/seeds/'],
]

const { open } = filesInBrowser(files)

/** Attributes of the elements that describe a page, and of `<html>`. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    // Everything but code and what loads it.
    const described =
      'meta, base, noscript, link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"]), script[type$="json"]'
    const textOf = (element: Element) =>
      [...element.attributes]
        .filter(({ name, value }) => name !== 'data-head' && `${name}=${value}` !== 'class=')
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
        .join(' ') + (element.tagName === 'SCRIPT' ? element.textContent : '')
    const all = [...document.head.querySelectorAll(described)].map(textOf)
    return [document.title, textOf(document.documentElement), textOf(document.body), ...all.sort()]
  })

const go = (page: Page, path: string) =>
  page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        document.addEventListener('troodon-url', () => resolve(), { once: true })
        document.dispatchEvent(new CustomEvent('troodon-go', { detail: { toString: () => href } }))
      }),
    `/${path}`,
  )

it('equals that of a page that was loaded', async () => {
  const loaded = new Map<string, readonly string[]>()
  const { page: tab } = await open('docs/intro/')
  for (const path of paths) {
    await tab.goto(new URL(`/${path}`, tab.url()).href)
    await tab.waitForSelector('html[data-has-hydrated]')
    loaded.set(path, await headOf(tab))
  }
  expect(loaded.get('titles/')?.[0]).toBe('Last')
  expect(loaded.get('docs/intro/')).toContain('content=one,two name=keywords')
  expect(loaded.get('docs/seeds/poppy/')?.join()).toMatch(/"BreadcrumbList".*poppy\.example/s)
  expect(loaded.get('blog/2020/01/01/a/')?.join()).toMatch(/text\/markdown.*"BlogPosting"/s)
  for (const start of ['own/', 'docs/intro/', 'blog/2020/01/01/a/']) {
    const { page } = await open(start)
    for (const path of [...paths, ...[...paths].reverse()]) {
      if (new URL(page.url()).pathname === `/${path}`) continue
      await go(page, path)
      expect([path, ...(await headOf(page))]).toEqual([path, ...(loaded.get(path) ?? [])])
    }
  }
})

it('follows the state of components', async () => {
  const { page } = await open('docs/intro/')
  await go(page, 'own/')
  await page.click('#more')
  await page.waitForSelector('meta[name="count"][content="1"]')
  expect(await page.$$eval('meta[property="og:type"], meta[name="count"]', (all) => all.length)).toBe(2)
  expect(await page.$eval('meta[property="og:type"]', (one) => one.getAttribute('content'))).toBe('type1')
})
