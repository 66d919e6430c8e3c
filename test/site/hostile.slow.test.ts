// A site whose titles, names and URLs contain markup and code. They are escaped everywhere.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { shadowsDocument } from '../../build/markdown/shadowedDocument.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { type BuiltSite, serveFolder } from '../support/builtSite.ts'
import { runBuild, temporaryFolder } from '../support/engine.ts'

const evil =
  '</script></title><script>alert(1)</script> "\' <!-- ]]> <![CDATA[ \u202ertl\u202c \u2028 & ]( \\'
const shadowing =
  '<img name="getElementById" alt="" /><form name="querySelector"></form><embed name="body" /><object id="createElement"></object>'
const folder = temporaryFolder()
const dist = join(folder.path, 'dist')
let site: BuiltSite
let browser: TestBrowser
beforeAll(async () => {
  const title = JSON.stringify(evil)
  const files: Readonly<Record<string, string>> = {
    'site.config.json': JSON.stringify({
      title: evil,
      tagline: evil,
      url: 'https://site.example',
      docs: { routeBasePath: 'docs', lastVersion: 'current' },
      blog: { path: 'blog', blogTitle: evil, blogDescription: evil },
      socialCards: true,
      // The URL of an author and the names of elements are refused otherwise.
      checks: { unsafeLink: 'warning', shadowedDocument: 'warning' },
      redirects: { redirects: [{ from: '/old', to: '/docs/a/' }] },
      themeConfig: { navbar: { title: evil, items: [{ to: '/docs/a/', label: evil }] } },
    }),
    'docs/a.md': `---\ntitle: ${title}\ndescription: ${title}\nkeywords: [${title}]\ntags: [${title}]\nsidebar_label: ${title}\n---\n\nText.\n\n## \`${evil.replaceAll('`', '')}\`\n`,
    'docs/styled.md': '# Styled\n\n<p id="own" style="color: rgb(1, 2, 3)">Text.</p>\n',
    'docs/shadow.md': `# Shadow\n\n${shadowing}\n\n<p>\n${shadowing}\n</p>\n`,
    'docs/shadow-of-code.mdx': `# Shadow\n\n${shadowing}\n\n{[1].map((id) => <b key={id}>b</b>)}\n`,
    'docs/long.md': `---\ntitle: ${JSON.stringify('very long '.repeat(2000))}\nslug: /${'l'.repeat(200)}\n---\n\n${'w'.repeat(20_000)}\n`,
    'docs/wörd & "quote" <b>/é%20.md': '# Odd address\n\n[itself](<./é%2520.md>)\n',
    'versions.json': '["2.0.0-beta.1"]',
    'versioned_docs/version-2.0.0-beta.1/a.md': '# A\n\nText.\n',
    'blog/2024-01-02-x.md': `---\ntitle: ${title}\nauthors: [{name: ${title}, url: "javascript:alert(1)"}, {name: b, url: "http://["}]\ntags: [${title}]\n---\n\nA ]]> text\n\n<!-- truncate -->\n\nMore \u000b\u0001.\n`,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, 'site', path)), { recursive: true })
    writeFileSync(join(folder.path, 'site', path), content)
  }
  const { problems } = await runBuild({
    root: join(folder.path, 'site'),
    outDir: dist,
    cacheFolder: join(folder.path, 'cache'),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  site = await serveFolder(dist)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  site?.close()
  folder.remove()
})

const filesOf = (ending: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
const read = (path: string) => readFileSync(join(dist, path), 'utf8')

describe('hostile strings', () => {
  it('leave every page with only our script and data', () => {
    const pages = filesOf(/\.html$/)
    expect(pages.length).toBeGreaterThan(10)
    for (const path of pages) {
      const errors: string[] = []
      const html = read(path)
      parse(html, {
        onParseError: ({ code }) => void (code.startsWith('control-character') || errors.push(code)),
      })
      expect(errors, path).toEqual([])
      expect([...html.matchAll(/<script\b(?! type="application\/)/g)], path).toHaveLength(1)
      for (const [, json] of html.matchAll(/<script type="application\/[^>]*>([^<]*)<\/script>/g))
        expect(() => JSON.parse(json as string), path).not.toThrow()
      expect(html, path).toContain('http-equiv="Content-Security-Policy"')
    }
  })

  it('leave feeds and sitemap well-formed and unchanged', () => {
    for (const path of filesOf(/\.xml$/)) {
      const xml = read(path)
      expect(XMLValidator.validate(xml), path).toBe(true)
      expect(xml, path).not.toMatch(/(?![\t\n\r])\p{Cc}/u)
      expect(xml, path).not.toContain('javascript:')
    }
    const [item] = [new XMLParser().parse(read('blog/rss.xml')).rss.channel.item].flat()
    expect(String(item.title).replace(/\s/g, '')).toContain('<script>alert(1)</script>')
  })

  it('stay on their line of llms.txt', () => {
    const lines = read('llms.txt').split('\n')
    expect(lines.filter((line) => line !== '' && !/^(?:# |> |## |- \[)/.test(line))).toEqual([])
    expect(
      lines
        .filter((line) => line.startsWith('- ['))
        .every((line) => /^- \[(?:[^[\]\\]|\\.)*\]\(https:\/\/site\.example\//.test(line)),
    ).toBe(true)
  })

  it('run nothing in a browser', async () => {
    const page = await browser.newPage()
    const wrong: string[] = []
    page.on('dialog', (dialog) => {
      wrong.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push((error as Error).message))
    for (const path of [
      '',
      'docs/a/',
      'docs/shadow/',
      'docs/shadow-of-code/',
      'docs/2.0.0-beta.1/a/',
      'blog/',
      'search/?q=%3C%2Fscript%3E%22%3E%3Cimg%20src%20onerror%3Dalert(1)%3E',
      encodeURI('docs/wörd & "quote" <b>/é%20/'),
    ]) {
      await page.goto(site.address + path)
      await page.waitForSelector('html[data-has-hydrated]')
    }
    expect(wrong.filter((text) => !/404/.test(text))).toEqual([])
    await page.close()
  })

  it('include all names of a document', async () => {
    const page = await browser.newPage()
    const names = await page.evaluate(() => {
      const found: string[] = []
      for (let one: unknown = Document.prototype; one; one = Object.getPrototypeOf(one))
        found.push(...Object.getOwnPropertyNames(one))
      return found
    })
    expect(names).toContain('addEventListener')
    expect(names.filter((name) => !shadowsDocument('form', 'name', name, true))).toEqual([])
    await page.close()
  })
})

describe('with the headers of _headers', () => {
  let server: Server
  let address: string
  beforeAll(async () => {
    const [, policy = ''] = /^\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(read('_headers')) ?? []
    expect(policy).toContain("frame-ancestors 'self'")
    const answer = siteHandler(dist)
    server = createServer((request, response) => {
      response.setHeader('content-security-policy', policy)
      answer(request, response)
    })
    address = await listen(server, 0, '127.0.0.1')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each([
    ['docs/styled/', '#own', 'rgb(1, 2, 3)', 'what its author wrote is shown'],
    ['docs/styled/', '#new', 'other', 'what came later is not'],
    ['docs/a/', '#new', 'other', 'a page without styles stays strict'],
  ])('%s: the style of %s is %s, for %s', async (path, selector, expected) => {
    const page = await browser.newPage()
    await page.goto(address + path)
    await page.waitForSelector('html[data-has-hydrated]')
    const color = await page.evaluate((wanted) => {
      document.body.insertAdjacentHTML('beforeend', '<p id="new" style="color: rgb(4, 5, 6)">New</p>')
      return getComputedStyle(document.querySelector(wanted) as Element).color
    }, selector)
    if (expected === 'other') expect(color).not.toBe('rgb(4, 5, 6)')
    else expect(color).toBe(expected)
    await page.close()
  })
})

it('a version name is written in full for search services, whatever it contains', () => {
  expect(read('docs/2.0.0-beta.1/a/index.html')).toContain('name="docsearch:version" content="2.0.0-beta.1"')
  expect(read('docs/a/index.html')).toContain('name="docsearch:version" content="current"')
})

it('a redirect can run only its own script', () => {
  expect(read('old/index.html')).toMatch(
    /content="default-src 'none'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'"/,
  )
})
