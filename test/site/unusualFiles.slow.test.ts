// Files and folders that are not as usual: they are read, skipped or reported, and none runs code.
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => writeFile(root, 'docs/intro.md', '# Intro\n\nText.\n'))

const build = (...flags: string[]) => runCommand(['build', root, ...flags])
const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const body = (path: string) => /data-body[^>]*>([\s\S]*?)<\/div>/.exec(page(path))?.[1]

describe('unusual files', () => {
  it('reads files with BOM, CRLF or CR like files with LF', async () => {
    const text = '---\ntitle: T\n---\n\n# Heading\n\n| a |\n|---|\n| b |\n\n```js\nlet a\n```\n'
    writeFile(root, 'docs/lf.md', text)
    writeFile(root, 'docs/crlf.md', text.replaceAll('\n', '\r\n'))
    writeFile(root, 'docs/cr.md', text.replaceAll('\n', '\r'))
    writeFile(root, 'docs/bom.md', `\uFEFF${text}`)
    expect((await build()).status).toBe(0)
    expect(body('docs/lf/index.html')).toContain('<h1>Heading</h1>')
    for (const name of ['crlf', 'cr', 'bom'])
      expect(body(`docs/${name}/index.html`)).toBe(body('docs/lf/index.html'))
  })

  it('builds empty files and files with only front matter, and enters a folder with the name of a file', async () => {
    writeFile(root, 'docs/empty.md', '')
    writeFile(root, 'docs/front.md', '---\ntitle: Only\n---')
    writeFile(root, 'docs/folder.md/inner.md', '# Inner\n')
    expect((await build()).status).toBe(0)
    expect(page('docs/front/index.html')).toContain('<h1>Only</h1>')
    for (const path of ['docs/empty/index.html', 'docs/folder.md/inner/index.html'])
      expect(existsSync(join(root, 'dist', path))).toBe(true)
  })

  it('skips what is not a file with a warning, and follows no symlink out of the site', async () => {
    const server = createServer().listen(join(root, 'docs/socket.md'))
    await once(server, 'listening')
    symlinkSync('/nowhere/at/all', join(root, 'docs/dangling.md'))
    symlinkSync('..', join(root, 'docs/loop'))
    symlinkSync('/etc/hostname', join(root, 'docs/outside.md'))
    symlinkSync('intro.md', join(root, 'docs/inside.md'))
    const { status, stderr } = await build()
    server.close()
    expect(status).toBe(0)
    for (const name of ['socket.md', 'dangling.md', 'loop', 'outside.md'])
      expect(stderr).toMatch(new RegExp(`docs/${name}  warning  skippedFile`))
    expect(existsSync(join(root, 'dist/docs/inside/index.html'))).toBe(true)
    expect(existsSync(join(root, 'dist/docs/outside'))).toBe(false)
  })

  it('names the byte of invalid UTF-8, and rejects UTF-16 and files that are too large', async () => {
    writeFileSync(join(root, 'docs/bad.md'), Buffer.from([0x23, 0x20, 0x41, 0xff, 0x42]))
    writeFileSync(join(root, 'docs/wide.md'), Buffer.from('\uFEFF# A', 'utf16le'))
    writeFileSync(join(root, 'docs/large.md'), Buffer.alloc(6_000_000, 'a '))
    const { status, stderr } = await build()
    expect(status).toBe(1)
    expect(stderr).toContain(
      'docs/bad.md  error  invalidEncoding  The file is not valid UTF-8: byte 3 is wrong.',
    )
    expect(stderr).toContain('docs/wide.md  error  invalidEncoding  The file is UTF-16.')
    expect(stderr).toContain(
      'docs/large.md  error  fileTooLarge  The file has 6000000 bytes. The limit is 5000000.',
    )
    expect(existsSync(join(root, 'dist/docs'))).toBe(false)
  })

  it.runIf(process.getuid?.() === 0)('names an unreadable file and still reports the others', async () => {
    writeFile(root, 'docs/other.md', '[x](/nothing)\n')
    execFileSync('chmod', ['-R', 'a+rwX', dirname(root)])
    execFileSync('chmod', ['000', join(root, 'docs/intro.md')])
    // Root can read everything, so this runs as nobody.
    await runCommand(['help'])
    const args = [
      '--reuid=65534',
      '--regid=65534',
      '--clear-groups',
      process.execPath,
      'build/cli.js',
      'build',
      root,
    ]
    const { status, stderr } = spawnSync('setpriv', args, {
      encoding: 'utf8',
      env: { ...process.env, HOME: dirname(root), TMPDIR: dirname(root) },
    })
    expect(status, stderr).toBe(1)
    expect(stderr).toContain(
      'docs/intro.md  error  unreadableFile  The file cannot be read: permission denied.',
    )
    expect(stderr).toContain('docs/other.md:1:5  error  brokenLink')
  })

  it('escapes titles and descriptions wherever they appear', async () => {
    const evil = `</title><script>alert(1)</script>"'&<!--`
    writeFile(
      root,
      'docs/evil.md',
      `---\ntitle: ${JSON.stringify(evil)}\ndescription: ${JSON.stringify(evil)}\nsidebar_label: ${JSON.stringify(evil)}\nkeywords: [${JSON.stringify(evil)}]\n---\n\n[x](./intro.md)\n`,
    )
    expect((await build()).status).toBe(0)
    expect(page('docs/evil/index.html')).not.toContain('<script>alert(1)')
    expect(page('docs/intro/index.html')).not.toContain('<script>alert(1)')
    expect(JSON.parse(page('docs/evil/index.json')).route.title).toBe(evil)
  })

  it('ignores prototype keys in front matter', async () => {
    writeFile(
      root,
      'docs/proto.md',
      '---\n__proto__: { unlisted: true }\nconstructor: x\ntitle: Proto\n---\n',
    )
    expect((await build()).status).toBe(0)
    expect(JSON.parse(page('docs/proto/index.json')).route.unlisted).toBe(false)
  })

  it('reads modules of both kinds, whatever package.json says', async () => {
    for (const manifest of ['{ "type": "module" }', '{}'])
      for (const text of ["module.exports = { docs: ['intro'] }", "export default { docs: ['intro'] }"]) {
        writeFile(root, 'package.json', manifest)
        writeFile(root, 'sidebars.js', `${text}\n`)
        expect((await build()).status, `${text} ${manifest}`).toBe(0)
      }
  })
})

describe('a folder without a configuration', () => {
  it('builds documents in the root folder', async () => {
    const plain = join(dirname(root), 'plain')
    writeFile(plain, 'README.md', '# Read me\n\n[Other](other.md)\n')
    writeFile(plain, 'other.md', '# Other\n')
    writeFile(plain, 'notes/deep.md', '# Deep\n\n[Up](../README.md)\n')
    expect((await runCommand(['build', plain])).status).toBe(0)
    for (const path of ['index.html', 'other/index.html', 'notes/deep/index.html'])
      expect(statSync(join(plain, 'dist', path)).size).toBeGreaterThan(1000)
  })
})
