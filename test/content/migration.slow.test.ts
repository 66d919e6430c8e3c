// Follows the migration guides: their configuration builds a Docusaurus site, and their scripts work.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { docFences } from '../support/docFences.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const fencesOf = (page: string) => docFences().filter(({ at }) => at.startsWith(`content/docs/${page}:`))
const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const run = (script: string, folder = '.') =>
  execFileSync('bash', ['-ec', script], { cwd: join(root, folder), encoding: 'utf8' })
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd: root })

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
/** A site with the layout of the Docusaurus starter template. */
const tree = {
  'package.json': '{ "name": "handbook", "private": true }',
  'sidebars.js':
    "// @ts-check\nconst sidebars = { docs: ['intro', { type: 'category', label: 'Care', items: ['feeding'] }] };\n\nmodule.exports = sidebars;\n",
  'docs/intro.md': '---\nid: intro\n---\n\n# Intro\n\nSee [feeding](feeding.mdx) and [help](/help).\n',
  'docs/feeding.mdx':
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Feeding\n\n<Weight kilograms={3} />\n\n:::tip My title\n\nText\n\n:::\n\n<Tabs><TabItem value=\"a\">A</TabItem></Tabs>\n",
  'community/support.md': '# Support\n',
  'blog/authors.yml': 'maria:\n  name: Maria\n  url: https://maria.example\n',
  'blog/2024-01-02-hello.md':
    '---\nslug: hello\ntitle: Hello\nauthors: [maria]\n---\n\nHello.\n\n<!-- truncate -->\n\nMore.\n',
  'src/css/custom.css': ':root { --ifm-color-primary: #123458; }\n',
  'src/pages/help.md': '# Help\n',
  'src/pages/index.js':
    "import React from 'react';\nimport Link from '@docusaurus/Link';\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nimport Layout from '@theme/Layout';\nimport Heading from '@theme/Heading';\nimport Feature from '@site/src/components/Feature';\nimport styles from './index.module.css';\n\nexport default function Home() {\n  const { siteConfig } = useDocusaurusContext();\n  return (\n    <Layout title={siteConfig.title}>\n      <header className={styles.hero}><Heading as=\"h1\">{siteConfig.title}</Heading><Link to=\"/docs/intro\">Read</Link></header>\n      <main><Feature Svg={require('@site/static/img/favicon.svg').default} /></main>\n    </Layout>\n  );\n}\n",
  'src/pages/index.module.css': '.hero { padding: 1rem }\n',
  'src/components/Feature.js':
    'import React from \'react\';\nexport default function Feature({ Svg }) {\n  return <Svg role="img" />;\n}\n',
  'src/components/Weight.js':
    'export default function Weight({ kilograms }) {\n  return <b>weighs {kilograms}</b>;\n}\n',
  'theme/MDXComponents.js':
    "import MDXComponents from '@theme-original/MDXComponents';\nimport Weight from '@site/src/components/Weight';\n\nexport default { ...MDXComponents, Weight };\n",
  'static/img/favicon.svg': icon,
}

describe('a Docusaurus site', () => {
  const [before, after] = fencesOf('migration/index.md').filter(({ title }) =>
    /config\.[jt]s$/.test(title ?? ''),
  )

  it('builds with the configuration of the guide and unchanged content', async () => {
    write({ ...tree, 'docusaurus.config.js': before?.text ?? '', 'site.config.ts': after?.text ?? '' })
    const { status, stderr } = await runCommand(['build', root, '--strict'])
    expect(problemText(stderr)).not.toMatch(/error|warning/)
    expect(status).toBe(0)
    for (const path of [
      '',
      'docs/intro/',
      'docs/feeding/',
      'community/support/',
      'blog/',
      'blog/hello/',
      'help/',
      'docs/food/',
    ])
      expect(existsSync(join(root, 'dist', path, 'index.html')), path).toBe(true)
    expect(read('dist/index.html')).toContain('Keeper’s handbook')
    expect(read('dist/docs/feeding/index.html')).toContain('weighs <!-- -->3')
    expect(read('dist/docs/intro/index.html')).toContain(
      'href="https://git.example/handbook/edit/main/docs/intro.md"',
    )
  })

  it('builds with the configuration for Docusaurus that the guide shows', async () => {
    write({
      ...tree,
      'docusaurus.config.js': before?.text ?? '',
      'src/theme/MDXComponents.js': tree['theme/MDXComponents.js'],
      'node_modules/prism-react-renderer/package.json': '{ "name": "prism-react-renderer" }',
      'node_modules/prism-react-renderer/index.js': 'exports.themes = { github: { plain: {} } }',
    })
    const { status, stderr } = await runCommand(['build', root, '--strict'])
    expect(problemText(stderr)).not.toMatch(/^(?:error|warning)| {2}(?:error|warning) {2}/m)
    expect(status).toBe(0)
    expect(stderr).toContain(
      'docusaurus.config.js was read: docs in docs and community, blog in blog, pages in src/pages, search by Algolia, 1 redirect.',
    )
    for (const path of ['', 'docs/feeding/', 'community/support/', 'blog/hello/', 'docs/food/'])
      expect(existsSync(join(root, 'dist', path, 'index.html')), path).toBe(true)
    expect(read('dist/index.html')).toContain('https://www.googletagmanager.com/gtag/js?id=G-XXXXXXX')
  })
})

describe('a Docusaurus 1 site', () => {
  const scripts = (page: string) =>
    fencesOf(`migration/v2/${page}.md`).flatMap(({ language, text }) => (language === 'bash' ? [text] : []))

  it('is converted by the scripts', async () => {
    const [move = '', links = '', posts = '', check] = scripts('migration-automated')
    write({
      'docs/feeding.md':
        '---\nid: feeding\ntitle: Feeding\n---\n\nSee [egg](egg.html), [part](egg.html#shell) and [out](https://x.example/a.html).\n',
      'docs/egg.md': '---\nid: egg\ntitle: Egg\n---\n\n## Shell\n',
      'website/static/img/a.svg': icon,
      'website/blog/2018-01-02-first.md':
        '---\ntitle: First\nauthor: Maria\nauthorURL: https://maria.example\nauthorFBID: 12\n---\n\nText\n\n<!--truncate-->\n\nMore\n',
      'website/sidebars.json': '{ "docs": { "Care": ["feeding", "egg"] } }',
      'website/core/Footer.js': '// a footer\n',
    })
    git('init', '-q')
    git('add', '.')
    run(move)
    run(links)
    run(posts)
    expect(check).toBe('npx troodon check .\n')
    expect(existsSync(join(root, 'old/Footer.js'))).toBe(true)
    expect(read('docs/feeding.md')).toContain(
      'See [egg](./egg.md), [part](./egg.md#shell) and [out](https://x.example/a.html).',
    )
    expect(read('blog/2018-01-02-first.md')).toMatch(/author_url: https:\/\/maria\.example\n\n/)
    const { status, stderr } = await runCommand(['build', root])
    expect(problemText(stderr).match(/(?:error|warning) {2}\w+/g)).toEqual(['warning  inlineAuthor'])
    expect(status).toBe(0)
    expect(read('dist/docs/feeding/index.html')).toContain('Care')
  })

  it('gets the missing files of its versions', () => {
    const [fill = '', ids = ''] = scripts('migration-versioned-sites')
    write({
      'versioned_docs/version-1.0/a.md': '---\nid: version-1.0-a\noriginal_id: a\n---\nold\n',
      'versioned_docs/version-1.0/b.md': '---\nid: version-1.0-b\noriginal_id: b\n---\nold\n',
      'versioned_docs/version-1.1/a.md': '---\nid: version-1.1-a\noriginal_id: a\n---\nnew\n',
      'versioned_docs/version-1.2/c.md': '---\nid: version-1.2-c\noriginal_id: c\n---\nnew\n',
    })
    run(fill)
    run(ids, 'versioned_docs')
    expect(read('versioned_docs/version-1.2/a.md')).toBe('---\nid: a\n---\nnew\n')
    expect(read('versioned_docs/version-1.2/b.md')).toBe('---\nid: b\n---\nold\n')
    expect(read('versioned_docs/version-1.0/a.md')).toBe('---\nid: a\n---\nold\n')
  })

  it('keeps its translations', async () => {
    const [copy = ''] = scripts('migration-translated-sites')
    const config = fencesOf('migration/v2/migration-translated-sites.md').find(
      ({ title }) => title === 'site.config.ts',
    )
    write({
      'docs/feeding.md': '# Feeding\n',
      'website/translated_docs/de/feeding.md': '# Fütterung\n',
      'website/translated_docs/fr/feeding.md': '# Nourrir\n',
      'site.config.ts': config?.text ?? '',
    })
    run(copy)
    const { status } = await runCommand(['build', root])
    expect(status).toBe(0)
    expect(read('dist/de/docs/feeding/index.html')).toContain('Fütterung')
    expect(read('dist/fr/docs/feeding/index.html')).toContain('Nourrir')
  })
})
