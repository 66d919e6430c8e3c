// Classes of the navbar and the sidebar of a Docusaurus site that depend on the page. What is expected was
// compared with what Docusaurus 3.10.2 makes of the same site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `
module.exports = {
  title: 'Aviary', url: 'https://site.example', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, pages: false }]],
  themeConfig: { navbar: { items: [
    { type: 'dropdown', label: 'Docs', to: '/docs/a', className: 'own', items: [{ to: '/blog', label: 'News' }] },
    { type: 'dropdown', label: 'All', to: '/blog', activeBaseRegex: '^/docs/', items: [] },
    { type: 'dropdown', label: 'More', items: [{ to: '/docs/a', label: 'Inner' }] },
  ] } },
}`,
  'sidebars.js': `module.exports = { main: [
    'a',
    { type: 'category', label: 'Fixed', collapsible: false, items: ['b'] },
    { type: 'category', label: 'Fixed link', collapsible: false, link: { type: 'doc', id: 'c' }, items: ['d'] },
    { type: 'category', label: 'Closed', items: ['e'] },
    { type: 'category', label: 'Closed link', link: { type: 'doc', id: 'f' }, items: ['g'] },
  ] }`,
  'blog/2024-01-01-post.md': '# Post\n',
  ...Object.fromEntries([...'abcdefg'].map((name) => [`docs/${name}.md`, `# ${name.toUpperCase()}\n`])),
}

let site: ReturnType<typeof temporaryFolder>
beforeAll(async () => {
  site = temporaryFolder()
  for (const [path, text] of Object.entries(files)) writeFile(site.path, path, text)
  const { problems } = await runBuild({
    root: site.path,
    outDir: join(site.path, 'dist'),
    cacheFolder: join(site.path, '.cache'),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})
afterAll(() => site.remove())

/** The class of the element with a text, and whether it is the current page. */
function classOf(path: string, text: string): string {
  const html = readFileSync(join(site.path, 'dist', path, 'index.html'), 'utf8')
  const [, tag = ''] = new RegExp(`<((?:a|span|button) [^>]*)>${text}<`).exec(html) ?? []
  const [, names = ''] = /class="([^"]*)"/.exec(tag) ?? []
  return names + (tag.includes('aria-current="page"') ? ' (current)' : '')
}

it('marks the label of a dropdown that leads to the page', () => {
  expect(classOf('docs/a', 'Docs')).toBe('navbar__link own active')
  expect(classOf('docs/b', 'Docs')).toBe('navbar__link own')
  expect(classOf('docs/b', 'All')).toBe('navbar__link active')
  expect(classOf('blog', 'All')).toBe('navbar__link')
  expect(classOf('docs/a', 'Inner')).toBe('dropdown__link dropdown__link--active (current)')
})

it('gives only categories that open and close the class of such labels', () => {
  expect(classOf('docs/a', 'Fixed')).toBe('menu__link')
  expect(classOf('docs/b', 'Fixed')).toBe('menu__link menu__link--active')
  expect(classOf('docs/a', 'Fixed link')).toBe('menu__link')
  expect(classOf('docs/a', 'Closed')).toBe('menu__link menu__link--sublist menu__link--sublist-caret')
  expect(classOf('docs/a', 'Closed link')).toBe('menu__link menu__link--sublist')
})
