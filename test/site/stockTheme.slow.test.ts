// A site without code of its own in the browser: it loads the theme that the package contains, whose scripts
// leave out what no part of the theme uses of React.
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
let browser: TestBrowser
let site: BuiltSite

/** Uses what the second part of React's module contains, together with hooks and contexts of the first. */
const live = `function Birds() {
  const [count, add] = React.useReducer((count) => count + 1, 0)
  const id = React.useId()
  const Named = React.useMemo(() => React.forwardRef((props, ref) => <b ref={ref} id={id}>{props.children}</b>), [id])
  const Later = React.useMemo(() => React.lazy(async () => ({ default: () => <i>later</i> })), [])
  const { Provider, Consumer } = React.useMemo(() => React.createContext('none'), [])
  const [isPending, start] = React.useTransition()
  return (
    <React.Suspense fallback="…">
      <button id="add" onClick={() => start(() => add())}>{isPending ? 'busy' : 'add'}</button>
      <Provider value="given"><Consumer>{(value) => <u>{value}</u>}</Consumer></Provider>
      <Named>{count}</Named> <Later />
      {React.Children.map([<s>1</s>, <s>2</s>], (child) => React.cloneElement(child, { title: 'copied' }))}
    </React.Suspense>
  )
}`

beforeAll(async () => {
  const write = (path: string, text: string) => writeFile(folder.path, path, text)
  write('site.config.json', JSON.stringify({ title: 'Stock', contentDir: '.', pages: false, blog: {} }))
  write(
    'docs/index.md',
    '---\nslug: /\n---\n\n# Start\n\n[Birds](birds.md)\n\n## More\n\n```js\nlet a = 1\n```\n',
  )
  write(
    'docs/birds.md',
    '# Birds\n\nOnly a nightingale sings here.\n\n<details>\n\n<summary>A</summary>\n\nB\n\n</details>\n',
  )
  write('docs/live.md', `# Live\n\n\`\`\`jsx live\n${live}\n\`\`\`\n`)
  write('blog/2024-01-01-a.md', '---\ntags: [x]\n---\n\n# Post\n\nWords.\n\n<!-- truncate -->\n\n## More\n')
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(folder.path)])
})

afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

/** `problems` grows with every message of the console. */
async function open(path: string, mode = 'light'): Promise<{ page: Page; problems: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage()
  const problems: string[] = []
  page.on('console', (message) => void problems.push(message.text()))
  page.on('pageerror', (error) => void problems.push(String(error)))
  await page.goto(`${site.address}${path}?docusaurus-theme=${mode}`, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  await page.waitForNetworkIdle({ idleTime: 50 })
  return { page, problems }
}

it.each(['light', 'dark'])('every kind of page hydrates without a message, in %s mode', async (mode) => {
  for (const path of [
    'docs/',
    'docs/birds/',
    'docs/live/',
    'blog/',
    'blog/2024/01/01/a/',
    'blog/tags/',
    'blog/archive/',
    'search/',
  ]) {
    const { page, problems } = await open(path, mode)
    expect([path, ...problems]).toEqual([path])
    await page.browserContext().close()
  }
})

it('goes to another page, and finds it by a word', async () => {
  const { page, problems } = await open('docs/')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.click('.markdown a[href$="/docs/birds/"]')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Birds'))
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.keyboard.press('/')
  await (await page.waitForSelector('.search-dialog__input'))?.type('nightingale')
  await page.waitForSelector('.search-dialog__hit')
  expect(problems).toEqual([])
})

it('gives live code all of React, which shares its state with the page', async () => {
  const { page, problems } = await open('docs/live/')
  await page.waitForSelector('#add')
  const shown = () =>
    page.$eval('.live-code__result', (box) =>
      [...box.querySelectorAll('u, b, i, s')].map(({ textContent, tagName }) => `${tagName} ${textContent}`),
    )
  await page.waitForSelector('.live-code__result i')
  expect(await shown()).toEqual(['U given', 'B 0', 'I later', 'S 1', 'S 2'])
  await page.click('#add')
  await page.waitForFunction(() => document.querySelector('.live-code__result b')?.textContent === '1')
  expect(await page.$$eval('.live-code__result s[title=copied]', (all) => all.length)).toBe(2)
  expect(problems).toEqual([])
})
