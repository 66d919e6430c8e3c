// Links to lines of code: ids without scripts, marks and clicks in a browser, and the check of links.
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { memorySite } from '../support/memorySite.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const code = (from: string, count: number) =>
  `\`\`\`js showLineNumbers${from}\n${Array.from({ length: count }, (_, at) => `let a${at}\n`).join('')}\`\`\`\n`
const files = {
  'docs/code.md': `# Code\n\n${code('', 60)}\n\`\`\`js\nlet b\n\`\`\`\n\n${code('=10', 3)}\n[Two](#code-2-L11) [Some](#code-1-L40-L42)\n`,
}
const opened = filesInBrowser({ 'site.config.json': '{"title":"Code"}', ...files })

const marked = (page: Page) => page.$$eval('.code-line--marked', (all) => all.map(({ id }) => id))
const click = async (page: Page, id: string) => {
  const { left, top } = await page.$eval(`[id="${id}"]`, (line) => {
    line.scrollIntoView({ block: 'center' })
    return line.getBoundingClientRect().toJSON()
  })
  await page.mouse.click(left + 10, top + 5)
}
const waitForMark = (page: Page) => page.waitForSelector('.code-line--marked')
const hashOf = (page: Page) => page.evaluate(() => window.location.hash)

it('marks the lines that the URL names, and puts those that a reader clicks into it', async () => {
  const { page, complaints } = await opened.open('/docs/code/#code-1-L40-L42')
  await waitForMark(page)
  expect(await marked(page)).toEqual(['code-1-L40', 'code-1-L41', 'code-1-L42'])
  await page.waitForFunction(() => window.scrollY > 200)
  await click(page, 'code-2-L11')
  expect([await hashOf(page), await marked(page)]).toEqual(['#code-2-L11', ['code-2-L11']])
  await page.keyboard.down('Shift')
  await click(page, 'code-2-L12')
  await page.keyboard.up('Shift')
  expect([await hashOf(page), await marked(page)]).toEqual(['#code-2-L11-L12', ['code-2-L11', 'code-2-L12']])
  // The code itself is no button.
  const { right, top } = await page.$eval('[id="code-2-L10"]', (line) =>
    line.getBoundingClientRect().toJSON(),
  )
  await page.mouse.click(right - 10, top + 5)
  expect(await hashOf(page)).toBe('#code-2-L11-L12')
  expect(complaints).toEqual([])
})

it('leads to a line without scripts', async () => {
  const { page } = await opened.open('/docs/code/#code-1-L55', { scripts: false })
  const top = await page.$eval('[id="code-1-L55"]', (line) => line.getBoundingClientRect().top)
  expect(top).toBeLessThan(900)
})

it.each([390, 1280])('has no faults of accessibility at %i px', async (width) => {
  const page = await loadLight(await opened.browser.newPage(), `${opened.site.address}docs/code/`, width)
  await page.evaluate(() => void (window.location.hash = 'code-1-L2'))
  await waitForMark(page)
  expect(await findingsInBothModes(page)).toEqual([])
})

it('lines that do not exist are broken links, and included blocks have none', () => {
  const { problems } = memorySite({
    ...files,
    'docs/links.md': [
      '# Links',
      '',
      '[a](./code.md#code-1-L60) [b](./code.md#code-1-L1-L60) [c](./code.md#code-2-L12)',
      '',
      '[a](./code.md#code-1-L61)',
      '[b](./code.md#code-1-L0)',
      '[c](./code.md#code-2-L9-L11)',
      '[d](./code.md#code-3-L1)',
      '[e](./code.md#code-1-L4-L2)',
    ].join('\n'),
  })
  expect(problems.map(({ code, line }) => [code, line])).toEqual(
    [5, 6, 7, 8, 9].map((line) => ['brokenAnchor', line]),
  )
})
