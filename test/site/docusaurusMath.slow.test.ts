// Formulas of a Docusaurus site with rehype-katex: its pages load the style sheet of KaTeX.
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../support/edits.ts'
import { runBuild } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const folders = () => ({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })

const config = (options: string) => `
import remarkMath from 'remark-math'
import rehypeKatex from 'rehype-katex'
export default {
  title: 'Sums', url: 'https://site.example', baseUrl: '/',
  presets: [['classic', {
    blog: false,
    docs: { remarkPlugins: [remarkMath], rehypePlugins: [[rehypeKatex, ${options}]] },
  }]],
}
`
const text = 'Root $\\sqrt{x}$ of\n\n$$\n\\frac{1}{2}\n$$\n'

async function build(configuration: Readonly<Record<string, string>>): Promise<(path: string) => string> {
  const katex = dirname(createRequire(import.meta.url).resolve('katex/package.json'))
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(katex, join(root, 'node_modules/katex'))
  for (const [name, plugin] of Object.entries({
    'remark-math': 'remarkMath',
    'rehype-katex': 'rehypeKatex',
  })) {
    writeFile(root, `node_modules/${name}/package.json`, '{ "type": "module", "exports": "./index.js" }')
    writeFile(root, `node_modules/${name}/index.js`, `export default function ${plugin}() {}`)
  }
  const files = { 'package.json': '{}', 'docs/plain.md': text, 'docs/code.mdx': `{1 + 1}\n\n${text}` }
  for (const [path, content] of Object.entries({ ...files, ...configuration })) writeFile(root, path, content)
  const { problems } = await runBuild(folders())
  expect(problems).toEqual([])
  return (path) => readFileSync(join(root, 'dist', path), 'utf8')
}

it('are the HTML of KaTeX with MathML for screen readers', async () => {
  const read = await build({ 'docusaurus.config.js': config('{}') })
  for (const page of ['docs/plain', 'docs/code']) {
    const html = read(`${page}/index.html`)
    expect(html.match(/<span class="katex-html" aria-hidden="true">/g)).toHaveLength(2)
    expect(html.match(/<math /g)).toHaveLength(2)
    expect(html).toMatch(/<span class="katex-display"><span class="katex">/)
    expect(html).toMatch(/<span class="pstrut" style="height:/)
  }
  expect(read('docs/plain/index.md')).toContain('Root $\\sqrt{x}$ of\n\n$$\n\\frac{1}{2}\n$$\n')
})

it('are what the option `output` says', async () => {
  const read = await build({ 'docusaurus.config.js': config("{ output: 'mathml' }") })
  expect(read('docs/plain/index.html')).toContain('<math ')
  expect(read('docs/plain/index.html')).not.toContain('katex-html')
})

it('are MathML in sites without a configuration of Docusaurus, or with a security policy', async () => {
  const plugins = `docs: {
    remarkPlugins: [function remarkMath() {}],
    rehypePlugins: [function rehypeKatex() {}],
  }`
  const own = `export default { title: 'Sums', contentSecurityPolicy: false, ${plugins} }`
  const read = await build({ 'site.config.ts': own })
  expect(read('docs/plain/index.html')).toContain('<math ')
  expect(read('docs/plain/index.html')).not.toContain('katex-html')
  const secure = `export default { title: 'Sums', compatibility: 'docusaurus', ${plugins} }`
  writeFile(root, 'site.config.ts', secure)
  await runBuild(folders())
  expect(read('docs/plain/index.html')).toContain('Content-Security-Policy')
  expect(read('docs/plain/index.html')).not.toContain('katex-html')
})
