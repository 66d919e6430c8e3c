// Constants and provided modules of webpack's plugins, in browsers and in the pages that a build renders.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../../../support/builtSite.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { temporaryFolder } from '../../../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
let browser: TestBrowser
let site: BuiltSite

const plugin = `const path = require('node:path')
module.exports = ({ siteDir }) => ({
  name: 'constants',
  configureWebpack: (_config, isServer, { currentBundler }) => {
    const { DefinePlugin, ProvidePlugin, EnvironmentPlugin } = currentBundler.instance
    return {
      plugins: [
        new DefinePlugin({
          'typeof GONE': '"a type"',
          'typeof process.env.TYPED': JSON.stringify('typed'),
          'process.env.NOW': '["now", 1 + 1].join("-")',
          'process.env.TEXT': JSON.stringify('text'),
          OWN: { nested: { a: '"deep"' }, list: ['1', 2] },
          CODE: '1 + 2',
          FN: () => 'called',
          PATTERN: /a"b+/g,
          BIG: 10n,
          LATE: DefinePlugin.runtimeValue(() => JSON.stringify('late')),
          SIDE: JSON.stringify('both'),
        }),
        new EnvironmentPlugin({ UNSET_VARIABLE: 'unset' }),
        new ProvidePlugin({ given: [path.join(siteDir, 'code/given.js'), 'value'], both: ['both', 'default'] }),
      ],
    }
  },
})
`

/** It's text with an apostrophe on both sides of a name, which is no string. */
const values = `[
  typeof GONE, typeof (GONE), typeof process.env.TYPED, "typeof GONE", 'typeof GONE', \`typeof GONE \${typeof GONE}\`,
  /* typeof GONE */ String(/typeof GONE/), // typeof GONE
  process.env.NOW, process.env.TEXT, OWN.nested.a, JSON.stringify(OWN), typeof CODE, CODE, FN(), String(PATTERN),
  String(BIG), LATE, SIDE, process.env.UNSET_VARIABLE, given, both,
]`
const shown = [
  'a type',
  'a type',
  'typed',
  'typeof GONE',
  'typeof GONE',
  'typeof GONE a type',
  '/typeof GONE/',
  ...['now-2', 'text', 'deep', '{"nested":{"a":"deep"},"list":[1,2]}', 'number', '3', 'called', '/a"b+/g'],
  ...['10', 'late', 'both', 'unset', 'provided', 'module'],
]

const list = (id: string, of = 'values') =>
  `<ul id="${id}">{${of}.map((one, index) => <li key={index}>{String(one)}</li>)}</ul>`
const component = (given: string) => `import { useEffect, useState } from 'react'
${given}
export default function Shown() {
  const [all, setAll] = useState([])
  useEffect(() => setAll(read()), [])
  return <><p>It's {FN()}, isn't it?</p>${list('rendered', 'read()')}${list('run', 'all')}</>
}
`

const files = {
  'site.config.ts': "export default { plugins: ['./plugins/one.cjs'] }\n",
  'plugins/one.cjs': plugin,
  'docs/a.mdx': `# A\n\nexport const made = [FN(), typeof GONE].join()\n\nIt's {made} and {process.env.NOW} and {process.env.TEXT}, isn't it?\n`,
  'code/given.js': "export const value = 'provided'\n",
  'node_modules/both/package.json': '{ "exports": { "import": "./a.mjs", "default": "./a.cjs" } }',
  'node_modules/both/a.mjs': "export default 'module'\n",
  'node_modules/both/a.cjs': "module.exports = 'required'\n",
  'code/typed.ts': `export const read = (): readonly unknown[] => ${values}\n`,
  'src/pages/page.jsx': component(`const read = () => ${values}`),
  'src/pages/imported.jsx': component("import { read } from '../../code/typed.ts'"),
  'src/pages/scope.jsx': `const given = 'own'
export default () => <p id="rendered">{[given, ((FN) => FN)('parameter')].join()}</p>
`,
}

beforeAll(async () => {
  mkdirSync(root)
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(root)])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent)

it.each(['page', 'imported'])('have the same values in browsers and rendered pages: %s', async (name) => {
  const page = await browser.newPage()
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  await page.goto(`${site.address}${name}/`)
  await page.waitForSelector('#run li')
  expect(await page.evaluate(textsOf, '#rendered li')).toEqual(shown)
  expect(await page.evaluate(textsOf, '#run li')).toEqual(shown)
  expect(await page.evaluate(textsOf, 'main p, p')).toContain("It's called, isn't it?")
  expect(errors).toEqual([])
  await page.close()
})

it('are variables only where a page declares no such name', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.address}scope/`)
  expect(await page.evaluate(textsOf, '#rendered')).toEqual(['own,parameter'])
  await page.close()
})

it('are in Markdown with code, in browsers as well', async () => {
  const page = await browser.newPage()
  const read = () => page.$eval('article p, main p', (one) => one.textContent)
  const text = "It's called,a type and now-2 and text, isn't it?"
  await page.setJavaScriptEnabled(false)
  await page.goto(`${site.address}docs/a/`)
  expect(await read()).toBe(text)
  await page.setJavaScriptEnabled(true)
  await page.goto(`${site.address}page/`)
  await page.waitForSelector('#run li')
  await page.evaluate(() => void document.querySelector<HTMLElement>('a[href*="/docs/a"]')?.click())
  await page.waitForFunction(() => location.pathname.includes('/docs/a'))
  await page.waitForFunction(() => document.title.startsWith('A'))
  expect(await read()).toBe(text)
  await page.close()
})

it('change their pages when they change', async () => {
  const build = () => runCommand(['build', root, '--verify'])
  const first = await build()
  expect(first.status, first.stderr).toBe(0)
  const page = () => readFileSync(join(root, 'dist/page/index.html'), 'utf8')
  expect(page()).toContain('<li>both</li>')
  writeFile(root, 'plugins/one.cjs', plugin.replace("'called'", "'other'").replace('a type', 'no type'))
  const second = await build()
  expect(second.status, second.stderr).toBe(0)
  expect(page()).toContain('<li>no type</li>')
  expect(page()).toMatch(/isn(?:'|&#x27;)t/)
  expect(page()).toContain('<li>other</li>')
})
