// `watch` in a real browser: edits appear without a reload, problems appear over the page, and disappear when
// they are fixed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../support/browser.ts'
import { startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let root: string
let browser: TestBrowser
let cli: ReturnType<typeof startCli>
let page: Page
let address: string
let said = ''

const tabs =
  '<Tabs><TabItem value="one" label="One">first</TabItem><TabItem value="two" label="Two">second</TabItem></Tabs>'
const text = (words: string) =>
  `# A\n\n${words}\n\n${tabs}\n\n## Part\n\n${'Long. '.repeat(2000)}\n\nSee [b](./b.md).\n`

beforeAll(async () => {
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  mkdirSync(root)
  writeFile(root, 'site.config.json', '{ "customCss": "src/site.css" }')
  writeFile(root, 'src/site.css', 'h1 { color: rgb(1, 2, 3) }\n')
  writeFile(root, 'docs/a.mdx', text('Before.'))
  writeFile(root, 'docs/b.md', '# B\n\nText.\n')
  writeFile(root, 'src/pages/own.tsx', "import './own.css'\n\nexport default () => <h1>Own</h1>\n")
  writeFile(root, 'src/pages/own.css', 'h1 { color: rgb(7, 8, 9) }\n')
  cli = startCli(['watch', root, '--port', '0'])
  cli.child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  for (let tries = 0; tries < 600 && !/open http/.test(said); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  address = /open (http\S+)/.exec(said)?.[1] ?? ''
  browser = await openBrowser()
  page = await openPage()
  await page.evaluate(() => Object.assign(window, { same: true }))
})

afterAll(async () => {
  await browser?.close()
  cli?.child.kill('SIGINT')
  await cli?.done
  folder?.remove()
})

async function openPage(): Promise<Page> {
  const opened = await browser.newPage()
  await opened.setViewport({ width: 1280, height: 700 })
  await opened.goto(`${address}docs/a/`, { waitUntil: 'load' })
  await opened.waitForSelector('html[data-has-hydrated]')
  return opened
}

/** The watcher is ready some time after the first build, so the change is repeated until it is seen. */
async function until(change: (step: number) => void, seen: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 600; step++) {
    if (step % 20 === 0) change(step)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const answer = await Promise.race([seen(), after(10_000)])
    if (answer === true) return
    // Now and then Chromium stops answering about a page that reloads: another tab shows the same.
    if (answer === null) page = await openPage()
  }
  throw new Error('It was not seen within a minute.')
}
const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null))
/** A page that is reloading cannot answer yet. */
const asked = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  answer.catch((error: Error) => {
    if (!/context|navigation|detached|belong to the document|failed to find/i.test(error.message)) throw error
    return otherwise
  })
const has = (words: string) =>
  asked(
    page.evaluate(
      (wanted) => document.querySelector('[data-body]')?.textContent?.includes(wanted) ?? false,
      words,
    ),
    false,
  )
const overlay = () =>
  asked(
    page.evaluate(() =>
      [...(document.body?.children ?? [])].map((one) => one.shadowRoot?.textContent ?? '').join(''),
    ),
    'loading',
  )

it('shows an edited paragraph and keeps the page, its scroll position and its open tab', async () => {
  await page.waitForFunction(() => document.querySelectorAll('[role=tab]').length === 2)
  await page.waitForFunction(() => {
    const second = document.querySelectorAll<HTMLElement>('[role=tab]')[1]
    second?.click()
    return second?.getAttribute('aria-selected') === 'true'
  })
  await page.evaluate(() => window.scrollTo(0, 300))
  await until(
    (step) => writeFile(root, 'docs/a.mdx', text(`After ${step}.`)),
    () => has('After'),
  )
  const state = await page.evaluate(() => ({
    same: 'same' in window,
    scroll: window.scrollY,
    tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent,
  }))
  expect(state).toEqual({ same: true, scroll: 300, tab: 'Two' })
  // It appears before the full build.
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Showing docs\/a\.mdx after \d+ ms\./)
})

it('applies style changes without a reload', async () => {
  const color = () => page.$eval('h1', (one) => getComputedStyle(one).color)
  const errors: string[] = []
  page.on('console', (one) => one.type() === 'error' && errors.push(one.text()))
  expect(await color()).toBe('rgb(1, 2, 3)')
  await until(
    // Each sheet differs from the last one, also without comments: the last build names another file.
    (step) => writeFile(root, 'src/site.css', `h1 { color: rgb(4, 5, 6); --step: ${step} }\n`),
    async () => (await color()) === 'rgb(4, 5, 6)',
  )
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  // They appear before the full build, and none of the older sheets stays.
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Showing src\/site\.css after \d+ ms\./)
  const names = () =>
    page.$$eval('link[rel=stylesheet]', (all) => all.map((one) => one.getAttribute('href') ?? ''))
  const built = async () => (await names()).filter((name) => !name.includes('?'))
  await expect.poll(async () => (await built()).length, { timeout: 60_000 }).toBe((await names()).length)
  expect(errors).toEqual([])
})

it('keeps the order of style sheets', async () => {
  const own = await browser.newPage()
  await own.goto(`${address}own/`, { waitUntil: 'load' })
  const sheets = () =>
    own.$$eval('link[rel=stylesheet]', (all) => all.map((one) => one.getAttribute('href') ?? ''))
  const before = await sheets()
  expect(before.length).toBeGreaterThan(1)
  await until(
    () => writeFile(root, 'src/site.css', 'h1 { color: rgb(4, 5, 6); top: 0 }\n'),
    () =>
      asked(
        sheets().then(
          (now) =>
            now.length === before.length &&
            now.join() !== before.join() &&
            // Those with a query are shown until the site is built.
            !now.join().includes('?'),
        ),
        false,
      ),
  )
  const fresh = await (await fetch(`${address}own/`)).text()
  const after = await sheets()
  expect(after).toEqual([...fresh.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href))
  expect(after.slice(1)).toEqual(before.slice(1))
  await own.close()
})

it('shows a page with a broken link: marked, listed with the editor, and gone when it is mended', async () => {
  await until(
    (step) => writeFile(root, 'docs/a.mdx', text(`Broken [link](/docs/nowhere/). ${step}`)),
    async () => (await overlay()).includes('nowhere') && (await has('Broken')),
  )
  expect(await overlay()).toContain('1 error')
  expect(await overlay()).toContain('/docs/nowhere/ does not lead to any page.')
  const editor = await page.evaluate(() =>
    [...document.body.children].flatMap((one) =>
      [...(one.shadowRoot?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.href]),
    ),
  )
  expect(editor).toEqual([['docs/a.mdx:3:15', `vscode://file${join(root, 'docs/a.mdx')}:3:15`]])
  const marked = () =>
    asked(
      page.$$eval('[data-troodon-broken]', (all) =>
        all.map((one) => [one.textContent, one.getAttribute('title')]),
      ),
      [],
    )
  await expect
    .poll(marked, { timeout: 60_000 })
    .toEqual([['link', '/docs/nowhere/ does not lead to any page.']])
  // Only the last good build can be published.
  expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).not.toContain('Broken')
  await until(
    () => writeFile(root, 'docs/a.mdx', text('Mended.')),
    async () => !(await overlay()).includes('nowhere') && (await has('Mended.')),
  )
  await expect.poll(marked, { timeout: 60_000 }).toEqual([])
  expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).toContain('Mended')
})

it('shows the words of a mistake that takes the place of another one', async () => {
  await until(
    (step) => writeFile(root, 'docs/a.mdx', text(`Wrong ${step}.\n\n<Foo />\n\nBetween.`)),
    async () => (await overlay()).includes('<Foo>') && (await has('Between.')),
  )
  // This text is in no element.
  await until(
    () => writeFile(root, 'docs/a.mdx', text('{nothing.at.all}\n\nBetween.')),
    async () => (await overlay()).includes('nothing.at.all') && (await has('{nothing.at.all}')),
  )
  await until(
    () => writeFile(root, 'docs/a.mdx', text('Mended.')),
    async () => (await overlay()) === '' && (await has('Mended.')) && !(await has('{nothing')),
  )
})

it('shows the error of a page that cannot be rendered, and all other pages', async () => {
  const other = await browser.newPage()
  await other.goto(`${address}docs/c/`)
  const words = () =>
    asked(
      other.evaluate(() => document.body?.textContent ?? ''),
      '',
    )
  await until(
    (step) =>
      writeFile(root, 'docs/c.mdx', `export const Boom = () => null.x // ${step}\n\n# B2\n\n<Boom />\n`),
    async () => {
      // The page may reload itself meanwhile, which ends this navigation.
      await other
        .goto(`${address}docs/c/`, { waitUntil: 'domcontentloaded', timeout: 5_000 })
        .catch(() => null)
      return (await words()).includes('cannot be rendered')
    },
  )
  expect(await words()).toContain("Cannot read properties of null (reading 'x')")
  expect(await words()).toMatch(/docs\/c\.mdx:1:32\s+[\s\S]*> 1 \| .*null\.x/)
  expect(await (await fetch(`${address}docs/b/`)).text()).toContain('Text.')
  // The page comes back without a reload by hand.
  await until(
    () => writeFile(root, 'docs/c.mdx', '# B2\n\nIt works again.\n'),
    async () => (await words()).includes('It works again.'),
  )
  await other.close()
  rmSync(join(root, 'docs/c.mdx'))
})

it('shows a label of the navbar, which is no part of the page', async () => {
  const config = (label: string) =>
    JSON.stringify({
      customCss: 'src/site.css',
      themeConfig: { navbar: { items: [{ label, href: 'https://example.com' }] } },
    })
  await until(
    (step) => writeFile(root, 'site.config.json', config(`Label ${step}.`)),
    () =>
      asked(
        page.evaluate(() => document.querySelector('nav')?.textContent?.includes('Label') ?? false),
        false,
      ),
  )
})

it('survives a broken configuration', async () => {
  await until(
    () => writeFile(root, 'site.config.json', '{ "customCss": '),
    async () => (await overlay()) !== '',
  )
  await until(
    () => writeFile(root, 'site.config.json', '{ "customCss": "src/site.css", "title": "New" }'),
    async () => (await overlay()) === '',
  )
  await page.waitForFunction(() => document.title.includes('New'))
})
