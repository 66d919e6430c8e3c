// The menu of a page and the question for feedback, in a browser: mouse, keyboard, languages, what is sent.
import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { findingsInBothModes, loadLight } from '../support/axe.ts'
import { filesInBrowser } from '../support/siteInBrowser.ts'
import { textOf } from '../support/visit.ts'

const config = (options: string, more = '') => `export default {
  url: 'https://handbook.example', title: 'Handbook', ${more}
  themeConfig: { ${options} },
}`
const page = '# Hens\n\nWords about hens.\n\n## Eggs\n\nThey lay eggs.\n'

const menus = '[aria-haspopup="menu"]'
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const labels = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.map(({ textContent }) => textContent))

/** A window without focus must not write to the real clipboard. */
const fakeClipboard = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const clipboard = { writeText: async (text: string) => void Object.assign(window, { copied: text }) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })

describe('the menu of a page', () => {
  const { open, site, browser } = filesInBrowserLater({
    'site.config.ts': config(
      `pageMenu: { items: ['markdown', 'editor', 'claude', { label: 'Mine', href: 'https://a.example/?p={markdown}&t={title}' }], mcp: '/mcp' }`,
      `docs: { editUrl: ({ docPath }) => docPath === 'nests.md' ? 'https://github.com/keepers/handbook/edit/main/nests.md' : undefined },
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },`,
    ),
    'docs/hens.md': page,
    'docs/nests.md': '# Nests\n',
  })

  it('copies the Markdown of the page', async () => {
    const visit = await open()('/docs/hens/', { prepare: fakeClipboard })
    await visit.page.click('.page-menu > button')
    await visit.page.waitForSelector('.page-menu > [data-copied]')
    expect(await textOf(visit.page, '.page-menu > button')).toBe('Copied')
    expect(await visit.page.evaluate(() => Object(window).copied)).toContain(
      '\n# Hens\n\nWords about hens.\n',
    )
    await visit.page.waitForSelector('.page-menu > button:first-child:not([data-copied])')
    expect(await textOf(visit.page, '.page-menu > button')).toBe('Copy page')
    expect(visit.complaints).toEqual([])
  })

  it('has links and a server to install', async () => {
    const { page } = await open()('/docs/hens/#eggs')
    await page.click(menus)
    await page.waitForSelector('[role="menu"]')
    const links = await page.$$eval('[role="menu"] a', (all) =>
      all.map((link) => [link.textContent, link.href]),
    )
    const { origin } = new URL(page.url())
    const copy = `${origin}/docs/hens/index.md`
    const encoded = encodeURIComponent(copy)
    const server = { url: 'https://handbook.example/mcp' }
    expect(links).toEqual([
      ['View as Markdown', copy],
      [
        'Open in Claude',
        `https://claude.ai/new?q=Read%20${encoded}%20so%20that%20I%20can%20ask%20questions%20about%20it.`,
      ],
      ['Mine', `https://a.example/?p=${encoded}&t=Hens%20%7C%20Handbook`],
      [
        'Cursor',
        `cursor://anysphere.cursor-deeplink/mcp/install?name=Handbook&config=${encodeURIComponent(btoa(JSON.stringify(server)))}`,
      ],
      [
        'VS Code',
        `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'Handbook', type: 'http', ...server }))}`,
      ],
    ])
  })

  it('opens the file of a page in the editor of its host', async () => {
    const { page } = await open()('/docs/nests/')
    await page.click(menus)
    await page.waitForSelector('[role="menu"]')
    const links = await page.$$eval('[role="menu"] a', (all) => all.map(({ href }) => href))
    expect(links).toContain('https://github.dev/keepers/handbook/blob/main/nests.md')
  })

  it('works with the keyboard, and gives the focus back', async () => {
    const { page, complaints } = await open()('/docs/hens/')
    await page.focus(menus)
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role="menu"]')
    expect(await page.$eval(menus, (button) => button.ariaExpanded)).toBe('true')
    const steps: readonly (readonly [key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'm', focus: string])[] =
      [
        ['ArrowDown', 'View as Markdown'],
        ['ArrowUp', 'Copy page as Markdown'],
        ['ArrowUp', 'Copy configuration'],
        ['ArrowDown', 'Copy page as Markdown'],
        ['End', 'Copy configuration'],
        ['Home', 'Copy page as Markdown'],
        ['m', 'Mine'],
      ]
    for (const [key, focus] of steps) {
      await page.keyboard.press(key)
      expect(await focused(page)).toBe(focus)
    }
    await page.keyboard.press('Escape')
    expect(await page.$('[role="menu"]')).toBeNull()
    expect(
      await page.$eval(menus, (button) => [button.ariaExpanded, button === document.activeElement]),
    ).toEqual(['false', true])
    expect(complaints).toEqual([])
  })

  it('closes with a click elsewhere, and with a second one on its button', async () => {
    const { page } = await open()('/docs/hens/')
    for (const closing of ['h1', menus]) {
      await page.click(menus)
      await page.waitForSelector('[role="menu"]')
      await page.click(closing)
      await page.waitForSelector('[role="menu"]', { hidden: true })
    }
  })

  it('is in the language of the page', async () => {
    const { page } = await open()('/de/docs/hens/')
    await page.click(menus)
    await page.waitForSelector('[role="menu"]')
    expect(await labels(page, '[role="menuitem"]')).toContain('In Claude öffnen')
    expect(await textOf(page, '.page-menu > button')).toBe('Seite kopieren')
  })

  it.each([390, 1280])('has no faults of accessibility while it is open, at %i px', async (width) => {
    const page = await loadLight(await browser().newPage(), `${site().address}docs/hens/`, width)
    await page.click(menus)
    await page.waitForSelector('[role="menu"]')
    const { left, right } = await page.$eval('[role="menu"]', (menu) => menu.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(await findingsInBothModes(page)).toEqual([])
  })
})

describe('the question for feedback', () => {
  const { open, browser, site } = filesInBrowserLater({
    'site.config.ts': config(`pageMenu: false, feedback: { endpoint: '/feedback' }`),
    'docs/hens.md': page,
    'docs/nests.md': '# Nests\n',
  })

  /** Answers requests to the endpoint. */
  async function answering(status: number) {
    const sent: unknown[] = []
    const visit = await open()('/docs/hens/', {
      prepare: async (page) => {
        await page.setRequestInterception(true)
        page.on('request', (request) => {
          if (!request.url().endsWith('/feedback')) return void request.continue()
          sent.push(JSON.parse(request.postData() ?? ''))
          void request.respond({ status, body: '{}' })
        })
      },
    })
    await visit.page.waitForSelector('.feedback button')
    return { ...visit, sent }
  }
  const choose = (page: Page, answer: 'Yes' | 'No') =>
    page.click(`.feedback__answers button:nth-child(${answer === 'Yes' ? 1 : 2})`)

  it('sends nothing before the last button, then the answer with its note', async () => {
    const { page, sent } = await answering(200)
    await choose(page, 'Yes')
    await choose(page, 'No')
    await page.type('.feedback textarea', 'What do they eat?')
    expect(sent).toEqual([])
    await page.click('.feedback [type="submit"]')
    await page.waitForSelector('.feedback [role="status"]')
    expect(await textOf(page, '.feedback')).toBe('Thank you for your feedback.')
    expect(sent).toEqual([
      {
        url: page.url(),
        title: 'Hens',
        language: 'en',
        helpful: false,
        note: 'What do they eat?',
        from: 'reader',
      },
    ])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  it('keeps the note when the endpoint refuses it', async () => {
    const { page } = await answering(500)
    await choose(page, 'Yes')
    await page.type('.feedback textarea', 'Eggs')
    await page.click('.feedback [type="submit"]')
    await page.waitForSelector('.feedback [role="status"]')
    expect(await textOf(page, '.feedback [role="status"]')).toContain('could not be sent')
    expect(await page.$eval('.feedback textarea', ({ value }) => value)).toBe('Eggs')
  })

  it('sends nothing for programs that fill in every field', async () => {
    const { page, sent } = await answering(200)
    await choose(page, 'Yes')
    await page.$eval('.feedback [name="website"]', (field) => ((field as HTMLInputElement).value = 'x'))
    await page.click('.feedback [type="submit"]')
    await page.waitForSelector('.feedback [role="status"]')
    expect(sent).toEqual([])
  })

  it('asks again on the next page', async () => {
    const { page } = await answering(200)
    await choose(page, 'Yes')
    await page.click('.pagination-nav__link')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Nests')
    await page.waitForFunction(() => !document.querySelector('.feedback form'))
    expect(await labels(page, '.feedback button')).toEqual(['Yes', 'No'])
  })

  it('has no faults of accessibility', async () => {
    const page = await loadLight(await browser().newPage(), `${site().address}docs/hens/`, 390)
    await page.waitForSelector('.feedback button')
    await choose(page, 'Yes')
    expect(await findingsInBothModes(page)).toEqual([])
  })
})

/** The browser and the site exist from the first test on. */
function filesInBrowserLater(files: Readonly<Record<string, string>>) {
  const later = filesInBrowser(files)
  return { open: () => later.open, site: () => later.site, browser: () => later.browser }
}
