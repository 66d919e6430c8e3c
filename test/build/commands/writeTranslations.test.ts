// `write-translations`: the exact files of a site with docs, versions, a blog, and messages in its code.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../build/commands/translations/messagesIn.ts'
import { englishMessages, loadMessages } from '../../../build/read/messages/index.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const config = {
  title: 'Park',
  url: 'https://park.test',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'eo'] },
  blog: { blogTitle: 'News', blogDescription: 'What is new', blogSidebarTitle: 'Recent' },
  themeConfig: {
    navbar: {
      title: 'Park',
      logo: { src: 'img/logo.svg', alt: 'A tree' },
      items: [{ label: 'Guides', items: [{ label: 'First', to: '/docs/a/' }] }],
    },
    footer: { links: [{ title: 'More', items: [{ label: 'Steps', to: '/docs/a/' }] }], copyright: 'By all' },
  },
}

const files = {
  'site.config.json': JSON.stringify(config),
  'sidebars.json': JSON.stringify({
    docs: [
      { type: 'category', label: 'Care', link: { type: 'generated-index', title: 'All care' }, items: ['a'] },
      { type: 'link', label: 'Shop', href: 'https://shop.test' },
    ],
  }),
  'docs/a.md': '# A\n',
  'docs/b.mdx': '<Translate id="page.b">In a page</Translate> {1 + 1}\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'blog/2024-01-01-post.md': '# Post\n\ntext\n',
  'src/components/Hello.tsx': `import Words, { translate as t } from '@docusaurus/Translate'
const label: string = t({ id: 'hello.label', message: 'Say ' + 'hello', description: 'Button' })
export const Hello = () => (
  <p title={label}>
    <Words id="hello.text" description="Greeting">
      Hello &amp;
      welcome
    </Words>
    <Words>{'Without id'}</Words>
    <Words id={label}>x</Words>
  </p>
)
`,
  'node_modules/other/index.js': `<Translate id="not.ours">x</Translate>`,
  'build/index.html': '',
  'build/assets/js/main.js':
    "import { translate } from '@docusaurus/Translate'\ntranslate({ id: 'of.docusaurus', message: 'x' })",
  'i18n/fr/code.json': '{"old":{"message":"Vieux"},"hello.text":{"message":"Bonjour"}}',
}

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const write = (...args: readonly string[]) => runCommand(['write-translations', root, ...args])

it('writes every file of a language once, and keeps the messages that are there', async () => {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, stderr } = await write('--locale', 'fr', '--message-prefix', '! ')
  expect(status, stderr).toBe(0)
  expect(stderr).toContain('src/components/Hello.tsx: <Translate> has a computed text')
  expect(stderr).toContain('Wrote i18n/fr/docusaurus-theme-classic/navbar.json: 4 new, 0 replaced.')
  const french = Object.entries(await loadMessages('fr')).map(([id, message]) => [id, { message }])
  expect(json('i18n/fr/code.json')).toEqual({
    ...Object.fromEntries(french),
    old: { message: 'Vieux' },
    'hello.text': { message: 'Bonjour' },
    'hello.label': { message: '! Say hello', description: 'Button' },
    'Without id': { message: '! Without id' },
    'page.b': { message: '! In a page' },
  })
  expect(json('i18n/fr/docusaurus-theme-classic/navbar.json')).toEqual({
    title: { message: '! Park', description: 'Title' },
    'logo.alt': { message: '! A tree', description: 'Text of the logo, for readers who do not see it' },
    'item.label.Guides': { message: '! Guides', description: 'Label of an item of the navbar' },
    'item.label.First': { message: '! First', description: 'Label of an item of the navbar' },
  })
  expect(json('i18n/fr/docusaurus-theme-classic/footer.json')).toEqual({
    'link.title.More': { message: '! More', description: 'Title of a column of the footer' },
    'link.item.label.Steps': { message: '! Steps', description: 'Label of a link of the footer' },
    copyright: { message: '! By all', description: 'Last line of the footer' },
  })
  expect(json('i18n/fr/docusaurus-plugin-content-docs/current.json')).toEqual({
    'version.label': { message: '! Next', description: 'Name of the version' },
    'sidebar.docs.category.Care': { message: '! Care', description: 'Label of a category of the sidebar' },
    'sidebar.docs.category.Care.link.generated-index.title': {
      message: '! All care',
      description: 'Title of the page of a category',
    },
    'sidebar.docs.link.Shop': { message: '! Shop', description: 'Label of a link of the sidebar' },
  })
  expect(json('i18n/fr/docusaurus-plugin-content-docs/version-1.0.json')).toEqual({
    'version.label': { message: '! 1.0', description: 'Name of the version' },
  })
  expect(json('i18n/fr/docusaurus-plugin-content-blog/options.json')).toEqual({
    title: { message: '! News', description: 'Title' },
    description: { message: '! What is new', description: 'Description for search engines' },
    'sidebar.title': { message: '! Recent', description: 'Heading of the list of posts beside a post' },
  })
  expect(existsSync(join(root, 'i18n/eo'))).toBe(false)
  expect((await write('--locale', 'fr')).stderr).toContain('Nothing to write: every message exists (fr).')
  const replaced = await write('--locale', 'fr', '--override')
  expect(replaced.stderr).toContain('Wrote i18n/fr/docusaurus-theme-classic/footer.json: 0 new, 3 replaced.')
  expect(json('i18n/fr/code.json')['hello.text']).toEqual({
    message: 'Hello & welcome',
    description: 'Greeting',
  })
})

it('writes all languages but the default one, in English where there is no translation', async () => {
  writeFile(root, 'site.config.json', JSON.stringify({ ...config, blog: false }))
  writeFile(root, 'docs/a.md', '# A\n')
  expect((await write()).status).toBe(0)
  const english = Object.entries(await englishMessages()).map(([id, message]) => [id, { message }])
  expect(json('i18n/eo/code.json')).toEqual(Object.fromEntries(english))
  expect(existsSync(join(root, 'i18n/fr/code.json'))).toBe(true)
  expect(existsSync(join(root, 'i18n/en'))).toBe(false)
  expect((await write('--locale', 'it')).stderr).toContain('The site has no language "it"')
  writeFile(root, 'i18n/eo/docusaurus-theme-classic/navbar.json', '[]')
  writeFile(root, 'i18n/eo/code.json', '{}')
  const { status, stderr } = await write()
  expect(status).toBe(2)
  expect(stderr).toContain('navbar.json must be an object of translations')
  expect(readFileSync(join(root, 'i18n/eo/code.json'), 'utf8')).toBe('{}')
})

it('reads messages in compiled JSX, and no functions of other modules', () => {
  const { messages, computed } = messagesIn(`import { translate } from './geometry.js'
import { translate as t, Translate as T } from 'troodon/client'
jsx(T, { id: 'a', children: 'A' })
h(T, null, 'H'); h(T, { id: 'i' }, 'I', ' J'); h(T, { id: 'k' }, k)
translate({ id: 'b', message: 'B' })
t({ message: \`C\` }); t({ id: 'd' }); t(e)`)
  expect(Object.fromEntries(messages)).toEqual({
    a: { message: 'A' },
    H: { message: 'H' },
    i: { message: 'I J' },
    C: { message: 'C' },
    d: { message: 'd' },
  })
  expect(computed).toEqual(['<Translate>', 'translate()'])
})
