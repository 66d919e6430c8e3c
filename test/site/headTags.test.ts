// `headTags`, `scripts` and `stylesheets` of the configuration are on every page, allowed by the policy, and
// checked like links.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { listen } from '../../build/dev/server/listen.ts'
import { sha256 } from '../../build/io/hash.ts'
import { allowsOrigin } from '../../build/shared/contentSecurity.ts'
import { openBrowser } from '../support/browser.ts'
import { serveFolder } from '../support/builtSite.ts'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function build(config: object) {
  writeFile(root, 'site.config.json', JSON.stringify(config, null, 2))
  const { status, stderr } = await runCommand(['build', root])
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
  return {
    status,
    problems: problemText(stderr),
    head: (path: string) => read(`${path}/index.html`).split('</head>')[0] as string,
    policy: (path: string) =>
      /Content-Security-Policy" content="([^"]*)"/.exec(read(`${path}/index.html`))?.[1] ?? '',
    read,
  }
}

const files = {
  'docs/a.md': '# A\n\n[b](./b.mdx)\n',
  'docs/b.mdx': '# B\n\n<Head>\n  <meta name="theme-color" content="#111111" />\n</Head>\n\nText.\n',
  'static/fonts/text.woff2': 'font',
  'static/js/own.js': 'window.own = true\n',
}

it('are in the head of every page and resolve below the base URL', async () => {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const built = await build({
    baseUrl: '/base/',
    headTags: [
      {
        tagName: 'link',
        attributes: { rel: 'preload', as: 'font', href: '/fonts/text.woff2', crossorigin: true },
      },
      {
        tagName: 'link',
        attributes: { rel: 'preconnect', href: 'https://fonts.example', crossorigin: false },
      },
      { tagName: 'meta', attributes: { name: 'theme-color', content: '#222222' } },
      { tagName: 'meta', attributes: { name: 'generator', content: 'By hand' } },
      { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"name":"</script>"}' },
      { tagName: 'style', innerHTML: 'b { color: red }' },
    ],
    themeConfig: { metadata: [{ name: 'Theme-Color', content: '#333333' }] },
    stylesheets: ['https://styles.example/css?family=Text', { href: '/base/js/own.js', media: 'print' }],
    scripts: [{ src: 'https://stats.example/count.js', defer: true }, '/js/own.js'],
  })
  expect([built.status, built.problems.match(/(?:warning|error) {2}.*/g)]).toEqual([0, null])
  const head = built.head('docs/a')
  for (const element of [
    '<link rel="preload" as="font" href="/base/fonts/text.woff2" crossorigin="">',
    '<link rel="preconnect" href="https://fonts.example">',
    '<meta name="theme-color" content="#222222">',
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
    '<style>b { color: red }</style>',
    '<link rel="stylesheet" href="https://styles.example/css?family=Text">',
    '<link rel="stylesheet" href="/base/js/own.js" media="print">',
    '<script src="https://stats.example/count.js" defer=""></script>',
    '<script src="/base/js/own.js"></script>',
  ])
    expect(head).toContain(element)
  expect(head.match(/<meta name="generator"[^>]*>/g)).toEqual(['<meta name="generator" content="By hand">'])
  expect(head.match(/<meta name="theme-color"[^>]*>/gi)).toEqual([
    '<meta name="theme-color" content="#222222">',
  ])
  // The page's own metadata comes first.
  expect(built.head('docs/b').match(/<meta name="theme-color"[^>]*>/gi)).toEqual([
    '<meta name="theme-color" content="#111111">',
  ])
  for (const policy of [built.policy('docs/a'), built.read('_headers')]) {
    expect(policy).toContain("script-src 'self' https://stats.example 'sha256-")
    expect(policy).toMatch(/style-src 'self' https:\/\/styles\.example https:\/\/fonts\.example /)
    expect(policy).toContain("font-src 'self' data: https://styles.example https://fonts.example;")
    expect(policy).toContain("connect-src 'self' https://stats.example https://fonts.example;")
  }
  expect(built.policy('docs/a')).toContain(`'${sha256('b { color: red }')}'`)
})

it('are reported with their position when the file does not exist', async () => {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, problems } = await build({ scripts: ['/js/none.js'] })
  expect(status).toBe(1)
  expect(problems).toContain('site.config.json:3:6')
  expect(problems).toContain('/js/none.js')
})

it('and contentSecurityPolicy allow hosts, also for scripts of a page', async () => {
  const script = (host: string) => `<script src="https://${host}/x.js"></script>\n`
  const hosts = ['a.stats.example', 'maps.example', 'other.example']
  writeFile(root, 'docs/a.md', `# A\n\n${hosts.map(script).join('\n')}`)
  const { status, problems, policy, read } = await build({
    scripts: ['//maps.example/all.js'],
    contentSecurityPolicy: {
      'script-src': ['https://*.stats.example'],
      'connect-src': ['wss://live.example'],
      'frame-src': ["'none'"],
    },
  })
  expect([status, problems.match(/no files from \S+\./g)]).toEqual([
    0,
    ['no files from https://other.example.'],
  ])
  for (const text of [policy('docs/a'), read('_headers')]) {
    expect(text).toMatch(/script-src 'self' https:\/\/maps\.example '.*' https:\/\/\*\.stats\.example;/)
    expect(text).toContain("connect-src 'self' https://maps.example wss://live.example;")
  }
})

it.each([
  ['https://a.example', ['https://a.example'], true],
  ['//a.example', ['a.example'], true],
  ['https://a.example', ['https://*.example'], true],
  ['https://example', ['https://*.example'], false],
  ['https://an.example', ['https://n.example'], false],
  ['https://a.example', ['https:'], true],
  ['https://a.example:8080', ['https://a.example'], false],
])('%s is allowed by %j: %s', (origin, sources, allowed) => {
  expect(allowsOrigin(sources, origin)).toBe(allowed)
})

it.each([
  [
    { contentSecurityPolicy: { 'script-src': ['a; b'] } },
    'contentSecurityPolicy.script-src[0]',
    'must be one source without spaces',
  ],
  [
    { contentSecurityPolicy: { 'scripts-src': [] } },
    'contentSecurityPolicy.scripts-src',
    'is not an option; did you mean script-src?',
  ],
  [
    { headTags: [{ tagName: 'title' }] },
    'headTags[0].tagName',
    "must be 'meta', 'link', 'script', 'style', 'noscript' or 'base', not \"title\"",
  ],
  [
    { headTags: [{ tagName: 'link', attributes: { onload: 'x()' } }] },
    'headTags[0].attributes.onload',
    'is code in an attribute',
  ],
  [{ scripts: [{ async: true }] }, 'scripts[0]', 'must have src: a URL'],
  [{ stylesheets: [{ media: 'print' }] }, 'stylesheets[0]', 'must have href: a URL'],
])('%j is refused', (config, path, message) => {
  const result = readConfig(config, { hasFolder: () => false })
  expect(result.ok ? [] : result.problems).toEqual([{ path, message: expect.stringContaining(message) }])
})

it('run and can send requests to their host under the policy', async () => {
  const script =
    "fetch(new URL('/hello', document.currentScript.src)).then((r) => r.text()).then((t) => { window.said = t })\n"
  const other = createServer(({ url }, response) => {
    const isScript = url === '/count.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/plain',
      'access-control-allow-origin': '*',
    })
    response.end(isScript ? script : 'hello')
  })
  const address = await listen(other, 0, '127.0.0.1')
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const inline = { tagName: 'script', innerHTML: 'window.inline = true' }
  expect((await build({ headTags: [inline], scripts: [`${address}count.js`, '/js/own.js'] })).status).toBe(0)
  const served = await serveFolder(join(root, 'dist'))
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${served.address}docs/a/`, { waitUntil: 'load' })
    await page.waitForFunction(() => ['said', 'own', 'inline'].every((name) => name in window))
    expect(await page.evaluate(() => (window as unknown as { said: string }).said)).toBe('hello')
    // They run once, because the next page is shown in the same document.
    await page.waitForSelector('html[data-has-hydrated]')
    await page.click('[data-body] a')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'B' && 'said' in window)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    served.close()
    other.closeAllConnections()
    other.close()
  }
})
