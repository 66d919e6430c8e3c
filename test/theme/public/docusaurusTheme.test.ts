// Files in src/theme that work as in Docusaurus: Root, MDXComponents and parts of a playground.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { serveFolder } from '../../support/builtSite.ts'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const files = {
  'docs/a.mdx': '# A\n\n<Weight kilograms={3} />\n\n[b](./b.md)\n',
  'docs/b.md': '# B\n',
  'docs/c.md':
    '# C\n\n```jsx live\nfunction Duck() { return <i id="duck">QUACK {useState(1)[0]}</i> }\n```\n',
  'src/theme/Playground/Provider.js':
    "import Original from '@theme-original/Playground/Provider';\nexport default function Provider(props) {\n  return <Original {...props} transformCode={(code) => code.replace('QUACK', props.metastring + ' duck')} />;\n}\n",
  'src/theme/MDXComponents.js':
    "import MDXComponents from '@theme-original/MDXComponents';\nimport Weight from '@site/src/Weight';\nexport default { ...MDXComponents, Weight };\n",
  'src/Weight.js':
    'export default function Weight({ kilograms }) {\n  return <b className="weight">{String(kilograms) + " kg"}</b>;\n}\n',
  'src/theme/Root/index.js':
    'import React, { useState } from \'react\';\nexport default function Root({ children }) {\n  const [count, setCount] = useState(0);\n  return <><button id="count" onClick={() => setCount(count + 1)}>{"counted " + count}</button>{children}</>;\n}\n',
}
const read = (path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8')
const build = async () => {
  const { status, stderr } = await runCommand(['build', root])
  return [status, problemText(stderr).match(/ {2}(?:error|warning) {2}.*/g)]
}

it('Root wraps all pages and keeps its state, and Markdown can use components of MDXComponents', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  expect(await build()).toEqual([0, null])
  expect(read('docs/a')).toContain('<b class="weight">3 kg</b>')
  for (const page of ['docs/a', 'docs/b']) expect(read(page)).toContain('counted 0')
  const served = await serveFolder(join(root, 'dist'))
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${served.address}docs/a/`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-has-hydrated]')
    await page.click('#count')
    await page.waitForFunction(() => document.getElementById('count')?.textContent === 'counted 1')
    await page.click('[data-body] a')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'B')
    expect(await page.$eval('#count', (button) => button.textContent)).toBe('counted 1')
    // Its security policy is another one, so its document is loaded.
    await page.goto(`${served.address}docs/c/`, { waitUntil: 'load' })
    const shown = async (text: string) =>
      page.waitForFunction((one) => document.getElementById('duck')?.textContent === one, {}, text)
    await shown('live duck 1')
    await page.$eval('textarea', (editor) => editor.select())
    await page.type('textarea', '<u id="duck">new</u>')
    await shown('new')
    await page.click('.live-code__reset')
    await shown('live duck 1')
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    served.close()
  }
})

const more = {
  'src/theme/Footing/index.js': 'export default () => null\n',
  // No page has tabs.
  'src/theme/Tabs/index.js': 'export default () => null\n',
  'src/theme/Mine.js': 'export default () => <i>mine</i>\n',
  'src/theme/prism-include-languages.js': 'export default (Prism) => { Prism.languages.mine = {} }\n',
  // A theme of Prism for the configuration.
  'src/theme/prism/dark.js': 'module.exports = {}\n',
  'src/theme/note.md': '',
}
const own = { 'pages/x.tsx': "import Mine from '@site/src/theme/Mine'\nexport default () => <Mine />\n" }

it('are added and removed with their files, theme/ overrides them, and others are reported if nothing uses them', async () => {
  for (const [path, text] of Object.entries({ ...files, ...more, ...own })) writeFile(root, path, text)
  const { status: first, stderr } = await runCommand(['build', root])
  expect([first, problemText(stderr).match(/ {2}(?:error|warning) {2}.*/g)]).toEqual([0, null])
  expect(stderr.match(/^\S+ {2}info {2}unusedComponent/gm)).toEqual([
    'src/theme/Footing  info  unusedComponent',
  ])
  writeFile(root, 'theme/public/Root.tsx', "export { default } from '@theme-original/Root'\n")
  expect(await build()).toEqual([0, null])
  expect(read('docs/b')).not.toContain('counted')
  rmSync(join(root, 'theme'), { recursive: true })
  expect(await build()).toEqual([0, null])
  expect(read('docs/b')).toContain('counted 0')
  rmSync(join(root, 'src/theme/MDXComponents.js'))
  const [status, problems] = await build()
  expect([status, String(problems)]).toEqual([1, expect.stringContaining('There is no component <Weight>.')])
})
