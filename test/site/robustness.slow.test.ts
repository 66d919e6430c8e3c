// Invalid input and failures give a clear message and the right exit code, and leave dist/ unchanged.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeKey } from '../../build/reuse/keys.ts'
import { pruneFolder } from '../../build/reuse/pruneFolder.ts'
import { ageStore, openStore } from '../../build/reuse/store.ts'
import { problemText, runCli, startCli } from '../support/cli.ts'
import { writeFile } from '../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../support/engine.ts'
import { coldCaches } from '../support/warmCache.ts'

let folder: ReturnType<typeof temporaryFolder>
let root: string

beforeEach(() => {
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  writeFile(root, 'docs/intro.md', '# Intro\n\nText.\n')
})

afterEach(() => folder.remove())

const build = (...flags: string[]) => runCli(['build', root, ...flags])
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
    execFileSync('mkfifo', [join(root, 'docs/pipe.md')])
    symlinkSync('/nowhere/at/all', join(root, 'docs/dangling.md'))
    symlinkSync('..', join(root, 'docs/loop'))
    symlinkSync('/etc/hostname', join(root, 'docs/outside.md'))
    symlinkSync('intro.md', join(root, 'docs/inside.md'))
    const { status, stderr } = await build()
    expect(status).toBe(0)
    for (const name of ['pipe.md', 'dangling.md', 'loop', 'outside.md'])
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
    execFileSync('chmod', ['-R', 'a+rwX', folder.path])
    execFileSync('chmod', ['000', join(root, 'docs/intro.md')])
    // Root can read everything, so this runs as nobody with its own bundle of the engine.
    await runCli(['help'])
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
      env: { ...process.env, HOME: folder.path },
    })
    expect(status, stderr).toBe(1)
    expect(stderr).toContain('docs/intro.md  error  unreadableFile  The file cannot be read (EACCES).')
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
})

describe('the output folder', () => {
  it('is rejected if it has other files, is a file or a symlink, or contains the site', async () => {
    writeFile(folder.path, 'mine/letter.txt', 'dear')
    writeFile(folder.path, 'file', '')
    symlinkSync(join(folder.path, 'mine'), join(folder.path, 'link'))
    for (const out of ['mine', 'file', 'link']) {
      const { status, stderr } = await build('--out', join(folder.path, out))
      expect(status).toBe(2)
      expect(stderr).toContain('--out')
    }
    expect((await build('--out', root)).stderr).toContain('contains the site itself')
    expect((await build('--out', '/')).status).toBe(2)
    expect(readFileSync(join(folder.path, 'mine/letter.txt'), 'utf8')).toBe('dear')
  })

  it('does not change if the site has an error', async () => {
    await build()
    const before = readTree(join(root, 'dist'))
    writeFile(root, 'docs/new.md', '[x](/nothing)\n')
    const { status, stderr } = await build()
    expect(status).toBe(1)
    expect(problemText(stderr)).toBe(
      [
        'docs/new.md:1:5  error  brokenLink  /nothing does not lead to any page.',
        '    [x](/nothing)',
        '        ^',
        '1 error. Nothing was written.',
      ].join('\n'),
    )
    expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
  })

  it('loses pages that were removed, with their folders', async () => {
    writeFile(root, 'docs/deep/er/page.md', '# P\n')
    await build()
    rmSync(join(root, 'docs/deep'), { recursive: true })
    await build()
    expect(existsSync(join(root, 'dist/docs/deep'))).toBe(false)
  })

  it('loses pages that were removed even without a cache', async () => {
    writeFile(root, 'docs/deep/page.md', '# P\n')
    await build()
    rmSync(join(root, 'docs/deep'), { recursive: true })
    rmSync(join(root, '.cache'), { recursive: true })
    await build()
    expect(existsSync(join(root, 'dist/docs/deep'))).toBe(false)
    expect(existsSync(join(root, 'dist/.troodon'))).toBe(true)
    const whole = readTree(join(root, 'dist'))
    expect((await build('--no-cache')).stderr).toContain('routes rendered')
    expect(differences(whole, readTree(join(root, 'dist')))).toEqual([])
  })

  it('is repaired if files were changed or deleted by hand', async () => {
    await build()
    const before = readTree(join(root, 'dist'))
    writeFileSync(join(root, 'dist/docs/intro/index.html'), 'spoiled')
    rmSync(join(root, 'dist/404.html'))
    await build()
    expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
  })

  it('is completed after an interrupted publication, or the publication is discarded', async () => {
    await build()
    const dist = join(root, 'dist')
    writeFile(dist, '.troodon-stage/docs/intro/index.html', 'half')
    await build()
    expect(page('docs/intro/index.html')).not.toBe('half')
    writeFile(dist, '.troodon-stage/docs/intro/index.html', 'whole')
    writeFile(dist, '.troodon-journal', '{"gone":[]}')
    const served = await runCli(['serve', root])
    expect(served.status).toBe(1)
    expect(served.stderr).toContain('interrupted')
    await build()
    expect(readdirSync(dist).filter((name) => name.startsWith('.troodon-'))).toEqual([])
    expect(page('docs/intro/index.html')).toContain('Intro')
  })
})

describe('failures', () => {
  it('lets a second build wait for the first', async () => {
    const [a, b] = await Promise.all([build(), build()])
    expect([a.status, b.status], a.stderr + b.stderr).toEqual([0, 0])
    expect(a.stderr + b.stderr).toMatch(/Another build \(process \d+\) is running here. Waiting for it/)
  })

  it('takes over the lock of a process that no longer exists', async () => {
    writeFile(root, '.cache/lock', '999999 1')
    expect((await build()).status).toBe(0)
  })

  it('ends at once on Ctrl-C and leaves the pages in dist/ unchanged', async () => {
    await build()
    const before = readTree(join(root, 'dist'))
    for (let index = 0; index < 300; index++) writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n`)
    const { child, done } = startCli(['build', root])
    child.stderr?.once('data', () => child.kill('SIGINT'))
    expect(await done).toMatchObject({ status: null, signal: 'SIGINT' })
    const left = [...readTree(join(root, 'dist'))].filter(([path]) => !path.startsWith('.troodon-stage/'))
    expect(differences(before, new Map(left))).toEqual([])
    for (let index = 0; index < 300; index++) rmSync(join(root, `docs/page-${index}.md`))
    expect((await build()).status).toBe(0)
    expect(differences(before, readTree(join(root, 'dist')))).toEqual([])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('ends at once on %s while it is busy', async (signal) => {
    const hook = "() => { process.stderr.write('busy'); for (;;); }"
    writeFile(root, 'site.config.js', `export default { markdown: { parseFrontMatter: ${hook} } }\n`)
    const { child, done } = startCli(['build', root])
    child.stderr?.on('data', (text) => String(text).includes('busy') && child.kill(signal))
    expect(await done).toMatchObject({ status: null, signal })
    rmSync(join(root, 'site.config.js'))
    const { status, stderr } = await build()
    expect([status, stderr.includes('running here')]).toEqual([0, false])
  })

  it('never trusts a damaged cache', async () => {
    for (let index = 0; index < 30; index++)
      writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nText ${index}.\n`)
    // Long enough to be compressed.
    writeFile(root, 'docs/long.md', `# Long\n\nQuokkas. ${'Many words follow here. '.repeat(300)}\n`)
    await build()
    const good = readTree(join(root, 'dist'))
    for (const name of [
      'files.bin',
      ...readdirSync(join(root, '.cache')).filter((file) => file.startsWith('build-')),
    ]) {
      writeFileSync(join(root, '.cache', name), '{"broken":')
      expect((await build()).status).toBe(0)
      expect(differences(good, readTree(join(root, 'dist')))).toEqual([])
    }
    for (const text of ['Text 7.', 'Quokkas']) {
      rmSync(join(root, 'dist'), { recursive: true })
      flipValues(join(root, '.cache/store'), text)
      expect((await build()).status).toBe(0)
      expect(differences(good, readTree(join(root, 'dist')))).toEqual([])
    }
  })

  it('reads modules of both kinds, whatever package.json says', async () => {
    for (const manifest of ['{ "type": "module" }', '{}'])
      for (const text of ["module.exports = { docs: ['intro'] }", "export default { docs: ['intro'] }"]) {
        writeFile(root, 'package.json', manifest)
        writeFile(root, 'sidebars.js', `${text}\n`)
        expect((await build()).status, `${text} ${manifest}`).toBe(0)
      }
  })

  it('drops values that were unused for a generation and keeps the others', async () => {
    const cache = join(folder.path, 'store')
    const age = async (used: readonly string[]) => {
      ageStore(cache, 1)
      const store = openStore(cache)
      const found = used.map((key) => store.get(storeKey(key)))
      await store.flush()
      await store.close()
      return found
    }
    const store = openStore(cache)
    for (const key of ['kept', 'gone']) store.put(storeKey<string>(key), `value of ${key}`)
    await store.flush()
    await store.close()
    expect(await age(['kept'])).toEqual(['value of kept'])
    expect(await age(['kept', 'gone'])).toEqual(['value of kept', undefined])
    expect(readdirSync(cache).length).toBe(2)
    // Below the limit, nothing is dropped.
    ageStore(cache, 2 ** 30)
    expect(await age(['kept'])).toEqual(['value of kept'])
  })

  it('deletes the oldest cached images when there are too many', () => {
    const pictures = join(folder.path, 'pictures')
    mkdirSync(pictures)
    for (let index = 0; index < 10; index++) {
      writeFileSync(join(pictures, `${index}.png`), 'x'.repeat(100))
      utimesSync(join(pictures, `${index}.png`), index, index)
    }
    pruneFolder(pictures, 1000)
    expect(readdirSync(pictures).length).toBe(10)
    pruneFolder(pictures, 900)
    expect(readdirSync(pictures).sort()).toEqual(['6.png', '7.png', '8.png', '9.png'])
    pruneFolder(join(folder.path, 'none'), 1)
  })

  it('reports a full disk and leaves dist/ unchanged', async (context) => {
    const disk = join(folder.path, 'disk')
    mkdirSync(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      console.warn('Left out: a small disk cannot be mounted here (needs root).')
      return context.skip()
    }
    try {
      const out = join(disk, 'dist')
      await build('--out', out)
      const before = readTree(out)
      for (let index = 0; index < 200; index++)
        writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\n${'Many words. '.repeat(400)}\n`)
      const { status, stderr } = await build('--out', out)
      expect(status).toBe(1)
      expect(stderr).toContain('no space left on the disk')
      expect(differences(before, readTree(out))).toEqual([])
    } finally {
      execFileSync('umount', [disk])
    }
  })
})

describe('a cache of another checkout', () => {
  coldCaches()

  it('is reused after it was restored into another checkout', async () => {
    writeFile(root, 'docs/img.md', '# Picture\n\n[Intro](./intro.md)\n')
    await build()
    const other = join(folder.path, 'elsewhere/checkout')
    cpSync(root, other, { recursive: true })
    const first = await runCli(['build', other, '--json'])
    expect(JSON.parse(first.stdout)).toMatchObject({ ok: true, rendered: 0, written: 0 })
    writeFile(other, 'docs/img.md', '# Picture\n\nAnother text.\n')
    const second = await runCli(['build', other, '--verify'])
    expect(second.stderr).toContain('1 routes rendered')
    expect(second.stderr).toContain('equals that of a clean build')
  })
})

describe('a folder without a configuration', () => {
  it('builds documents in the root folder', async () => {
    const plain = join(folder.path, 'plain')
    writeFile(plain, 'README.md', '# Read me\n\n[Other](other.md)\n')
    writeFile(plain, 'other.md', '# Other\n')
    writeFile(plain, 'notes/deep.md', '# Deep\n\n[Up](../README.md)\n')
    expect((await runCli(['build', plain])).status).toBe(0)
    for (const path of ['index.html', 'other/index.html', 'notes/deep/index.html'])
      expect(statSync(join(plain, 'dist', path)).size).toBeGreaterThan(1000)
  })
})

/** Changes bytes inside stored values. */
function flipValues(folder: string, text: string): void {
  let found = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.values')) continue
    const bytes = readFileSync(join(folder, name))
    for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1), found++)
      bytes.write('XXXX', at)
    writeFileSync(join(folder, name), bytes)
  }
  expect(found).toBeGreaterThan(0)
}
