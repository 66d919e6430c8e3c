// `--locale`: only some languages of a site are built.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildUsage } from '../../../build/commands/build/buildUsage.ts'
import { builtLocales } from '../../../build/commands/commandLine/builtLocales.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, temporaryFolder } from '../../support/engine.ts'

const site = {
  title: 'Handbook',
  url: 'https://handbook.example/',
  i18n: { locales: ['en', 'de', 'fr'], localeConfigs: { de: { url: 'https://handbuch.example' } } },
  themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } },
}

const read = (locales: readonly string[] | null, more: object = {}) => {
  const found = readConfig({ ...site, ...more }, { hasFolder: () => false, locales })
  if (!found.ok) throw new Error(found.problems[0]?.message)
  const { url, i18n } = found.config
  const prefixes = Object.values(i18n.localeConfigs).map(({ prefix }) => prefix)
  return { url, built: i18n.builtLocales, main: i18n.mainLocale, prefixes }
}

const host = 'https://handbook.example'

it.each([
  ['all languages', null, { url: host, built: ['en', 'de', 'fr'], main: 'en', prefixes: ['', '/de', '/fr'] }],
  [
    'two, in the order of the site',
    ['fr', 'en'],
    { url: host, built: ['en', 'fr'], main: 'en', prefixes: ['', '/de', '/fr'] },
  ],
  [
    'two without the default one',
    ['fr', 'de'],
    { url: host, built: ['de', 'fr'], main: 'de', prefixes: ['', '/de', '/fr'] },
  ],
  ['one at the root', ['fr'], { url: host, built: ['fr'], main: 'fr', prefixes: ['', '', ''] }],
  [
    'one at the root of its host',
    ['de'],
    { url: 'https://handbuch.example', built: ['de'], main: 'de', prefixes: ['', '', ''] },
  ],
  [
    'the default one, whose host has others',
    ['en'],
    { url: host, built: ['en'], main: 'en', prefixes: ['', '', '/fr'] },
  ],
])('builds %s', (_name, locales, expected) => {
  expect(read(locales)).toEqual(expected)
})

it('keeps a path that the configuration gives', () => {
  const i18n = { locales: ['en', 'de'], localeConfigs: { de: { baseUrl: '/german/' } } }
  expect(read(['de'], { i18n }).prefixes).toEqual(['', '/german'])
})

it.each([
  ['de', ['de']],
  ['de, fr', ['de', 'fr']],
])('reads --locale %s', (given, expected) => {
  expect(builtLocales({ command: buildUsage, values: { '--locale': given } })).toEqual(expected)
  expect(builtLocales({ command: buildUsage, values: {} })).toBeNull()
})

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  writeFile(folder.path, 'docs/a.md', '# English\n')
  writeFile(folder.path, 'i18n/de/docusaurus-plugin-content-docs/current/a.md', '# Deutsch\n')
  writeFile(folder.path, 'site.config.json', JSON.stringify(site))
})
afterEach(() => folder.remove())

const build = (...words: string[]) => runCommand(['build', folder.path, ...words])

it('builds a language as a site of its own', async () => {
  const { status, stderr } = await build('--locale', 'de')
  expect(status, stderr).toBe(0)
  const dist = readTree(`${folder.path}/dist`)
  const page = dist.get('docs/a/index.html') ?? ''
  expect(page).toContain('<h1>Deutsch')
  expect(page).toContain('<link rel="canonical" href="https://handbuch.example/docs/a/"')
  // Other languages have the same page on their own hosts.
  expect(page.match(/<link rel="alternate" hreflang[^>]*>/g)).toEqual([
    '<link rel="alternate" hreflang="en" href="https://handbook.example/docs/a/">',
    '<link rel="alternate" hreflang="x-default" href="https://handbook.example/docs/a/">',
    '<link rel="alternate" hreflang="de" href="https://handbuch.example/docs/a/">',
    '<link rel="alternate" hreflang="fr" href="https://handbook.example/docs/a/">',
  ])
  expect(page).toContain('href="https://handbook.example/docs/a/"')
  expect(dist.get('robots.txt')).toContain('https://handbuch.example/sitemap.xml')
  expect(dist.get('llms.txt')).toContain('[Deutsch](https://handbuch.example/docs/a/index.md)')
  expect([...dist.keys()].filter((path) => /^(?:de|fr|en)\//.test(path))).toEqual([])
})

it('builds several languages, named in any way', async () => {
  for (const words of [
    ['--locale', 'en', '--locale', 'fr'],
    ['--locale', 'fr,en'],
  ]) {
    const { status, stderr } = await build(...words)
    expect(status, stderr).toBe(0)
    const pages = [...readTree(`${folder.path}/dist`).keys()].filter((path) => path.endsWith('a/index.html'))
    expect(pages.toSorted()).toEqual(['docs/a/index.html', 'fr/docs/a/index.html'])
  }
})

it.each([
  ['it', 'The site has no language "it". i18n.locales contains en, de, fr. Add it there first.'],
  ['en,', '--locale needs a language, or several with commas: --locale en,de.'],
])('refuses --locale %s', async (given, message) => {
  const { status, stderr } = await build('--locale', given)
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})
