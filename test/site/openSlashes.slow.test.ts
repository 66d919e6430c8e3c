// A site of Docusaurus that leaves `trailingSlash` open: its components get URLs as Docusaurus writes them,
// and its pages print links for hosts that serve folders.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const shown = `import React from 'react'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useLocation } from '@docusaurus/router'
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client'
export default function Shown() {
  const { items } = useDocsSidebar()
  const all = (list) => list.flatMap((item) => [item.href ?? null, ...all(item.items ?? [])])
  const facts = {
    items: all(items),
    same: items.findIndex(({ href }) => href === useBaseUrl('/docs/guides/one')),
    pathname: useLocation().pathname,
    trailingSlash: String(useDocusaurusContext().siteConfig.trailingSlash),
  }
  return <><p data-facts={JSON.stringify(facts)} /><Link to="/docs/guides/one#x">one</Link> <Link to="pathname:///files/x">file</Link></>
}
`

const sidebars = `module.exports = { docs: [
  'intro',
  { type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides/index' }, items: ['guides/one'] },
  { type: 'category', label: 'More', link: { type: 'generated-index' }, items: ['more'] },
  { type: 'link', label: 'Page', href: '/page' },
  { type: 'link', label: 'Out', href: 'https://example.com/' },
  'guides/one',
] }
`

const factsOf = (page: string) => {
  const html = readFileSync(join(root, 'dist', page, 'index.html'), 'utf8')
  const written = /data-facts="([^"]*)"/.exec(html)?.[1] ?? ''
  return { html, facts: JSON.parse(written.replaceAll('&quot;', '"')) as Record<string, unknown> }
}

function writeSite(more: string): void {
  const config = `module.exports = { title: 'T', url: 'https://a.example', baseUrl: '/base/', ${more}
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]] }\n`
  writeFile(root, 'docusaurus.config.js', config)
  writeFile(root, 'sidebars.js', sidebars)
  writeFile(root, 'src/Shown.js', shown)
  const page = (title: string) => `import Shown from '@site/src/Shown'\n\n# ${title}\n\n<Shown />\n\n## X\n`
  writeFile(root, 'docs/intro.mdx', page('Intro'))
  writeFile(root, 'docs/guides/index.mdx', page('Guides'))
  writeFile(root, 'docs/guides/one.mdx', page('One'))
  writeFile(root, 'docs/more.mdx', '# More\n')
  writeFile(root, 'src/pages/page.md', '# Page\n')
  writeFile(root, 'static/files/x', 'x')
}

it('gives components URLs without a slash, except those of folders', async () => {
  writeSite('')
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr)).not.toMatch(/error|warning/)
  expect(status).toBe(0)
  const { facts, html } = factsOf('docs/guides')
  expect(facts).toEqual({
    items: [
      '/base/docs/intro',
      '/base/docs/guides/',
      '/base/docs/guides/one',
      '/base/docs/category/more',
      '/base/docs/more',
      '/base/page',
      'https://example.com/',
      '/base/docs/guides/one',
    ],
    same: 5,
    pathname: '/base/docs/guides/',
    trailingSlash: 'undefined',
  })
  const links = [...html.matchAll(/<a\b[^>]*href="(\/base\/[^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain('/base/docs/guides/one/#x')
  expect(links).toContain('/base/files/x')
  expect(links.filter((href) => !/\/(?:#\w+)?$/.test(href ?? ''))).toEqual([
    '/base/llms.txt',
    '/base/files/x',
  ])
  const { facts: one } = factsOf('docs/guides/one')
  expect(one).toMatchObject({ pathname: '/base/docs/guides/one' })
})

it('gives the URLs of pages where the site decides about slashes', async () => {
  writeSite('trailingSlash: true,')
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(factsOf('docs/guides/one').facts).toMatchObject({
    same: -1,
    pathname: '/base/docs/guides/one/',
    trailingSlash: 'true',
  })
})
