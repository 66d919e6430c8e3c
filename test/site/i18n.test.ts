// A site in two languages, one of them right-to-left: built in one process, switched in the browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, buildAndServe } from '../support/builtSite.ts'
import { writeFile } from '../support/edits.ts'

let browser: TestBrowser
let site: BuiltSite
const root = join(tmpdir(), `troodon-i18n-${process.pid}`)

beforeAll(async () => {
  mkdirSync(root, { recursive: true })
  const files = {
    'site.config.json': JSON.stringify({
      title: 'Two',
      url: 'https://two.test',
      contentDir: 'content',
      i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },
      docs: { editUrl: 'https://git.example/edit/main' },
      blog: {
        editUrl: 'https://git.example/edit/main/',
        blogTitle: 'News',
        blogDescription: 'What is new',
        onUntruncatedBlogPosts: 'ignore',
      },
      themeConfig: {
        navbar: {
          title: 'Two',
          items: [
            { type: 'localeDropdown', position: 'right' },
            { label: 'Guides', items: [{ label: 'First steps', to: '/docs/a/' }] },
            { label: 'Not translated', to: '/docs/b/' },
            { type: 'docsVersion' },
          ],
        },
        footer: {
          links: [{ title: 'More', items: [{ label: 'Steps', to: '/docs/a/' }] }],
          copyright: 'By all',
        },
      },
    }),
    'content/docs/a.md': '# First\n\n## Part {#part}\n\n[second](./b.md)\n',
    'content/docs/b.md': '# Second\n\ntext\n',
    'content/docs/boxes.md':
      '# Boxes\n\n:::tip\n\na\n\n:::\n\n> [!NOTE]\n> b\n\n<Admonition type="danger">c</Admonition>\n',
    'content/docs/code.mdx':
      'export const one = 1\n\n# Code\n\n:::tip\n\na {one}\n\n:::\n\n<Admonition type={one && "danger"}>c</Admonition>\n',
    'content/pages/late.jsx': `import { translate } from '@docusaurus/Translate'
const labels = [{ label: translate({ id: 'late.a', message: 'Late <a>' }) }, { label: translate({ message: '{n} late' }, { n: 2 }) }]
export default () => <main><h1>{labels[0].label}</h1><p title={labels[1].label.toUpperCase()}>{labels[1].label}</p></main>
`,
    'content/i18n/ar/code.json': JSON.stringify({
      'theme.common.skipToMainContent': { message: 'انتقل' },
      'theme.docs.paginator.next': { message: 'التالي' },
      'theme.admonition.tip': { message: 'فكرة' },
      'late.a': { message: 'متأخر <a>' },
      '{n} late': { message: '{n} متأخر' },
    }),
    'content/blog/2024-01-01-post.md': '# Post\n\ntext\n',
    'content/i18n/ar/docusaurus-theme-classic/navbar.json': JSON.stringify({
      title: { message: 'اثنان' },
      'item.label.Guides': { message: 'أدلة' },
      'item.label.First steps': { message: 'الخطوات' },
    }),
    'content/i18n/ar/docusaurus-theme-classic/footer.json': JSON.stringify({
      'link.title.More': { message: 'المزيد' },
      'link.item.label.Steps': { message: 'خطوات' },
      copyright: { message: 'للجميع' },
    }),
    'content/i18n/ar/docusaurus-plugin-content-docs/current.json': JSON.stringify({
      'version.label': { message: 'التالي' },
    }),
    'content/i18n/ar/docusaurus-plugin-content-blog/options.json': JSON.stringify({
      title: { message: 'أخبار' },
      description: { message: 'الجديد' },
    }),
    'content/i18n/ar/docusaurus-plugin-content-docs/current/a.md':
      '# الأول\n\n## جزء {#part}\n\n[الثاني](./b.md)\n',
  }
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  ;[browser, site] = await Promise.all([openBrowser(), buildAndServe(root)])
})

afterAll(async () => {
  await browser?.close()
  site?.close()
  rmSync(root, { recursive: true, force: true })
})

async function open(path: string) {
  const page = await (await browser.createBrowserContext()).newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(site.address + path, { waitUntil: 'load' })
  await page.waitForSelector('html[data-has-hydrated]')
  return { page, complaints }
}

describe('a site in two languages', () => {
  it('keeps path, query and hash when the language changes', async () => {
    const { page, complaints } = await open('docs/a/?x=1#part')
    await page.focus('.navbar .dropdown button')
    await page.keyboard.press('Enter')
    const link = await page.waitForSelector('.navbar a[lang="ar"]')
    await Promise.all([page.waitForNavigation(), link?.evaluate((anchor) => (anchor as HTMLElement).click())])
    await page.waitForSelector('html[data-has-hydrated]')
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
      '/ar/docs/a/?x=1#part',
    )
    expect(await page.$eval('html', (html) => [html.lang, html.dir])).toEqual(['ar', 'rtl'])
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('الأول')
    expect(complaints).toEqual([])
  })

  it('keeps a path that does not exist', async () => {
    const { page } = await open('no/where/?x=1#part')
    await page.waitForSelector('.navbar a[lang="ar"][href="/ar/no/where/?x=1#part"]')
  })

  it('links documents and posts to their source', () => {
    const targetOf = (path: string) => {
      const html = readFileSync(join(site.outDir, path, 'index.html'), 'utf8')
      return /<a class="theme-edit-this-page" href="([^"]*)"[^>]*>.*?Edit this page<\/a>/s.exec(html)?.[1]
    }
    expect(targetOf('docs/b')).toBe('https://git.example/edit/main/content/docs/b.md')
    expect(targetOf('blog/2024/01/01/post')).toBe(
      'https://git.example/edit/main/content/blog/2024-01-01-post.md',
    )
  })

  it('translates the navbar, the footer, version labels and the blog', () => {
    const read = (path: string) => readFileSync(join(site.outDir, path), 'utf8')
    const html = read('ar/docs/b/index.html')
    for (const text of ['اثنان', 'أدلة', 'الخطوات', 'Not translated', 'المزيد', 'خطوات', 'للجميع'])
      expect(html, text).toContain(text)
    for (const text of ['First steps', '>More<', 'By all']) expect(html, text).not.toContain(text)
    expect(html).toMatch(/<a[^>]*>التالي<\/a>/)
    expect(read('ar/blog/index.html')).toContain('أخبار')
    expect(read('ar/blog/index.html')).toContain('content="الجديد"')
    expect(read('docs/b/index.html')).toContain('First steps')
    expect(read('blog/index.html')).toContain('content="What is new"')
  })

  it('translates the titles of admonitions that have none of their own', async () => {
    const titles = (path: string) =>
      [
        ...readFileSync(join(site.outDir, path, 'index.html'), 'utf8').matchAll(
          /admonition-heading">([^<]*)</g,
        ),
      ].map(([, title]) => title)
    expect(titles('docs/boxes')).toEqual(['Tip', 'Note', 'Danger'])
    expect(titles('ar/docs/boxes')).toEqual(['فكرة', 'ملاحظة', 'خطر'])
    expect(titles('docs/code')).toEqual(['Tip', 'Danger'])
    expect(titles('ar/docs/code')).toEqual(['فكرة', 'خطر'])
    const { complaints } = await open('ar/docs/code/')
    expect(complaints).toEqual([])
  })

  it('translates messages that a module asks for while it is loaded', async () => {
    const shown = async (path: string) => {
      const { page, complaints } = await open(path)
      const texts = await page.$eval('main', (main) => [
        main.querySelector('h1')?.textContent,
        main.querySelector('p')?.title,
        main.querySelector('p')?.textContent,
      ])
      return { texts, complaints }
    }
    expect(await shown('late/')).toEqual({ texts: ['Late <a>', '2 LATE', '2 late'], complaints: [] })
    expect(await shown('ar/late/')).toEqual({
      texts: ['متأخر <a>', '2 متأخر', '2 متأخر'],
      complaints: [],
    })
  })

  it('falls back to the default language with translated labels', async () => {
    const { page, complaints } = await open('ar/docs/a/')
    expect(await page.$eval('body', (body) => body.textContent)).toContain('التالي')
    await page.click('.markdown a[href="/ar/docs/b/"]')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Second'))
    expect(complaints).toEqual([])
  })

  it('declares its languages for search engines', async () => {
    const { page } = await open('docs/a/')
    const alternates = await page.$$eval('link[rel="alternate"][hreflang]', (all) =>
      all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
    expect(alternates).toEqual([
      ['en', 'https://two.test/docs/a/'],
      ['x-default', 'https://two.test/docs/a/'],
      ['ar', 'https://two.test/ar/docs/a/'],
    ])
  })

  it('does not scroll sideways in a right-to-left language', async () => {
    const { page } = await open('ar/docs/a/')
    for (const width of [360, 1280]) {
      await page.setViewport({ width, height: 900 })
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
  })
})
