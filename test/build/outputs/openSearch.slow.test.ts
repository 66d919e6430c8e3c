// The description of the site's search for browsers.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { descriptionOf } from '../../../build/outputs/openSearch.ts'
import type { Href } from '../../../build/shared/routeBase.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const config = (more: string) => `module.exports = {
  title: 'Birds & owls', url: 'https://birds.example', baseUrl: '/guide/', favicon: '/guide/img/a.svg',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { ${more} },
}`

const build = async (more: string) => {
  writeFile(root, 'docs/a.md', '---\nslug: /\n---\n# A\n')
  writeFile(root, 'static/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFile(root, 'docusaurus.config.js', config(more))
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
}

const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

const algolia = `algolia: { appId: 'A', apiKey: 'b', indexName: 'c' }`

it('describes the search page of each language, and links to it from each page', async () => {
  await build(algolia)
  expect(read('opensearch.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>Birds &amp; owls</ShortName>
  <LongName>Birds &amp; owls</LongName>
  <Description>Birds &amp; owls</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image>https://birds.example/guide/img/a.svg</Image>
  <Url type="text/html" method="get" template="https://birds.example/guide/search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="https://birds.example/guide/opensearch.xml"/>
  <moz:SearchForm>https://birds.example/guide/</moz:SearchForm>
</OpenSearchDescription>
`)
  expect(read('de/opensearch.xml')).toContain('https://birds.example/guide/de/search/?q={searchTerms}')
  const link = (base: string) =>
    `<link rel="search" type="application/opensearchdescription+xml" title="Birds &amp; owls" href="${base}opensearch.xml">`
  expect(read('index.html')).toContain(link('/guide/'))
  expect(read('de/index.html')).toContain(link('/guide/de/'))
})

it('has none without a search page', async () => {
  await build(`algolia: { appId: 'A', apiKey: 'b', indexName: 'c', searchPagePath: false }`)
  expect(() => read('opensearch.xml')).toThrow('ENOENT')
  expect(read('index.html')).not.toContain('opensearch')
})

it('keeps a file of the site', async () => {
  writeFile(root, 'static/opensearch.xml', '<mine/>\n')
  await build(algolia)
  expect(read('opensearch.xml')).toBe('<mine/>\n')
})

it.each([
  ['Sixteen letters!', 'Sixteen letters!'],
  ['Handbook of the owls', 'Handbook of the'],
  ['Donaudampfschifffahrt', 'Donaudampfschiff'],
])('cuts the short name of %s', (title, expected) => {
  const search = {
    provider: 'algolia',
    missingResultsUrl: null,
    appId: 'A',
    apiKey: 'b',
    indexName: 'c',
    host: null,
    askAi: null,
    page: '/s/' as Href,
  } as const
  const site = {
    title,
    url: 'https://x.test',
    favicon: null,
    homeHref: '/' as Href,
    locale: { baseUrl: '/' },
    search,
  }
  expect(descriptionOf(site)).toContain(`<ShortName>${expected}</ShortName>`)
})
