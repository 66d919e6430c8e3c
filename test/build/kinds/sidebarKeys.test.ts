// Keys of sidebar items, which tell items with the same label apart in translation files.
import { expect, it } from 'vitest'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import type { SidebarEntry } from '../../../build/model/docs.ts'
import { memorySite } from '../../support/memorySite.ts'

const labels = (items: readonly SidebarEntry[]): readonly string[] =>
  items.flatMap((item) => ('label' in item ? [item.label] : []))

const german = (name: string, messages: Readonly<Record<string, string>>) => ({
  'i18n/de/docusaurus-plugin-content-docs/current.json': JSON.stringify(
    Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [`sidebar.${name}.${key}`, { message }]),
    ),
  ),
})

const germanSidebar = (files: Readonly<Record<string, string>>) => {
  const { site } = memorySite(files, { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } })
  const place = site.locales.find(({ locale }) => locale === 'de')
  const sidebar = place && docsIn(place)[0]?.versions[0]?.sidebars[0]
  return labels(sidebar?.items ?? [])
}

it('translate items of a sidebars file', () => {
  const items = [
    { type: 'category', label: 'API', key: 'api-one', items: ['a'] },
    { type: 'category', label: 'API', key: 'api-two', items: ['b'] },
    { type: 'link', label: 'Shop', key: 'shop-one', href: 'https://shop.example/' },
    { type: 'doc', id: 'c', label: 'More', key: 'more-one' },
  ]
  expect(
    germanSidebar({
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
      'docs/c.md': '# C\n',
      'sidebars.json': JSON.stringify({ docs: items }),
      ...german('docs', {
        'category.api-one': 'Erste API',
        'category.api-two': 'Zweite API',
        'link.shop-one': 'Laden',
        'doc.more-one': 'Mehr',
      }),
    }),
  ).toEqual(['Erste API', 'Zweite API', 'Laden', 'Mehr'])
})

it('translate categories by the front matter of their page', () => {
  expect(
    germanSidebar({
      'docs/one/index.md': '---\nsidebar_key: api-one\n---\n# API\n',
      'docs/one/a.md': '# A\n',
      'docs/two/index.md': '---\nsidebar_key: api-two\n---\n# API\n',
      'docs/two/b.md': '# B\n',
      'docs/two/_category_.json': '{ "key": "own-two" }',
      ...german('defaultSidebar', {
        'category.api-one': 'Erste API',
        'category.own-two': 'Zweite API',
        'category.API': 'Alle',
      }),
    }),
  ).toEqual(['Erste API', 'Zweite API'])
})

it('translate categories that come from folders', () => {
  expect(
    germanSidebar({
      'docs/one/a.md': '# A\n',
      'docs/one/_category_.json': '{ "label": "API", "key": "api-one" }',
      'docs/two/b.md': '# B\n',
      'docs/two/_category_.json': '{ "label": "API" }',
      ...german('defaultSidebar', { 'category.api-one': 'Erste API', 'category.API': 'Andere API' }),
    }),
  ).toEqual(['Erste API', 'Andere API'])
})
