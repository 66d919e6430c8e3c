// Dangerous URLs wherever a site can write one: each is reported at its place, and none is published, also when
// the check only warns.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'parse5'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { readTree } from '../support/engine.ts'
import { isDangerous } from '../support/unsafeUrls.ts'

const u = 'pathname://java&Tab;script:alert(1)'
const plain = 'pathname://javascript:alert(1)'

const markdown = `---
title: A
custom_edit_url: "${plain}"
image: "${plain}"
---

# A

[a](${plain}) ![b](${plain}) <${plain}> [c][d] [e](javascript:alert(1)) [f](<data:text/html,a>)

[d]: ${plain}

<p><a href="${u}">g</a> <img src="${u}"> <a/href="${u}">h</a></p>

<form action="${u}"><button formaction="${u}">i</button></form>

<div><video poster="${u}"></video> <img srcset="/a.png 1x, ${plain} 2x"> <svg><a xlink:href="${u}">j</a></svg></div>

<div><object data="${u}"></object> <a href="/" ping="${u}">k</a> <iframe srcdoc="<a href='${plain}'>l</a>"></iframe></div>
`
const mdx = `# B

[a](${plain})

<a href="${plain}">b</a> <a href={'${plain}'}>c</a>

<form action="${plain}">d</form>

<Link to="${plain}">e</Link>
`
const link = { label: 'x', to: plain }
const config = {
  title: 'Javascript: the good parts',
  url: 'https://example.com',
  checks: { unsafeLink: 'warning', blockedScript: 'off' },
  docs: { editUrl: 'vbscript:a' },
  blog: { blogSidebarCount: 5 },
  customFields: { link: plain },
  headTags: [{ tagName: 'link', attributes: { rel: 'author', href: plain } }],
  themeConfig: {
    image: plain,
    metadata: [{ property: 'og:image', content: 'https://example.com/a.png' }],
    announcementBar: { id: 'a', content: `<a href="${u}">m</a>` },
    navbar: {
      logo: { src: plain, href: plain },
      items: [
        link,
        { type: 'dropdown', label: 'y', items: [link] },
        { type: 'html', value: `<a href="${u}">n</a>` },
      ],
    },
    footer: {
      logo: { src: plain },
      links: [link, { html: `<a href="${u}">o</a>` }],
      copyright: `<a href="${u}">p</a>`,
    },
  },
}
const files: Readonly<Record<string, string>> = {
  'site.config.json': JSON.stringify(config),
  'docs/a.md': markdown,
  'docs/b.mdx': mdx,
  'docs/c/_category_.json': JSON.stringify({ label: 'C', link: { type: 'generated-index', image: plain } }),
  'docs/c/d.md': '# D\n',
  'blog/2024-01-01-a.md': `---\nauthors:\n  - name: Ann\n    url: "${plain}"\n    image_url: "${plain}"\n    socials: { github: "${plain}" }\n---\n\n[a](${plain})\n\n<!-- truncate -->\n\n<a href="${u}">b</a>\n`,
  'blog/2024-01-02-b.md': '---\nauthors: [bob]\n---\n\nb\n',
  'blog/authors.yml': `bob:\n  name: Bob\n  url: "${plain}"\n  socials: { x: "javascript:alert(1)" }\n`,
}

let folder = ''
let printed = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-unsafe-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { status, stderr } = await runCommand([
    'build',
    folder,
    '--out',
    join(folder, 'dist'),
    '--cache',
    join(folder, '.cache'),
  ])
  printed = stderr
  expect(status, stderr).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Values of attributes and of keys that are URLs, wherever they are. */
function* urlsIn(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:href|src|to|url|link|image|icon|editHref|avatar)$|(?:Href|Url|URL|_url)$/.test(key)) yield value
    if (value.includes('<')) yield* urlsInHtml(value)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* urlsIn(one, Array.isArray(value) ? key : name)
}

const attribute =
  /^(?:href|src|action|formaction|poster|data|ping|srcset|xlink:href|background|cite|srcdoc|manifest)$/

function* urlsInHtml(html: string): Generator<string> {
  const open: object[] = [parse(html)]
  for (let node = open.pop(); node; node = open.pop()) {
    const {
      attrs = [],
      childNodes = [],
      content,
    } = node as {
      attrs?: { name: string; prefix?: string; value: string }[]
      childNodes?: object[]
      content?: object
    }
    for (const { name, prefix, value } of attrs) {
      const isOfMeta = name === 'content' && attrs.some((one) => /:(?:image|url|author)$/.test(one.value))
      if (!isOfMeta && !attribute.test(prefix ? `${prefix}:${name}` : name)) continue
      if (name === 'srcdoc') yield* urlsInHtml(value)
      else yield* [value, ...value.split(/[\s,]+/)]
    }
    open.push(...childNodes, ...(content ? [content] : []))
  }
}

it('publishes none of them', () => {
  const found: string[] = []
  for (const [path, latin] of readTree(join(folder, 'dist'))) {
    const text = Buffer.from(latin, 'latin1').toString('utf8')
    // Scripts and style sheets are not made of texts of the site.
    if (path.startsWith('assets/') && /\.(?:js|css|xsl)$/.test(path)) continue
    const urls = /\.json$/.test(path)
      ? [...urlsIn(JSON.parse(text))]
      : /\.(?:html|xml)$/.test(path)
        ? [...urlsInHtml(text)]
        : [...text.matchAll(/\]\(<?([^)\s]*)|^\[[^\]]*\]:\s*(\S+)|<([a-z]+:[^>\s]*)>/gm)].flatMap(
            (match) => match.slice(1).filter(Boolean) as string[],
          )
    for (const url of urls) if (isDangerous(url) || /^pathname:/i.test(url)) found.push(`${path}: ${url}`)
  }
  expect(found).toEqual([])
})

it('reports each with its place', () => {
  const places = [...printed.matchAll(/^\s*(\S+?\.(?:md|mdx|json|yml)(?::\d+:\d+)?).*$/gm)].map(([line]) =>
    line.trim(),
  )
  expect(places).toMatchInlineSnapshot(`
    [
      "blog/2024-01-01-a.md:4:11, blog/2024-01-01-a.md:9:5, blog/2024-01-01-a.md:13:10 and 22 more",
      "blog/authors.yml:3:20, docs/a.md:9:118",
      "docs/a.md:9:144",
      "docs/a.md:17:80",
      "blog/2024-01-01-a.md:3:11",
      "blog/2024-01-02-b.md:1:1",
    ]
  `)
})
