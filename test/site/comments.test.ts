// Comments by giscus below posts and documents: what is asked of its host and when, color mode, language,
// print.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { filesInBrowser } from '../support/siteInBrowser.ts'

const comments = {
  repo: 'keepers/handbook',
  repoId: 'R_1',
  category: 'Announcements',
  categoryId: 'DIC_1',
  label: 'Say something',
}
const long = 'Words about hens.\n\n'.repeat(120)
const files = filesInBrowser({
  'site.config.json': JSON.stringify({
    title: 'Handbook',
    url: 'https://handbook.example',
    i18n: { defaultLocale: 'en', locales: ['en', 'pt-BR'] },
    themeConfig: { comments },
  }),
  'blog/2026-01-01-hens.md': `---\ntitle: Hens\n---\n\n${long}`,
  'blog/2026-01-02-quiet.md': '---\ntitle: Quiet\ncomments: false\n---\n\nWords.\n',
  'docs/nests.md': '# Nests\n',
  'docs/asked.md': '---\ncomments: true\n---\n\n# Asked\n',
})

const read = (path: string) => readFileSync(join(files.site.outDir, path), 'utf8')

/** Answers in the place of giscus, and collects what it was asked. */
function withGiscus() {
  const asked: URL[] = []
  const prepare = async (page: Page) => {
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.host !== 'giscus.app') return void request.continue()
      asked.push(url)
      const body = `<script>addEventListener('message', ({ data }) => document.title = JSON.stringify(data));
        parent.postMessage({ giscus: { resizeHeight: 777 } }, '*')</script>`
      void request.respond({ contentType: 'text/html', body })
    })
  }
  return { asked, prepare }
}

const toComments = (page: Page) => page.$eval('a.comments', (place) => place.scrollIntoView())

it('is on posts, and on documents that ask for it', () => {
  expect(read('blog/2026/01/01/hens/index.html')).toContain(
    'href="https://github.com/keepers/handbook/discussions"',
  )
  for (const path of ['blog/2026/01/02/quiet', 'docs/nests', 'blog'])
    expect(read(`${path}/index.html`)).not.toContain('data-comments')
  expect(read('docs/asked/index.html')).toContain('data-comments')
  expect(read('blog/2026/01/01/hens/index.md')).not.toContain('Say something')
})

it('asks giscus when the reader comes near, and follows the color mode', async () => {
  const { asked, prepare } = withGiscus()
  const { page, complaints } = await files.openToTheEnd('/pt-BR/blog/2026/01/01/hens/', { prepare })
  expect(asked).toEqual([])
  await toComments(page)
  const frame = await page.waitForFrame((one) => one.url().startsWith('https://giscus.app'))
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('iframe.comments')?.style.height === '777px',
  )
  const [url] = asked
  expect(url?.pathname).toBe('/pt/widget')
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    ...{ repo: 'keepers/handbook', repoId: 'R_1', category: 'Announcements', categoryId: 'DIC_1' },
    ...{ term: 'pt-BR/blog/2026/01/01/hens/', theme: 'light', session: '' },
  })
  expect(await page.$eval('a.comments', (link) => link.checkVisibility())).toBe(false)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await frame.waitForFunction(() => document.title.includes('"theme":"dark"'))
  await page.emulateMediaType('print')
  expect(await page.$eval('iframe.comments', (place) => place.checkVisibility())).toBe(false)
  expect(asked.length).toBe(1)
  expect(complaints).toEqual([])
})

it('keeps the session of a reader who has signed in', async () => {
  const { asked, prepare } = withGiscus()
  const { page } = await files.openToTheEnd('/docs/asked/?giscus=abc', { prepare })
  await toComments(page)
  await page.waitForFrame((one) => one.url().startsWith('https://giscus.app'))
  expect(asked[0]?.searchParams.get('session')).toBe('abc')
  expect(page.url()).not.toContain('giscus=')
})
