// Settings of single languages: their place, their translations, direction and calendar.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const i18nOf = (i18n: object, more: object = {}) => {
  const read = readConfig({ i18n, ...more }, { hasFolder: () => false })
  return read.ok
    ? read.config.i18n.localeConfigs
    : read.problems.map(({ path, message }) => `${path} ${message}`)
}

describe('without settings', () => {
  const rtl = ['ar', 'fa', 'he', 'ur', 'ckb', 'sd', 'ug', 'ps', 'yi', 'dv', 'ar-EG', 'az-Arab', 'ks', 'syr']
  it.each(rtl)('%s is written from right to left', (locale) => {
    expect(i18nOf({ defaultLocale: locale })).toMatchObject({ [locale]: { direction: 'rtl' } })
  })
  it.each(['en', 'de', 'ku', 'pa', 'sd-Deva', 'zh-Hans', 'arn', 'fat', 'psy'])('%s is not', (locale) => {
    expect(i18nOf({ defaultLocale: locale })).toMatchObject({ [locale]: { direction: 'ltr' } })
  })
  it('the tag of the language says more than its name', () => {
    const localeConfigs = { x1: { htmlLang: 'fa' }, th: {}, us: { htmlLang: 'en-US-u-ca-buddhist' } }
    expect(i18nOf({ locales: ['en', 'x1', 'th', 'us'], localeConfigs })).toMatchObject({
      en: { calendar: 'gregory', label: 'English' },
      x1: { calendar: 'persian', direction: 'rtl', label: 'فارسی' },
      th: { calendar: 'buddhist' },
      us: { calendar: 'buddhist' },
    })
  })
})

it('a place that is not below the base URL, or taken, is a mistake', () => {
  const locales = ['en', 'de', 'fr']
  expect(
    i18nOf(
      { locales, localeConfigs: { de: { baseUrl: '/elsewhere/' }, fr: { baseUrl: '/base' } } },
      { baseUrl: '/base/' },
    ),
  ).toEqual([
    'i18n.localeConfigs.de.baseUrl must be below the baseUrl of the site, /base/',
    'i18n.localeConfigs.fr.baseUrl is also that of the language "en"',
  ])
})

it('a list of languages without the default one is a mistake', () => {
  expect(i18nOf({ defaultLocale: 'fr', locales: ['en', 'de'] })).toEqual([
    'i18n.locales must contain the default language "fr". Add it, or set i18n.defaultLocale',
  ])
})

const config = `
module.exports = {
  title: 'Feeders', url: 'https://site.example', baseUrl: '/base/', trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'pt-BR', 'fa', 'de', 'fr'], localeConfigs: {
    en: { calendar: 'buddhist' },
    'pt-BR': { label: 'Brasil', path: 'brazil', baseUrl: '/base/br', url: 'https://br.example' },
    fa: { htmlLang: 'fa-IR', direction: 'rtl' },
    de: { translate: false },
    fr: { baseUrl: '/' },
  } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: {}, pages: false }]],
  plugins: [function routes(context) { return {
    name: 'places',
    contentLoaded: ({ actions }) => actions.addRoute({ path: context.baseUrl + 'place', component: '@site/Place.jsx' }),
    postBuild: ({ outDir, routesPaths }) => require('fs').writeFileSync(outDir + '/place.txt',
      [context.siteConfig.url, context.baseUrl, routesPaths.find((path) => path.includes('place'))].join()),
  } }],
  themeConfig: { navbar: { title: 'Birds', items: [{ type: 'localeDropdown' }, { to: '/', label: 'Home' }] } },
}
`

it('decide where the pages of a language are, and what they say', async () => {
  writeFile(root, 'docusaurus.config.js', config)
  writeFile(root, 'docs/index.md', '---\nslug: /\n---\n# Feeders\n\n[Post](/blog/p)\n')
  writeFile(root, 'blog/2026-03-21-p.md', '---\nslug: p\n---\n# Post\n\n<!-- truncate -->\n')
  writeFile(
    root,
    'Place.jsx',
    "import C from '@docusaurus/useDocusaurusContext'\nexport default () => { const { i18n } = C(); return <p id='at'>{i18n.currentLocale} {i18n.localeConfigs[i18n.currentLocale].path} {i18n.localeConfigs[i18n.currentLocale].baseUrl} {String(i18n.localeConfigs[i18n.currentLocale].translate)}</p> }\n",
  )
  for (const [folder, text] of [
    ['brazil', 'Comedouros'],
    ['de', 'Futter'],
  ] as const) {
    writeFile(
      root,
      `i18n/${folder}/docusaurus-plugin-content-docs/current/index.md`,
      `---\nslug: /\n---\n# ${text}\n`,
    )
    writeFile(
      root,
      `i18n/${folder}/docusaurus-theme-classic/navbar.json`,
      `{ "item.label.Home": { "message": "${text} 2" } }`,
    )
  }
  const result = await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

  expect(existsSync(join(root, 'dist/pt-BR'))).toBe(false)
  expect(page('br/index.html')).toMatch(/<h1>Comedouros<\/h1>/)
  expect(page('br/index.html')).toContain('Comedouros 2')
  expect(page('br/index.html')).toContain('<link rel="canonical" href="https://br.example/base/br/">')
  expect(page('br/blog/p/index.html')).toContain('href="https://site.example/base/fa/blog/p/"')
  expect(page('index.html')).toContain(
    '<link rel="alternate" hreflang="pt-BR" href="https://br.example/base/br/">',
  )
  expect(page('blog/p/index.html')).toMatch(
    /href="https:\/\/br.example\/base\/br\/blog\/p\/"[^>]*lang="pt-BR"/,
  )
  expect(page('br/sitemap.xml')).toContain('<loc>https://br.example/base/br/blog/p/</loc>')
  expect(page('br/blog/atom.xml')).toContain('https://br.example/base/br/blog/p/')
  expect(page('place.txt')).toBe('https://site.example,/base/,/base/place/')
  expect(page('br/place.txt')).toBe('https://br.example,/base/br/,/base/br/place/')
  expect(page('br/place/index.html').replaceAll('<!-- -->', '')).toContain(
    'id="at">pt-BR brazil /base/br/ true<',
  )
  // In Docusaurus, a language without a folder is not translated.
  expect(page('fa/place/index.html').replaceAll('<!-- -->', '')).toContain('id="at">fa fa /base/fa/ false<')

  // Without translations, pages and labels are those of the default language.
  expect(page('de/index.html')).toMatch(/<h1>Feeders<\/h1>/)
  expect(page('de/index.html')).not.toContain('Futter')
  expect(page('de/index.html')).toContain('lang="de"')

  expect(page('fa/index.html')).toMatch(/<html[^>]*dir="rtl"/)
  expect(page('blog/p/index.html')).toMatch(/<time[^>]*>March 21, 2569/)
  expect(page('fa/blog/p/index.html')).toMatch(/<time[^>]*>۱ فروردین ۱۴۰۵/)
})
