// The command line: wrong usage, exit codes, JSON, and the other commands.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
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

describe('wrong usage', () => {
  it.each([
    [['biuld'], 'There is no command "biuld". Did you mean build?'],
    [['build', '--ou', 'x'], '"build" has no option --ou. Did you mean --out?'],
    [['build', '--out'], '--out needs a value.'],
    [['serve', '--port', 'many'], '--port needs a number from 0 to 65535, not many.'],
    [['completion'], 'completion needs a shell: bash, zsh, fish.'],
    [['completion', 'tcsh'], 'completion needs a shell: bash, zsh, fish.'],
    [['build', '/no/such/folder'], '/no/such/folder is not a folder.'],
  ])('%j ends with 2', async (args, message) => {
    const { status, stderr } = await runCli(args)
    expect(status).toBe(2)
    expect(stderr.trim()).toBe(`error  ${message}`)
  })

  it.each([
    [
      '{ "titel": "x" }',
      'site.config.json:1:3  error  configuration  titel is not an option; did you mean title?',
    ],
    [
      '{ "docs": { "breadcrumbs": "yes" } }',
      'site.config.json:1:13  error  configuration  docs.breadcrumbs must be true or false, not "yes"',
    ],
    [
      '{ "docs": [{ "sidebarPaht": "x" }] }',
      'site.config.json:1:14  error  configuration  docs[0].sidebarPaht is not an option; did you mean sidebarPath?',
    ],
    ['{ "url": "example.org" }', 'site.config.json:1:3  error  configuration  url must be a scheme and host'],
    [
      '{ "onBrokenLinks": "explode" }',
      "site.config.json:1:3  error  configuration  onBrokenLinks must be 'ignore', 'log', 'warn' or 'throw'",
    ],
    ['{ broken', 'site.config.json:1:3  error  configuration  The configuration is not valid JSON: '],
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
      Serve the built site as a static host would. Another name: preview.

Options:
  -p, --port N       port of the server; default: 3000, or the next free port
      --host H       network address of the server; default: 127.0.0.1
  -o, --out DIR      folder of the finished site; default: dist/
  -c, --config FILE  configuration file; default: site.config.*
  -h, --help         show this text

Example:
  troodon serve --port 8080

ROOT is the folder of the site, with site.config.*, docusaurus.config.*, docs/ or Markdown files. Default: this folder.
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
    writeFile(root, 'site.config.json', '{ "onBrokenLinks": "warn" }')
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
