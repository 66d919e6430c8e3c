// Head elements that Markdown and components declare, and scripts that a page brings.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../build/io/hash.ts'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

async function build(files: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content)
  const { status, stderr } = await runCommand(['build', root])
  const read = (path: string, name: string) => readFileSync(join(root, 'dist', path, name), 'utf8')
  return {
    status,
    problems: problemText(stderr),
    head: (path: string) => read(path, 'index.html').split('</head>')[0] as string,
    payload: (path: string) =>
      JSON.parse(read(path, 'index.json')) as { policy?: string; route: { code: unknown } },
    policyOf: (path: string) =>
      /Content-Security-Policy" content="([^"]*)"/.exec(read(path, 'index.html'))?.[1] ?? '',
    has: (path: string) => existsSync(join(root, 'dist', path)),
  }
}

const structured = `<script type="application/ld+json">
    {JSON.stringify({ '@type': 'Organization', name: 'A </script> "b"', tags: [1, true] })}
  </script>`

describe('elements of the head', () => {
  it('come from a static Markdown page: meta, link, structured data, a style sheet', async () => {
    const { status, problems, head, payload, policyOf } = await build({
      'docs/a.mdx': `# A\n\n<Head>\n  <meta name="keywords" content="one, two" />\n  <link rel="preconnect" href="https://data.example" crossOrigin="anonymous" />\n  ${structured}\n  <style>{\`.wide { color: red }\`}</style>\n</Head>\n\nText.\n`,
    })
    expect([status, problems.match(/(?:warning|error) {2}.*/g)]).toEqual([0, null])
    expect(payload('docs/a').route.code).toBeNull()
    expect(head('docs/a')).toContain('<meta name="keywords" content="one, two">')
    expect(head('docs/a')).toContain(
      '<link rel="preconnect" crossorigin="anonymous" href="https://data.example">',
    )
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head('docs/a')) ?? []
    expect(JSON.parse(json)).toEqual({ '@type': 'Organization', name: 'A </script> "b"', tags: [1, true] })
    expect(head('docs/a')).toContain('<style>.wide { color: red }</style>')
    expect(policyOf('docs/a')).toContain(sha256('.wide { color: red }'))
    // The style sheet belongs to this page, so the browser loads the page in full.
    expect(payload('docs/a').policy).toContain(sha256('.wide { color: red }'))
  })

  it('come from a page with code and can contain its values', async () => {
    const { status, head, payload } = await build({
      'docs/a.mdx': `# A\n\nexport const name = () => 'computed'\n\n<Head>\n  <meta name="keywords" content="one" />\n  <script type="application/ld+json">{JSON.stringify({ name: name() })}</script>\n  <title>Own title</title>\n</Head>\n`,
    })
    expect(status).toBe(0)
    expect(payload('docs/a').route.code).not.toBeNull()
    expect(head('docs/a')).toContain('<meta name="keywords" content="one">')
    expect(head('docs/a')).toMatch(/<script type="application\/ld\+json">\s*{"name":"computed"}\s*<\/script>/)
    expect(head('docs/a')).toContain('<title>Own title</title>')
    expect(payload('docs/a').policy).toBeUndefined()
  })

  it('come from a component', async () => {
    const { head } = await build({
      'docs/a.md': '# A\n',
      'pages/b.jsx': `import Head from '@docusaurus/Head'\nexport default () => <><Head><script type="application/ld+json">{'{"a":'}{1}{'}'}</script><link rel="icon" href="/x.png" sizes="1x1" /></Head><main>b</main></>\n`,
    })
    expect(head('b')).toContain('<script type="application/ld+json">{"a":1}</script>')
    expect(head('b')).toContain('<link rel="icon" href="/x.png" sizes="1x1">')
  })
})

describe('scripts of a page', () => {
  const files = {
    'static/own.js': 'console.log(1)\n',
    'docs/a.md':
      '# A\n\n<script>console.log(1)</script>\n\n<script type="application/json">{}</script>\n\n<script src="/own.js"></script>\n',
    'docs/b.mdx': '# B\n\n<Head>\n  <script src="https://code.example/x.js" async />\n</Head>\n',
    'docs/c.md':
      '# C\n\n<script type="application/json">{}</script>\n\n```html\n<script>alert(1)</script>\n```\n',
  }

  it('are reported when the security policy blocks them, unless they belong to the site', async () => {
    const { status, problems, head, payload } = await build(files)
    expect(status).toBe(0)
    expect(problems.match(/^docs.*blockedScript.*$/gm)).toEqual([
      'docs/a.md:3:1  warning  blockedScript  This script does not run: the security policy of the site allows no code in a page.',
      'docs/b.mdx:4:3  warning  blockedScript  This script does not run: the security policy of the site allows no files from https://code.example.',
    ])
    expect(head('docs/b')).toContain('<script async="" src="https://code.example/x.js"></script>')
    // Scripts in HTML that is inserted into another document do not run, so the browser loads such a page in
    // full.
    expect([payload('docs/a').policy, payload('docs/b').policy, payload('docs/c').policy]).toEqual([
      'runs /docs/a/',
      'runs /docs/b/',
      undefined,
    ])
  })

  it('are not reported on a site without the policy', async () => {
    const { status, problems, payload } = await build({
      ...files,
      'site.config.json': '{ "contentSecurityPolicy": false }',
    })
    expect([status, problems.match(/(?:warning|error) {2}.*/g)]).toEqual([0, null])
    expect(payload('docs/a').policy).toBe('runs /docs/a/')
  })
})

describe('HTML in a sidebar', () => {
  it('is allowed on every page with the sidebar', async () => {
    const { status, policyOf } = await build({
      'sidebars.json': JSON.stringify({
        main: [
          { type: 'html', value: '<b style="color:red">x</b>' },
          {
            type: 'category',
            label: 'C',
            collapsed: false,
            items: ['a', { type: 'html', value: '<i style="color:blue">y</i>' }, 'b'],
          },
          'c',
        ],
      }),
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
      'docs/c.md': '# C\n',
    })
    expect(status).toBe(0)
    for (const page of ['docs/a', 'docs/b', 'docs/c'])
      for (const style of ['color:red', 'color:blue']) expect(policyOf(page)).toContain(sha256(style))
  })
})
