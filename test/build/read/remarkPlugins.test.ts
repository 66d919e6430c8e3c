// Remark and rehype plugins in a whole build: what they make is checked and rendered like everything else.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

/** Replaces words, makes a heading a link and notes the order in which plugins run. */
const plugins = `
const walk = (node, visit) => { visit(node); for (const child of node.children ?? []) walk(child, visit) }
export const product = ({ name }) => (tree) => walk(tree, (node) => {
  if (node.type === 'text') node.value = node.value.replaceAll('PRODUCT', name)
})
export const seen = () => (tree, file) => walk(tree, (node) => {
  if (node.type === 'heading') node.children.push({ type: 'text', value: ' (' + node.data.id + ')' })
  if (node.data?.hName === 'admonition') node.data.hProperties.title = 'Noted'
})
export const external = () => (tree) => walk(tree, (node) => {
  if (node.tagName === 'a' && node.properties.href === '../wrong') node.properties.href = '/nowhere'
})
export const failing = () => (tree, file) => {
  if (String(file.value).includes('FAIL') && !process.env.TROODON_TEST_PLUGIN) throw new Error('it cannot go on')
}
`

const config = `
import { external, failing, product, seen } from './plugins.ts'
export default {
  contentDir: '',
  docs: { remarkPlugins: [[product, { name: 'Feeder' }], seen, failing], rehypePlugins: [external] },
  blog: false,
}
`

const build = () => runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })

const page = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')

it('runs plugins of the site between the steps of Docusaurus', async () => {
  writeFile(root, 'plugins.ts', plugins)
  writeFile(root, 'site.config.ts', config)
  writeFile(
    root,
    'docs/a.md',
    [
      '---\ntitle: A\n---\n\n## PRODUCT one {#first}\n',
      ':::note[Old]\n\nText of PRODUCT.\n\n:::\n',
      "import Part from './_part.mdx'\n\n<Part />\n",
      '```js title="PRODUCT.js"\nlet PRODUCT\n```\n',
      'See [b](./b.md#second-second).\n',
    ].join('\n'),
  )
  writeFile(root, 'docs/_part.mdx', 'Part of PRODUCT {1 + 1}.\n')
  writeFile(root, 'docs/b.md', '# B\n\n## Second\n\nText.\n')
  writeFile(root, 'pages/c.md', '# PRODUCT\n')
  // Files that were touched just before a scan are read again.
  await sleep(60)
  const result = await build()
  expect(result.problems).toEqual([
    expect.objectContaining({ code: 'brokenAnchor', file: 'docs/a.md', line: 21, column: 9 }),
  ])
  writeFile(root, 'docs/b.md', '# B\n\n## Second {#second-second}\n\nText.\n')
  const second = await build()
  expect(second.problems).toEqual([])
  expect(second.summary).toMatchObject({ parsed: 1, withPlugins: 3 })
  const html = page('docs/a')
  expect(html).toContain('Feeder one (first)')
  expect(html).toContain('Noted')
  expect(html).toContain('Text of Feeder.')
  expect(html).toMatch(/Part of Feeder .*2/)
  expect(html).toContain('PRODUCT.js')
  expect(html).toContain('href="/docs/b/#second-second"')
  expect(page('c')).toContain('PRODUCT')
})

it('reports what plugins do wrong, with the place', async () => {
  writeFile(root, 'plugins.ts', plugins)
  writeFile(root, 'site.config.ts', config)
  writeFile(root, 'docs/a.mdx', '---\ntitle: A\n---\n\nText.\n\n[x](../wrong)\n')
  writeFile(root, 'docs/b.mdx', 'FAIL\n')
  writeFile(root, 'docs/c.mdx', 'a\n\n<b>\n')
  writeFile(root, 'docs/d.md', '# D\n\na < b {\n')
  const { problems } = await build()
  expect(problems.map(({ code, file, line, severity }) => `${file}:${line} ${severity} ${code}`)).toEqual([
    'docs/a.mdx:7 error brokenLink',
    'docs/b.mdx:1 error markdownPlugin',
    'docs/c.mdx:3 error moduleSyntax',
    'docs/d.md:3 warning moduleSyntax',
  ])
  expect(problems[1]?.message).toContain('it cannot go on')
  // A missing file can exist now, although no known file changed.
  vi.stubEnv('TROODON_TEST_PLUGIN', 'ready')
  const codes = (await build()).problems.map(({ code }) => code)
  expect(codes).not.toContain('markdownPlugin')
})

it('reads pages again when the code of a plugin changes', async () => {
  writeFile(root, 'plugins.ts', plugins)
  writeFile(root, 'site.config.ts', config)
  writeFile(root, 'docs/a.md', '# A\n\nPRODUCT\n')
  await build()
  expect(page('docs/a')).toContain('<p>Feeder</p>')
  writeFile(root, 'plugins.ts', plugins.replace('name)', 'name.toUpperCase())'))
  await build()
  expect(page('docs/a')).toContain('<p>FEEDER</p>')
})

it('runs functions of the site over texts, front matter and tokens, and corrects links', async () => {
  writeFile(
    root,
    'site.config.ts',
    `export default {
  contentDir: '',
  blog: false,
  pages: false,
  markdown: {
    preprocessor: ({ filePath, fileContent }) =>
      filePath.endsWith('a.md') ? fileContent.replaceAll('PRODUCT', 'Feeder') : fileContent,
    parseFrontMatter: async (input) => {
      const { frontMatter, content } = await input.defaultParseFrontMatter(input)
      const { name = 'None', ...rest } = frontMatter
      return { frontMatter: { ...rest, title: name }, content }
    },
    markdownItPlugins: [[(md, { mark }) => {
      md.renderer.rules.em_open = () => '<em class="' + mark + '">'
    }, { mark: 'marked' }]],
    codeBlocks: { snack: '@site/Snack.tsx' },
    hooks: {
      onBrokenMarkdownLinks: ({ sourceFilePath, url }) =>
        sourceFilePath === 'docs/a.md' && url === './gone.md' ? './b.mdx' : undefined,
      onBrokenMarkdownImages: () => '/there.png',
    },
  },
}
`,
  )
  writeFile(
    root,
    'Snack.tsx',
    'export default ({ code, title, meta, language }) => <b>{[code.trim(), title, meta, language].join("|")}</b>\n',
  )
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  writeFile(root, 'static/there.png', Buffer.from(png, 'base64'))
  writeFile(
    root,
    'docs/a.md',
    '---\nname: Name of PRODUCT\n---\n\n*PRODUCT* and [b](./gone.md) ![x](./gone.png) [c](/nowhere)\n',
  )
  writeFile(root, 'docs/b.mdx', '# PRODUCT\n\n```snack title="T" extra\n<App />\n```\n')
  const { problems } = await build()
  expect(problems).toEqual([
    expect.objectContaining({ code: 'brokenLink', file: 'docs/a.md', line: 5, column: 50 }),
  ])
  writeFile(
    root,
    'docs/a.md',
    '---\nname: Name of PRODUCT\n---\n\n*PRODUCT* [b](./gone.md) ![x](./gone.png)\n',
  )
  expect((await build()).problems).toEqual([])
  const html = page('docs/a')
  expect(html).toContain('<title>Name of Feeder')
  expect(html).toContain('<em class="marked">Feeder</em>')
  expect(html).toContain('href="/docs/b/"')
  expect(html).toMatch(/<img alt="x"[^>]* src="[^"]*there[^"]*\.png"/)
  expect(page('docs/b')).toMatch(/<h1[^>]*>PRODUCT/)
  expect(page('docs/b')).toContain('<b>&lt;App /&gt;|T|title=&quot;T&quot; extra|snack</b>')
})

it('checks images that are elements as without plugins', async () => {
  writeFile(
    root,
    'site.config.ts',
    "export default { contentDir: '', docs: { remarkPlugins: [() => () => {}] }, blog: false }\n",
  )
  writeFile(root, 'docs/a.mdx', '# A\n\n<img src="/none.png" alt="x" />\n\n![y](/gone.png)\n')
  const { problems } = await build()
  expect(problems.map(({ code, line }) => [code, line])).toEqual([
    ['missingHtmlImage', 3],
    ['missingAsset', 5],
  ])
})

it('keeps the markup of titles of boxes', async () => {
  writeFile(
    root,
    'site.config.ts',
    "export default { contentDir: '', docs: { remarkPlugins: [() => () => {}] }, blog: false }\n",
  )
  writeFile(root, 'docs/b.md', '# B\n')
  writeFile(
    root,
    'docs/a.md',
    '# A\n\n:::tip[Use `npm` [b](./b.md)]{.wide #tip}\n\nText.\n\n:::\n\n[down](#tip)\n',
  )
  expect((await build()).problems).toEqual([])
  expect(page('docs/a').replaceAll('\n', '')).toContain(
    '<div class="theme-admonition theme-admonition-tip admonition admonition-tip wide" id="tip"><div class="admonition-heading">Use <code>npm</code> <a href="/docs/b/">b</a></div><div class="admonition-content"><p>Text.</p></div></div>',
  )
})

it('reads lists of options as it does without plugins', async () => {
  const text = `# A

:::options{#build}

- \`onBrokenLinks\`
  Type: \`string\`
  Default: none

  What to do with [links](./b.md).

- \`-o\`, \`--out DIR\`: The *folder*.

:::

[down](#build-onBrokenLinks)
`
  const configs = ['{ remarkPlugins: [change] }', '{}']
  const pages: string[] = []
  for (const docs of configs) {
    writeFile(root, 'change.ts', 'export default () => (tree) => { tree.changed = true }\n')
    writeFile(
      root,
      'site.config.ts',
      `import change from './change.ts'\nexport default { contentDir: '', docs: ${docs}, blog: false }\n`,
    )
    writeFile(root, 'docs/a.md', text)
    writeFile(root, 'docs/b.md', '# B\n')
    const { problems } = await build()
    expect(problems).toEqual([])
    pages.push(/<dl[\s\S]*<\/dl>/.exec(page('docs/a'))?.[0].replace(/\n+/g, '') ?? '')
  }
  expect(pages[0]).toContain('<dt id="build-onBrokenLinks"')
  expect(pages[0]).toBe(pages[1])
})

it('reads a text on which a common plugin does nothing without it', async () => {
  const own = `
const collectTabNodes = (tree) => tree.children.filter((node) => node.meta === 'tab')
export function plugin() {
  return (tree) => { for (const node of collectTabNodes(tree)) node.value = 'changed' }
}
`
  writeFile(root, 'tabs.ts', own)
  writeFile(
    root,
    'site.config.ts',
    "import { plugin } from './tabs.ts'\nexport default { contentDir: '', docs: { remarkPlugins: [plugin] }, blog: false }\n",
  )
  writeFile(root, 'docs/a.mdx', '# A\n\n```text tab\nkept\n```\n\n<b>{1 + 1}</b>\n')
  writeFile(root, 'docs/b.mdx', '# B\n\n```text\nkept\n```\n\n<b>{1 + 1}</b>\n')
  const { problems, summary } = await build()
  expect(problems).toEqual([])
  expect(summary).toMatchObject({ withPlugins: 1 })
  expect(page('docs/a')).toContain('changed')
  expect(page('docs/b')).toContain('kept')
  expect(page('docs/b')).toContain('<b>2</b>')
})

it('shows elements that rehype plugins make as those of a text', async () => {
  writeFile(
    root,
    'elements.ts',
    `const text = (value) => ({ type: 'text', value })
const element = (tagName, ...children) => ({ type: 'element', tagName, properties: {}, children })
export const elements = () => (tree) => {
  const pre = tree.children.find((node) => node.tagName === 'pre')
  const jsx = { type: 'mdxJsxFlowElement', name: 'pre', attributes: [{ type: 'mdxJsxAttribute', name: 'a', value: 'b' }] }
  tree.children[tree.children.indexOf(pre)] = { ...jsx, children: pre.children }
  tree.children.push(
    element('style', text('a > b { content: "c" }')),
    element('details', element('summary', text('More')), element('p', text('Hidden'))),
  )
}
`,
  )
  writeFile(
    root,
    'site.config.ts',
    "import { elements } from './elements.ts'\nexport default { contentDir: '', docs: { rehypePlugins: [elements] }, blog: false }\n",
  )
  writeFile(root, 'docs/a.mdx', '# A\n\n```js title="x.js"\nlet one\n```\n')
  expect((await build()).problems).toEqual([])
  const html = page('docs/a')
  expect(html).toContain('<style>a > b { content: "c" }</style>')
  expect(html).toMatch(/theme-code-block-title"[^>]*>x\.js</)
  expect(html).toMatch(/<details class="[^"]*theme-details/)
})

it('lets a plugin wait until it has seen another file', async () => {
  writeFile(
    root,
    'waits.ts',
    `let open
const last = new Promise((resolve) => { open = resolve })
export const waits = () => async (tree, file) => {
  if (String(file.value).includes('LAST')) open('seen')
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: await last }] })
}
`,
  )
  writeFile(
    root,
    'site.config.ts',
    "import { waits } from './waits.ts'\nexport default { contentDir: '', docs: { remarkPlugins: [waits] }, blog: false }\n",
  )
  for (let at = 10; at < 40; at++) writeFile(root, `docs/a${at}.md`, `# A${at}\n`)
  writeFile(root, 'docs/z.md', '# Z\n\nLAST\n')
  expect((await build()).problems).toEqual([])
  expect(page('docs/a10')).toContain('<p>seen</p>')
})

it('names the plugin that fails, never ends or comes from a package, and its file', async () => {
  writeFile(
    root,
    'wrong.ts',
    `export const wrong = (options) => {
  if (options?.early) throw new Error('too early')
  return async (tree, file) => {
    const text = String(file.value)
    if (text.includes('THROW')) null.map
    if (text.includes('WAIT')) await new Promise(() => {})
  }
}
`,
  )
  writeFile(root, 'node_modules/own-remark/package.json', '{ "version": "1.2.3", "main": "index.js" }')
  writeFile(
    root,
    'node_modules/own-remark/index.js',
    "module.exports = () => (tree, file) => { if (String(file.value).includes('PACKAGE')) throw new Error('old') }",
  )
  const configWith = (options: string) =>
    `import own from 'own-remark'
import { wrong } from './wrong.ts'
export default { contentDir: '', docs: { remarkPlugins: [[wrong${options}], own] }, blog: false }
`
  writeFile(root, 'site.config.ts', configWith(''))
  for (const name of ['fine', 'throw', 'wait', 'package'])
    writeFile(root, `docs/${name}.md`, `# ${name}\n\n${name.toUpperCase()}\n`)
  vi.stubEnv('TROODON_PAGE_SECONDS', '1')
  const told = async () =>
    (await build()).problems.map(({ file, message, hint }) => `${file}: ${message} ${hint ?? ''}`.trim())
  expect(await told()).toEqual([
    'docs/package.md: The Markdown plugin remarkPlugins[1] failed: old. It is in the package own-remark 1.2.3.',
    "docs/throw.md: The Markdown plugin wrong (remarkPlugins[0]) failed: Cannot read properties of null (reading 'map').",
    'docs/wait.md: The Markdown plugin wrong (remarkPlugins[0]) does not finish: nothing has happened for 1 seconds. Look for a promise that is never settled. TROODON_PAGE_SECONDS sets another limit.',
  ])
  writeFile(root, 'site.config.ts', configWith(', { early: true }'))
  expect((await told())[0]).toBe(
    'docs/fine.md: The Markdown plugin wrong (remarkPlugins[0]) failed: too early.',
  )
})

it('gives plugins the URLs of links to Markdown files, after those that come before the steps of Docusaurus', async () => {
  writeFile(
    root,
    'seen.ts',
    `const walk = (node, visit) => { visit(node); for (const child of node.children ?? []) walk(child, visit) }
const urls = (name) => () => (tree) => {
  const seen = []
  walk(tree, (node) => { if (node.type === 'link' || node.type === 'definition') seen.push(node.url) })
  if (tree.children[0].type === 'yaml') seen.push(JSON.stringify(tree.children[0].value))
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: name + ': ' + seen.join(' ') }] })
}
export const before = urls('before')
export const after = urls('after')
`,
  )
  writeFile(
    root,
    'site.config.ts',
    `import { after, before } from './seen.ts'
export default {
  contentDir: '', baseUrl: '/base/', blog: false, i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  docs: { beforeDefaultRemarkPlugins: [before], remarkPlugins: [after] },
}
`,
  )
  const links =
    '[x](structures/x.md#part) [y](./y.md?q=1) [z][z] [w](https://a.example/w.md) [v](#v) [u](/docs/api/y)'
  const text = `# A\n\n## V\n\n${links}\n\n[z]: ../02-z.md\n`
  writeFile(root, 'docs/api/a.md', text)
  writeFile(root, 'docs/api/structures/x.md', '# X\n\n## Part\n')
  writeFile(root, 'docs/api/y.md', '---\nslug: /why\n---\n\n# Y\n')
  writeFile(root, 'docs/02-z.md', '# Z\n')
  writeFile(root, 'i18n/de/docusaurus-plugin-content-docs/current/api/a.md', text)
  const seen = (path: string, name: string) =>
    new RegExp(`${name}: ([^<]*)`).exec(page(path))?.[1]?.split(' ')
  const written = (await build()).problems.map(({ code, message }) => `${code} ${message}`)
  expect(written).toEqual([expect.stringContaining('/docs/api/y'), expect.stringContaining('/docs/api/y')])
  writeFile(root, 'docs/api/a.md', text.replace(' [u](/docs/api/y)', ''))
  writeFile(
    root,
    'i18n/de/docusaurus-plugin-content-docs/current/api/a.md',
    text.replace(' [u](/docs/api/y)', ''),
  )
  expect((await build()).problems).toEqual([])
  const others = ['https://a.example/w.md', '#v']
  expect(seen('docs/api/a', 'before')).toEqual([
    'structures/x.md#part',
    './y.md?q=1',
    ...others,
    '../02-z.md',
  ])
  const resolved = (prefix: string) => [
    `${prefix}/docs/api/structures/x/#part`,
    `${prefix}/docs/why/?q=1`,
    ...others,
    `${prefix}/docs/z/`,
  ]
  expect(seen('docs/api/a', 'after')).toEqual(resolved('/base'))
  expect(seen('de/docs/api/a', 'after')).toEqual(resolved('/base/de'))
  for (const [path, prefix] of [
    ['docs/api/a', '/base'],
    ['de/docs/api/a', '/base/de'],
  ] as const)
    for (const href of ['structures/x/#part', '../why/?q=1', '../z/'])
      expect(page(path)).toContain(`href="${new URL(href, `https://a.example${prefix}/docs/api/`).pathname}`)
  expect(seen('docs/why', 'after')).toEqual(['&quot;slug:', '/why&quot;'])
  // The URL of another page decides what plugins see.
  writeFile(root, 'docs/api/y.md', '---\nslug: /because\n---\n\n# Y\n')
  expect((await build()).problems).toEqual([])
  expect(seen('docs/api/a', 'after')?.[1]).toBe('/base/docs/because/?q=1')
  // Its text does not.
  writeFile(root, 'docs/api/y.md', '---\nslug: /because\n---\n\n# Y\n\nMore.\n')
  expect((await build()).summary).toMatchObject({ parsed: 1 })
})
