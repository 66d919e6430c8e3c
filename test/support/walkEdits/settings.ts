// The configuration and the files beside the documents: sidebars, data, translations, static files, a blog.
import { writeFile } from '../edits.ts'
import {
  configure,
  configured,
  has,
  read,
  remove,
  rewriteAtSameTime,
  somePage,
  toggle,
  type WalkEdits,
} from './helpers.ts'

/** Sets a key to a value, and removes it the next time. */
const switched = (root: string, key: string, value: unknown): void =>
  configure(root, key, configured(root, key) === undefined ? value : undefined)

const configureTheme = (root: string, key: string, value: unknown): void =>
  configure(root, 'themeConfig', { ...(configured(root, 'themeConfig') as object), [key]: value })

/** Sets a key of the theme to a value, and removes it the next time. */
const switchedInTheme = (root: string, key: string, value: unknown): void => {
  const theme = configured(root, 'themeConfig') as Readonly<Record<string, unknown>> | undefined
  configureTheme(root, key, theme?.[key] === undefined ? value : undefined)
}

/** Sets one line of the front matter of a page. */
const field = (root: string, path: string, name: string, value: string): void => {
  const text = read(root, path)
  const without = text.replace(new RegExp(`^${name}: .*\\r?\\n`, 'm'), '')
  const hasMatter = /^\uFEFF?---\r?\n/.test(without)
  writeFile(
    root,
    path,
    hasMatter
      ? without.replace('---', `---\n${name}: ${value}`)
      : `---\n${name}: ${value}\n---\n\n${without.replace('\uFEFF', '')}`,
  )
}

export const settingEdits: WalkEdits = {
  'variables, and a text that names one': (root, step) => {
    configure(root, 'markdown', {
      variables: { site: { step: `${step}`, other: `${step % 2}` }, locales: { de: { step: 'de' } } },
    })
    const names = step % 3 === 0 ? 'none' : '{{ step }}'
    writeFile(root, 'docs/filled.md', `# Filled\n\n${names}\n\n:::only{locale=de}\nde\n:::\n`)
  },
  'a post of a series that expires': (root, step) => {
    const year = step % 2 ? 2000 : 2999
    writeFile(
      root,
      'blog/2026-03-01-part.md',
      `---\ntitle: Part ${step}\nseries: Parts\nexpires_at: ${year}-01-01\n---\n\nText.\n\n<!-- truncate -->\n`,
    )
  },
  'the tagline': (root, step) => configure(root, 'tagline', `Tagline ${step}`),
  'the base of all URLs': (root, step) =>
    configure(root, 'baseUrl', ['/', '/base/', '/other/base/'][step % 3]),
  'an item of the navbar': (root, step) =>
    configureTheme(root, 'navbar', {
      items: [
        { label: `Docs ${step}`, to: '/docs/' },
        { type: 'docsVersionDropdown' },
        { type: 'localeDropdown' },
      ].slice(0, 1 + (step % 3)),
    }),
  'the footer': (root, step) => switchedInTheme(root, 'footer', { copyright: `Copyright ${step}` }),
  'the announcement bar': (root, step) =>
    switchedInTheme(root, 'announcementBar', { id: `a${step}`, content: `News ${step}` }),
  'levels of the table of contents': (root) =>
    switchedInTheme(root, 'tableOfContents', { minHeadingLevel: 2, maxHeadingLevel: 5 }),
  'fields for components': (root, step) => configure(root, 'customFields', { step }),
  'the path of the documents': (root) =>
    configure(root, 'docs', {
      ...(configured(root, 'docs') as object),
      routeBasePath: (configured(root, 'docs') as { routeBasePath?: string }).routeBasePath
        ? undefined
        : 'guide',
    }),
  'last version and labels': (root, step) =>
    configure(root, 'docs', {
      ...(configured(root, 'docs') as object),
      versions: { current: { label: `Next ${step}`, banner: step % 2 ? 'none' : 'unreleased' } },
    }),
  'links for editing': (root) =>
    configure(root, 'docs', {
      ...(configured(root, 'docs') as object),
      editUrl: (configured(root, 'docs') as { editUrl?: string }).editUrl
        ? undefined
        : 'https://edit.example/',
    }),
  'a language comes or goes': (root) => {
    const i18n = configured(root, 'i18n') as { locales: readonly string[] }
    const locales = i18n.locales.includes('de') ? ['en', 'fr'] : ['en', 'fr', 'de']
    configure(root, 'i18n', { ...i18n, locales })
  },
  'the name of a language': (root, step) =>
    configure(root, 'i18n', {
      ...(configured(root, 'i18n') as object),
      localeConfigs: { fr: { label: `Français ${step}` } },
    }),
  'a broken link is an error, or a warning': (root) =>
    configure(root, 'onBrokenLinks', configured(root, 'onBrokenLinks') === 'warn' ? 'throw' : 'warn'),
  redirects: (root, step) =>
    configure(root, 'redirects', { redirects: [{ from: `/from-${step % 4}`, to: '/docs/' }] }),
  'a module for the browser': (root, step) => {
    writeFile(root, 'src/client.js', `export function onRouteDidUpdate() { window.step = ${step} }\n`)
    switched(root, 'clientModules', ['src/client.js'])
  },
  'another static folder': (root, step) => {
    writeFile(root, 'more/more.txt', `more ${step}`)
    switched(root, 'staticDirectories', ['static', 'more'])
  },
  'a static file in place of a page': (root) => toggle(root, { 'static/docs/code/index.html': 'in place' }),
  'an index of search is switched off or on': (root) => switched(root, 'search', false),
  'sidebars that read a file': (root, step) => {
    writeFile(root, 'sidebar-label.txt', `Label ${step}`)
    toggle(root, {
      'sidebars.js':
        "import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\nexport default { main: [{ type: 'category', label: readFileSync(join(import.meta.dirname, 'sidebar-label.txt'), 'utf8'), items: ['intro', { type: 'autogenerated', dirName: '.' }] }] }\n",
    })
  },
  'a file that the sidebars read': (root, step) =>
    writeFile(root, 'sidebar-label.txt', `Another label ${step}`),
  'sidebars that read a variable of the environment': (root, step) => {
    process.env['TROODON_WALK'] = `Variable ${step}`
    toggle(root, {
      'sidebars.js':
        "export default { main: [{ type: 'category', label: process.env.TROODON_WALK, items: ['intro', { type: 'autogenerated', dirName: '.' }] }] }\n",
    })
  },
  'a blog comes or goes': (root, step) =>
    has(root, 'blog') ? remove(root, 'blog') : writeFile(root, 'blog/2024-01-01-first.md', post(step)),
  'a post': (root, step) => writeFile(root, `blog/2024-02-0${1 + (step % 9)}-post.md`, post(step)),
  'authors of posts': (root, step) =>
    has(root, 'blog') &&
    writeFile(root, 'blog/authors.yml', `ada:\n  name: Ada ${step}\n  page: ${step % 2 === 0}\n`),
  'tags of posts': (root, step) =>
    has(root, 'blog') && writeFile(root, 'blog/tags.yml', `news:\n  label: News ${step}\n`),
  'a category in YAML': (root, step) =>
    toggle(root, {
      'docs/folder-1/_category_.yml': `label: YAML ${step}\nposition: ${step % 4}\nlink: { type: generated-index, slug: /yaml-${step % 2} }\n`,
    }),
  'a position with a title in the sidebar': (root, step, random) =>
    field(root, somePage(root, random), 'sidebar_label', `Label ${step}`),
  'tags of a document': (root, step, random) =>
    field(root, somePage(root, random), 'tags', `[one, t${step % 5}]`),
  'a description and keywords': (root, step, random) =>
    field(root, somePage(root, random), 'description', `Described in ${step}`),
  'next and previous page': (root, step, random) =>
    field(root, somePage(root, random), 'pagination_next', step % 2 ? 'null' : 'intro'),
  'a hidden title and table of contents': (root, step, random) =>
    field(root, somePage(root, random), step % 2 ? 'hide_title' : 'hide_table_of_contents', 'true'),
  'when a page was last changed': (root, step, random) =>
    field(
      root,
      somePage(root, random),
      'last_update',
      `{ date: 2024-05-0${1 + (step % 9)}, author: A${step} }`,
    ),
  'an identifier of a document': (root, step, random) =>
    field(root, somePage(root, random), 'id', `id-${step}`),
  'front matter that is wrong': (root, _step, random) =>
    field(root, somePage(root, random), 'sidebar_position', '[a'),
  'a translated sidebar': (root, step) =>
    writeFile(
      root,
      'i18n/fr/docusaurus-plugin-content-docs/current.json',
      JSON.stringify({ 'version.label': { message: `Prochaine ${step}` } }),
    ),
  'a translated part': (root, step) =>
    toggle(root, { 'i18n/fr/docusaurus-plugin-content-docs/current/_note.mdx': `## Remarque ${step}\n` }),
  'a translated page': (root, step) =>
    toggle(root, { 'i18n/fr/docusaurus-plugin-content-pages/about.md': `# À propos ${step}\n` }),
  'a translated static file and image': (root, step) =>
    toggle(root, { 'i18n/fr/docusaurus-plugin-content-docs/current/img/note.txt': `note ${step}` }),
  'a style sheet at the same time': (root, step) =>
    rewriteAtSameTime(root, 'src/site.css', () => `.badge { margin: ${step % 10}px; }\n`),
  'sources of a version': (root, step) =>
    writeFile(
      root,
      'versioned_sidebars/version-1.0-sidebars.json',
      JSON.stringify({ main: [{ type: 'category', label: `Old ${step}`, items: ['intro', 'old'] }] }),
    ),
}

const post = (step: number): string =>
  `---\ntitle: Post ${step}\nauthors: ${step % 3 === 0 ? '[ada]' : `{ name: Bo ${step} }`}\ntags: [news, t${step % 3}]\n---\n\nShort.\n\n<!-- truncate -->\n\nLong ${step}. [Docs](/docs/)\n`
