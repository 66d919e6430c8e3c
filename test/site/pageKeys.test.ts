// `[` and `]` open the previous and the next page, in a browser.
import { expect, it } from 'vitest'
import { findingsInBothModes } from '../support/axe.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const config = (options: string) =>
  `export default { url: 'https://handbook.example', title: 'Handbook', themeConfig: { ${options} } }`
const files = {
  'docs/01-hens.md': '# Hens\n\n<input aria-label="Name">\n',
  'docs/02-nests.md': '# Nests\n',
  'docs/03-eggs.md': '# Eggs\n',
}
const on = filesInBrowser({ ...files, 'site.config.ts': config('keyboardShortcuts: true') })
const off = filesInBrowser({ ...files, 'site.config.ts': config('') })

const title = (text: string) => `document.querySelector('h1')?.textContent === '${text}'`

it('goes to the next and the previous page, without a new load', async () => {
  const { page, complaints } = await on.openToTheEnd('/docs/hens/')
  await page.evaluate('window.kept = true')
  await page.keyboard.press(']')
  await page.waitForFunction(title('Nests'))
  await page.keyboard.press(']')
  await page.waitForFunction(title('Eggs'))
  await page.keyboard.press(']')
  await page.keyboard.press('[')
  await page.waitForFunction(title('Nests'))
  expect(await page.evaluate('window.kept')).toBe(true)
  expect(complaints).toEqual([])
})

it('leaves the keys to fields, to other shortcuts and to dialogs', async () => {
  const { page } = await on.openToTheEnd('/docs/hens/')
  await page.focus('.markdown input')
  await page.keyboard.press(']')
  expect(await page.$eval('.markdown input', (input) => (input as HTMLInputElement).value)).toBe(']')
  await page.focus('.pagination-nav__link')
  await page.keyboard.down('Control')
  await page.keyboard.press(']')
  await page.keyboard.up('Control')
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal())
  await page.keyboard.press(']')
  expect(await page.evaluate(title('Hens'))).toBe(true)
  await page.evaluate(() => document.querySelector('dialog')?.close())
  await page.keyboard.press(']')
  await page.waitForFunction(title('Nests'))
})

it('shows the keys in a dialog, which loads when `?` is pressed', async () => {
  const { page, complaints } = await on.openToTheEnd('/docs/nests/')
  expect(await page.$('dialog.shortcuts')).toBeNull()
  await page.focus('.pagination-nav__link')
  await page.keyboard.press('?')
  await page.waitForSelector('dialog.shortcuts[open]')
  const rows = await page.$$eval('.shortcuts dl > div', (all) =>
    all.map((row) => [...row.querySelectorAll('dt, kbd')].map(({ textContent }) => textContent)),
  )
  expect(rows).toEqual([
    ['Search', '/', 'Ctrl K'],
    ['Previous', '['],
    ['Next', ']'],
    ['Keyboard shortcuts', '?'],
  ])
  expect(await findingsInBothModes(page)).toEqual([])
  await page.keyboard.press(']')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog.shortcuts:not([open])')
  expect(await page.evaluate(title('Nests'))).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('pagination-nav__link')
  await page.keyboard.press('?')
  await page.waitForSelector('dialog.shortcuts[open]')
  await page.click('.shortcuts__close')
  await page.waitForSelector('dialog.shortcuts:not([open])')
  expect(complaints).toEqual([])
})

it('does nothing unless the site asks for it', async () => {
  const { page } = await off.openToTheEnd('/docs/hens/')
  await page.keyboard.press(']')
  await page.keyboard.press('?')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await page.$('dialog.shortcuts')).toBeNull()
  expect(await page.evaluate(title('Hens'))).toBe(true)
})
