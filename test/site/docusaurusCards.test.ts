// Cards of documents in code of a Docusaurus site, which can be outside of the page's own category.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const own = filesInBrowser({
  'docusaurus.config.js': `module.exports = {
    title: 'Site', url: 'https://a.example', baseUrl: '/',
    presets: [['classic', { blog: false, docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
  }`,
  'sidebars.js': `module.exports = { docs: ['home', 'plain', { type: 'category', label: 'Guides', items: ['guides/one', 'guides/two', 'guides/bare', 'guides/hidden'] }, { type: 'category', label: 'Marks', link: { type: 'generated-index' }, items: ['marks/flag', 'marks/sign'] }] }\n`,
  'src/Guides.jsx': `import DocCardList from '@theme/DocCardList'
import { useDocById, useDocsSidebar } from '@docusaurus/plugin-content-docs/client'
export default function Guides() {
  const { items } = useDocsSidebar().items.find(({ label }) => label === 'Guides')
  return <div id="guides"><DocCardList items={items} /><p>{useDocById('guides/two').description}</p></div>
}
`,
  'docs/home.mdx': `---
slug: /
---
import Guides from '@site/src/Guides'

# Home

<Guides />

<DocCardList items={[
  { type: 'link', label: 'By its document', href: '/guides/one', docId: 'guides/one' },
  { type: 'link', label: 'By its URL', href: '/guides/two' },
  { type: 'link', label: '⚡️ Fast', href: '/guides/bare' },
]} />
`,
  'docs/plain.md': '# Plain\n\n[Home](home.mdx)\n',
  'docs/guides/one.md': '---\ndescription: About one\n---\n# One\n',
  'docs/guides/two.md': '# Two\n\nThe *second* guide.\n',
  'docs/guides/bare.md': '# Bare\n',
  'docs/guides/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
  'docs/marks/flag.md': '# 🇩🇪 German\n',
  'docs/marks/sign.md': '# © 2026\n',
})

const shown = [
  ...['One', 'About one', 'Two', 'The second guide.', 'Bare', 'The second guide.'],
  ...['By its document', 'About one', 'By its URL', '⚡️ Fast'],
]
const textsIn = `[...document.querySelectorAll('#guides :is(.card__title, .card__description, p), #guides ~ .cards :is(.card__title, .card__description)')].map((one) => one.textContent)`

it('have the descriptions of their documents, with and without a navigation', async () => {
  const { page } = await own.open('')
  expect(await page.evaluate(textsIn)).toEqual(shown)
  const { page: other } = await own.open('plain/')
  await other.click('article a[href="/"]')
  await other.waitForSelector('#guides')
  expect(await other.evaluate(textsIn)).toEqual(shown)
})

it('have an emoji that their label begins with as their icon', async () => {
  const cards = `[...document.querySelectorAll('.card')].map((card) =>
    [card.querySelector('.theme-doc-card-icon').textContent, card.querySelector('.card__title').textContent])`
  const { page } = await own.open('')
  expect(await page.evaluate(cards)).toContainEqual(['⚡️ ', '⚡️ Fast'])
  const { page: category } = await own.open('category/marks/')
  expect(await category.evaluate(cards)).toEqual([
    ['🇩🇪 ', '🇩🇪 German'],
    ['', '© 2026'],
  ])
})

it('add nothing to the data of other pages', () => {
  const dataOf = (path: string) => readFileSync(join(own.site.outDir, path, 'index.json'), 'utf8')
  expect(dataOf('')).toContain('"docCards"')
  expect(dataOf('plain')).not.toContain('docCards')
  expect(dataOf('guides/one')).not.toContain('docCards')
})
