// The settings of diagrams and of live code in a configuration for Docusaurus, in a browser.
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

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/',
    themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'], markdown: { mermaid: true },
    presets: [['classic', { blog: false }]],
    themeConfig: {
      mermaid: { theme: { light: 'neutral', dark: 'forest' }, options: { maxTextSize: 50, theme: 'base' } },
      liveCodeBlock: { playgroundPosition: 'top' },
    } }\n`,
  'docs/a.md': '# A\n\n```mermaid\ngraph TD; A-->B\n```\n\n```jsx live\n<i id="duck">Duck</i>\n```\n',
  // It draws the options that it was given.
  'node_modules/mermaid/package.json': '{ "name": "mermaid", "version": "11.0.0" }',
  'node_modules/mermaid/dist/chunks/mermaid.esm.min/x.mjs': '',
  'node_modules/mermaid/dist/mermaid.esm.min.mjs': `let given
export default {
  initialize(options) { given = options },
  render: async () => ({ svg: "<svg data-given='" + JSON.stringify(given) + "'></svg>" }),
}\n`,
}

it('are those of the page', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr)).not.toMatch(/without an effect|error|warning/)
  expect(status).toBe(0)
  const served = await serveFolder(join(root, 'dist'))
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${served.address}docs/a/?docusaurus-theme=light`, { waitUntil: 'load' })
    const given = async (theme: string): Promise<unknown> => {
      const selector = `svg[data-given*='"theme":"${theme}"']`
      await page.waitForSelector(selector)
      return JSON.parse((await page.$eval(selector, (svg) => svg.getAttribute('data-given'))) ?? '')
    }
    const options = { maxTextSize: 50, securityLevel: 'strict', startOnLoad: false }
    expect(await given('neutral')).toMatchObject(options)
    await page.click('.color-mode-toggle')
    expect(await given('forest')).toMatchObject(options)
    await page.waitForSelector('#duck')
    const bars = await page.$$eval('.live-code__bar', (all) => all.map((bar) => bar.textContent))
    expect(bars).toEqual(['Result', 'Live Editor'])
  } finally {
    await browser.close()
    served.close()
  }
})
