// Results of functions and plugins that a reader must not get: URLs that run code, and secrets.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function build(config: string) {
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'site.config.mjs', `export default { url: 'https://a.example', ${config} }\n`)
  const { status, stderr } = await runCommand(['build', root])
  return {
    status,
    problems: problemText(stderr).match(/^(?:\S+ {2})?(?:error|warning) .*/gm) ?? [],
    isWritten: existsSync(join(root, 'dist/docs/a/index.html')),
  }
}

const plugin = (methods: string) => `plugins: [() => ({ name: 'hens', ${methods} })]`

it('reports URLs in injectHtmlTags, in every form of a tag', async () => {
  const tags = `injectHtmlTags: () => ({
    headTags: { tagName: 'link', attributes: { rel: 'next', href: 'javascript:alert(1)' } },
    preBodyTags: '<a href="pathname://javascript:alert(2)">a</a>',
    postBodyTags: [{ tagName: 'div', innerHTML: '<form action="vbscript:a"></form>' }, '<a href="/docs/a/">a</a>'],
  })`
  const { status, problems, isWritten } = await build(plugin(tags))
  expect({ status, isWritten }).toEqual({ status: 1, isWritten: false })
  const urls = ['javascript:alert(1)', 'pathname://javascript:alert(2)', 'vbscript:a']
  expect(problems).toEqual(
    urls.map(
      (url) =>
        `site.config.mjs  error  unsafeLink  injectHtmlTags of the plugin hens: ${url} runs code when a reader opens it.`,
    ),
  )
})

it.each([
  [
    "[{ tag: 'link', attributes: { rel: 'next', href: 'pathname://javascript:a' } }]",
    'site.config.mjs  error  unsafeLink  head of the plugin hens: pathname://javascript:a runs code when a reader opens it.',
  ],
  [
    "[{ tagName: 'link', attributes: { rel: 'next', href: '/a' } }]",
    expect.stringMatching(
      /pluginFailed {2}The plugin hens failed: head must return a list of elements such as/,
    ),
  ],
])('checks the elements of head: %s', async (head, problem) => {
  const { status, problems } = await build(`plugins: [{ name: 'hens', version: '1', head: () => ${head} }]`)
  expect([status, problems]).toEqual([1, [problem]])
})

it.each([
  ["'javascript:alert(1)'", 'javascript:alert(1) runs code when a reader opens it. Link to a page instead.'],
  ['7', 'it must return a URL, or null for a page without a link.'],
  ["(() => { throw new Error('No branch') })()", 'No branch'],
])('names the page for which the function editUrl gives %s', async (result, reason) => {
  const { status, problems, isWritten } = await build(`docs: { editUrl: () => ${result} }`)
  expect({ status, isWritten }).toEqual({ status: 1, isWritten: false })
  expect(problems).toEqual([`error  The build stopped: The function editUrl failed for docs/a.md: ${reason}`])
})

it.each([
  [
    "blog: { feedOptions: { createFeedItems: () => [{ title: 'a', link: 'javascript:a', date: 0 }] } }",
    'createFeedItems',
    '[0].link',
  ],
  [
    `blog: { feedOptions: { createFeedItems: () => [{ title: 'a', content: '<a href="javascript:a">a</a>', date: 0 }] } }`,
    'createFeedItems',
    '[0].content',
  ],
  ["sitemap: { createSitemapItems: () => [{ url: 'javascript:a' }] }", 'createSitemapItems', '[0].url'],
])('refuses the result of a function: %s', async (config, name, path) => {
  writeFile(root, 'blog/2024-01-01-a.md', '# A\n')
  const { status, problems, isWritten } = await build(config)
  expect({ status, isWritten }).toEqual({ status: 1, isWritten: false })
  expect(problems.at(-1)).toBe(
    `error  The build stopped: The function ${name} returns an unsafe URL in ${path}: javascript:a runs code when a reader opens it. Link to a page instead.`,
  )
})

it('reports URLs in what sidebarItemsGenerator returns, at their place in the configuration', async () => {
  const items = `[{ type: 'link', label: 'a', href: 'pathname://javascript:alert(1)' },
    { type: 'category', label: 'b', customProps: { href: 'vbscript:b' },
      items: [{ type: 'html', value: '<a href="javascript:alert(2)">a</a>' }] }]`
  const { status, problems } = await build(`docs: { sidebarItemsGenerator: () => ${items} }`)
  expect(status).toBe(1)
  expect(problems).toEqual(
    [
      ['1:117', 'pathname://javascript:alert(1)'],
      ['2:59', 'vbscript:b'],
      ['3:48', 'javascript:alert(2)'],
    ].map(
      ([place, url]) =>
        `site.config.mjs:${place}  error  unsafeLink  The function sidebarItemsGenerator: ${url} runs code when a reader opens it.`,
    ),
  )
})

it('finds URLs that elements of the head lead to, and HTML in translations', async () => {
  const message = '<a href="javascript:alert(1)">a</a>'
  writeFile(root, 'i18n/de/docusaurus-theme-classic/footer.json', JSON.stringify({ copyright: { message } }))
  writeFile(
    root,
    'docs/b.mdx',
    "import Head from '@docusaurus/Head'\n\n# B\n\nexport const url = ['vbscript', 'a'].join(':')\n\n<Head><meta httpEquiv=\"refresh\" content={'0;url=' + url} /><link rel=\"author\" href={url} /></Head>\n",
  )
  const config = `i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    checks: { unsafeLink: 'warning' },
    headTags: [{ tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; URL=javascript:b' } }],
    themeConfig: { footer: { copyright: 'a' } }`
  const { status, problems } = await build(config)
  expect(status).toBe(0)
  expect(problems.filter((one) => one.includes('unsafeLink'))).toEqual([
    expect.stringMatching(/^docs\/b\.mdx\S* {2}warning {2}unsafeLink {2}vbscript:a runs code/),
    expect.stringContaining('footer.json:1:36  warning  unsafeLink  javascript:alert(1) runs code'),
    expect.stringMatching(/^site\.config\.mjs\S* .*javascript:b runs code/),
  ])
  for (const path of ['docs/b/index.html', 'de/docs/a/index.html', 'docs/b/index.json'])
    expect(readFileSync(join(root, 'dist', path), 'utf8')).not.toMatch(/javascript:|vbscript:/)
})

it('looks for secrets in the files that plugins write and change', async () => {
  const token = ['ghp', 'q7Rk2ZvX9bTn4LwYc8JdF3sHg6MpA1eUo5Ki'].join('_')
  const writes = `async postBuild({ outDir }) {
    const { appendFileSync, mkdirSync, writeFileSync } = await import('node:fs')
    mkdirSync(outDir + '/deep', { recursive: true })
    writeFileSync(outDir + '/deep/env.json', JSON.stringify({ token: '${token}' }))
    appendFileSync(outDir + '/robots.txt', '# ${token}')
  }`
  const { status, problems } = await build(plugin(writes))
  expect(status).toBe(0)
  expect(problems.filter((one) => one.includes('publishedSecret'))).toEqual(
    ['deep/env.json', 'robots.txt'].map((path) =>
      expect.stringContaining(`${path} (from a plugin): This looks like a secret (GitHub token ghp_…)`),
    ),
  )
})
