// The command line: exact messages for broken sites, exit codes, JSON, and the other commands.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { problemText, runCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let root: string

beforeEach(() => {
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  mkdirSync(root)
})

afterEach(() => folder.remove())

const check = async (files: Readonly<Record<string, string>>) => {
  for (const [path, content] of Object.entries({ 'docs/intro.md': '# Intro\n\n## Part\n', ...files }))
    writeFile(root, path, content)
  const { status, stderr } = await runCli(['build', root])
  return { status, lines: problemText(stderr).split('\n') }
}

describe('problems in the content', () => {
  const cases: Readonly<
    Record<string, { readonly files: Readonly<Record<string, string>>; readonly lines: readonly string[] }>
  > = {
    'invalid YAML, with its line': {
      files: { 'docs/a.md': '---\ntitle: one\nslug: [a\n---\n\nText\n' },
      lines: [
        'docs/a.md:3:9  error  frontMatterSyntax  The front matter is not valid YAML: unexpected end of the stream within a flow collection.',
        '    slug: [a',
        '            ^',
        '    Close the list with ] or the object with }.',
      ],
    },
    'front matter that is never closed': {
      files: { 'docs/a.md': '---\ntitle: one\n\nText\n' },
      lines: [
        'docs/a.md:1:1  error  frontMatterSyntax  The front matter opened here is never closed.',
        '    ---',
        '    ^',
        '    Add a line with --- after the last field.',
      ],
    },
    'front matter that would run code': {
      files: { 'docs/a.md': '---js\nmodule.exports = {}\n---\n' },
      lines: [
        'docs/a.md:1:4  error  frontMatterSyntax  Troodon reads front matter in YAML, not in "js".',
        '    ---js',
        '       ^',
        '    Write plain --- and YAML fields.',
      ],
    },
    'a field of the wrong type': {
      files: { 'docs/a.md': '---\ndraft: perhaps\n---\n' },
      lines: [
        'docs/a.md:2:1  error  frontMatterType  The front matter field "draft" must be true or false, not the text "perhaps".',
        '    draft: perhaps',
        '    ^',
        '    Write true or false without quotes.',
      ],
    },
    'a day that is not in the calendar': {
      files: { 'docs/a.md': '---\nlast_update:\n  date: 2024-02-30\n---\n' },
      lines: [
        'docs/a.md:2:1  error  frontMatterType  The front matter field "last_update" must be an object whose date is a day of the calendar like 2024-11-22, not the text "2024-02-30".',
        '    last_update:',
        '    ^',
      ],
    },
    'a slug that leaves its folder': {
      files: { 'docs/a.md': '---\nslug: /b/../../a\n---\n' },
      lines: [
        'docs/a.md:2:1  error  invalidSlug  The slug "/b/../../a" would leave its folder: "." and ".." are not allowed.',
        '    slug: /b/../../a',
        '    ^',
        '    Write a path below the version such as /guides/tabs.',
      ],
    },
    'a missing image': {
      files: { 'docs/a.md': '# A\n\n![x](./none.png)\n' },
      lines: [
        'docs/a.md:3:6  error  missingAsset  There is no image ./none.png.',
        '    ![x](./none.png)',
        '         ^',
      ],
    },
    'an image that cannot be read': {
      files: { 'docs/a.md': '# A\n\n![x](./bad.png)\n', 'docs/bad.png': 'not a picture' },
      lines: [
        'docs/a.md:3:6  error  unreadableImage  docs/bad.png cannot be read: Input file contains unsupported image format.',
        '    ![x](./bad.png)',
        '         ^',
        '    Save the image again, or replace it.',
      ],
    },
    'a broken anchor': {
      files: { 'docs/a.md': '# A\n\n[x](./intro.md#prat)\n' },
      lines: [
        'docs/a.md:3:5  error  brokenAnchor  ./intro.md#prat does not lead anywhere: there is no #prat on /docs/intro/.',
        '    [x](./intro.md#prat)',
        '        ^',
        '    Did you mean #part?',
      ],
    },
    'a page without a default export': {
      files: { 'pages/about.tsx': 'export const About = () => null\n' },
      lines: [
        'pages/about.tsx:1:1  error  pageFailed  The page component at /about/ (pages/about.tsx) has no default export. Add "export default function Page() { … }".',
        '    export const About = () => null',
        '    ^',
      ],
    },
    'a page that cannot be compiled': {
      files: { 'pages/about.tsx': 'export default () => <p>\n' },
      lines: ['pages/about.tsx:2:1  error  pageFailed'],
    },
    'a link in a React page': {
      files: {
        'pages/about.tsx':
          'import Link from \'@docusaurus/Link\'\n\nexport default function About() {\n  return <main><Link to="/docs/intr/">Docs</Link></main>\n}\n',
      },
      lines: [
        'pages/about.tsx:4:26  error  brokenLink  /docs/intr/ does not lead to any page.',
        '      return <main><Link to="/docs/intr/">Docs</Link></main>',
        '                             ^',
        '    Did you mean /docs/intro/?',
      ],
    },
    'a plain tag in a React page, beside links that are not checked': {
      files: {
        'pages/about.tsx':
          'import Link from \'@docusaurus/Link\'\n\nexport default () => (\n  <main>\n    <Link to="pathname:///shop/">Shop</Link> <Link to="/bar/" data-noBrokenLinkCheck>Bar</Link>\n    <a href="/docs/intr/">Docs</a>\n  </main>\n)\n',
      },
      lines: [
        'pages/about.tsx:6:14  error  brokenHtmlLink  /docs/intr/ does not lead to any page.',
        '        <a href="/docs/intr/">Docs</a>',
        '                 ^',
        '    Did you mean /docs/intro/?',
        '1 error. Nothing was written.',
      ],
    },
    'an id and a link that a component reports': {
      files: {
        'pages/about.tsx':
          "import useBrokenLinks from '@docusaurus/useBrokenLinks'\n\nexport default function About() {\n  const { collectAnchor, collectLink } = useBrokenLinks()\n  collectAnchor('later')\n  collectLink('/lost/')\n  return <main />\n}\n",
        'docs/a.md': '# A\n\n[Later](/about/#later)\n',
      },
      lines: [
        'pages/about.tsx:6:16  error  brokenLink  /lost/ does not lead to any page.',
        "      collectLink('/lost/')",
        '                   ^',
        '1 error. Nothing was written.',
      ],
    },
    'a page that throws': {
      files: {
        'pages/about.tsx':
          "export default function About() {\n  throw new Error('No data', { cause: new Error('No file') })\n}\n",
      },
      lines: [
        'pages/about.tsx:2:9  error  pageFailed  The page /about/ cannot be rendered: No data Cause: No file',
        "      throw new Error('No data', { cause: new Error('No file') })",
        '            ^',
      ],
    },
    'a navbar link to nowhere, with its place in the configuration': {
      files: {
        'site.config.json':
          '{ "themeConfig": { "navbar": { "items": [{ "to": "/docs/intor/", "label": "Docs" }] } } }\n',
      },
      lines: ['site.config.json:1:51  error  brokenLink  /docs/intor/ does not lead to any page.'],
    },
    'an unknown type of navbar item': {
      files: {
        'site.config.json':
          '{ "themeConfig": { "navbar": { "items": [{ "type": "docsVersionDropdwn" }] } } }\n',
      },
      lines: [
        'site.config.json:1:53  error  brokenLink  themeConfig.navbar.items[0]: there is no navbar item of the type "docsVersionDropdwn".',
        '    { "themeConfig": { "navbar": { "items": [{ "type": "docsVersionDropdwn" }] } } }',
        '                                                        ^',
        '    Did you mean docsVersionDropdown?',
      ],
    },
    'a broken category file': {
      files: { 'docs/x/a.md': '# A\n', 'docs/x/_category_.yml': 'label: [\n' },
      lines: [
        'docs/x/_category_.yml:2:1  error  categoryFile  The file is not valid YAML: deficient indentation.',
      ],
    },
  }

  it.each(Object.entries(cases))('%s', async (_name, { files, lines }) => {
    const result = await check(files)
    expect(result.status).toBe(1)
    for (const [index, line] of lines.entries()) expect(result.lines[index]).toContain(line)
    // A page that fails shows a notice; the others are written.
    const isWritten = lines[0]?.includes('pageFailed') === true
    const end = isWritten
      ? /written to .*; \d+ errors?\.$/
      : /^\d+ errors?(?:, \d+ warnings?)?\. Nothing was written\.$/
    expect(result.lines.at(-1)).toMatch(end)
    expect(existsSync(join(root, 'dist/docs'))).toBe(isWritten)
  })
})

describe('wrong usage', () => {
  it.each([
    [['biuld'], 'There is no command "biuld". Did you mean build?'],
    [['build', '--ou', 'x'], '"build" has no option --ou. Did you mean --out?'],
    [['build', '--out'], '--out needs a value.'],
    [['serve', '--port', 'many'], '--port needs a number from 0 to 65535, not many.'],
    [['completion'], 'completion needs the name of a shell: bash, zsh, fish.'],
    [['completion', 'tcsh'], 'completion needs the name of a shell: bash, zsh, fish.'],
    [['build', '/no/such/folder'], '/no/such/folder is not a folder.'],
  ])('%j ends with 2', async (args, message) => {
    const { status, stderr } = await runCli(args)
    expect(status).toBe(2)
    expect(stderr.trim()).toBe(`error  ${message}`)
  })

  it.each([
    ['{ "titel": "x" }', 'site.config.json:1:3: titel is not an option; did you mean title?'],
    [
      '{ "docs": { "breadcrumbs": "yes" } }',
      'site.config.json:1:13: docs.breadcrumbs must be boolean, not "yes"',
    ],
    [
      '{ "docs": [{ "sidebarPaht": "x" }] }',
      'site.config.json:1:14: docs[0].sidebarPaht is not an option; did you mean sidebarPath?',
    ],
    ['{ "url": "example.org" }', 'site.config.json:1:3: url must be a scheme and host'],
    [
      '{ "onBrokenLinks": "explode" }',
      "site.config.json:1:3: onBrokenLinks must be 'ignore' or 'log' or 'warn' or 'throw'",
    ],
    ['{ broken', 'site.config.json:1:3: The configuration is not valid JSON: '],
  ])('the configuration %s ends with 2', async (config, message) => {
    writeFile(root, 'site.config.json', config)
    const { status, stderr } = await runCli(['build', root])
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('the commands', () => {
  it('print the version, the options of one command, and a script for a shell', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    for (const flag of ['--version', '-v'])
      expect(await runCli([flag])).toEqual({ status: 0, signal: null, stdout: `${version}\n`, stderr: '' })
    const { status, stdout } = await runCli(['serve', '-h'])
    expect(status).toBe(0)
    expect(stdout).toBe(`\
  troodon serve [ROOT] [--port N]
      Serve the built site as a static host would. Other names: preview.

Options:
  -p, --port N       port of the server; default: 3000, or the next free port
      --host H       network address of the server; default: 127.0.0.1
  -o, --out DIR      folder of the finished site; default: dist/
  -c, --config FILE  configuration file; default: site.config.*
  -h, --help         show this text

Example:
  troodon serve --port 8080

ROOT is a folder with site.config.{ts,mjs,js,json}, with docs/, or with Markdown files; default: this folder.
`)
    expect((await runCli(['completion', 'fish'])).stdout).toContain('complete -c troodon -f\n')
  })

  it('print JSON and nothing else to standard output', async () => {
    writeFile(root, 'docs/a.md', '[x](/nothing)\n')
    const { status, stdout } = await runCli(['build', root, '--json'])
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ file: 'docs/a.md', line: 1, column: 5, code: 'brokenLink', severity: 'error' }],
    })
  })

  it('check writes nothing, and --strict turns warnings into errors', async () => {
    writeFile(root, 'docs/a.md', '[x](./nothing.md)\n')
    expect((await runCli(['check', root])).status).toBe(0)
    expect((await runCli(['check', root, '--strict'])).status).toBe(1)
    expect(existsSync(join(root, 'dist'))).toBe(false)
  })

  it('version freezes documents and sidebars, and rejects invalid names', async () => {
    writeFile(root, 'content/docs/a.md', '# A\n')
    writeFile(root, 'content/sidebars.json', '{"main":["a"]}')
    writeFile(root, 'site.config.json', '{}')
    const freeze = (name: string) =>
      import('node:child_process').then(({ spawnSync }) =>
        spawnSync('node', [join(process.cwd(), 'build/cli.js'), 'version', name], {
          cwd: root,
          encoding: 'utf8',
        }),
      )
    expect((await freeze('1.0')).status).toBe(0)
    expect(readFileSync(join(root, 'content/versioned_docs/version-1.0/a.md'), 'utf8')).toBe('# A\n')
    expect(
      JSON.parse(readFileSync(join(root, 'content/versioned_sidebars/version-1.0-sidebars.json'), 'utf8')),
    ).toEqual({ main: ['a'] })
    expect(JSON.parse(readFileSync(join(root, 'content/versions.json'), 'utf8'))).toEqual(['1.0'])
    for (const name of ['1.0', '../x', 'a/b', '']) expect((await freeze(name)).status).toBe(2)
    expect((await runCli(['build', root])).status).toBe(0)
    expect(existsSync(join(root, 'dist/docs/next/a/index.html'))).toBe(true)
  })

  it('version and explain accept a folder, and every command rejects unknown arguments', async () => {
    writeFile(root, 'docs/a.md', '# A\n')
    expect((await runCli(['version', '1.0', root])).status).toBe(0)
    expect(readFileSync(join(root, 'versioned_docs/version-1.0/a.md'), 'utf8')).toBe('# A\n')
    const { stdout } = await runCli(['explain', '/docs/a/', root, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ source: 'versioned_docs/version-1.0/a.md' })
    const { status, stderr } = await runCli(['build', root, 'twice'])
    expect(stderr).toContain('"build" does not take the argument twice.')
    expect(status).toBe(2)
  })

  it('ignore the output of another build', async () => {
    writeFile(root, 'a.md', '# A\n')
    expect((await runCli(['build', root])).status).toBe(0)
    const { stdout } = await runCli(['build', root, '--out', join(folder.path, 'other'), '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, pages: 1 })
  })

  it('clear removes only what was built', async () => {
    writeFile(root, 'docs/a.md', '# A\n')
    await runCli(['build', root])
    expect((await runCli(['clear', root])).status).toBe(0)
    expect([...readTree(root).keys()]).toEqual(['docs/a.md'])
  })
})

describe('the output is byte-identical', () => {
  const bytes = async (name: string, env: Readonly<Record<string, string>>, where = root) => {
    const out = join(folder.path, `out-${name}`)
    const { status, stderr } = await runCli(
      ['build', where, '--out', out, '--cache', join(folder.path, `cache-${name}`)],
      env,
    )
    expect(status, stderr).toBe(0)
    return readTree(out)
  }

  it('in another folder, time zone and language, and with another number of threads', async () => {
    const files: Record<string, string> = {
      'pages/index.tsx':
        "import Layout from '@theme/Layout'\nimport styles from './home.module.css'\n\nexport default function Home() {\n  return <Layout title=\"Home\"><main className={styles.hero}>Hello</main></Layout>\n}\n",
      'pages/home.module.css': '.hero { color: green }\n',
    }
    for (let index = 0; index < 80; index++)
      files[`docs/folder-${index % 7}/page-${index}.md`] =
        `# Page ${index}\n\n[next](../folder-${(index + 1) % 7}/page-${(index + 1) % 80}.md)\n\n\`\`\`js\nlet a = ${index}\n\`\`\`\n`
    const other = join(folder.path, 'elsewhere/deeper')
    for (const [path, content] of Object.entries(files)) {
      writeFile(root, path, content)
      writeFile(other, path, content)
    }
    // Files around a cache must not matter, such as a package.json above it.
    writeFile(folder.path, 'cache-b/package.json', '{ "type": "commonjs" }')
    writeFile(folder.path, 'cache-c/package.json', '{ "type": "module" }')
    const first = await bytes('a', { TROODON_THREADS: '1', TZ: 'UTC' })
    expect(first.size).toBeGreaterThan(160)
    const others = [
      await bytes('b', { TROODON_THREADS: '3', TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' }),
      await bytes('c', { TROODON_THREADS: '2' }, other),
    ]
    for (const tree of others)
      expect([...tree.keys()].filter((path) => tree.get(path) !== first.get(path))).toEqual([])
    for (const tree of others) expect(tree.size).toBe(first.size)
  })
})
