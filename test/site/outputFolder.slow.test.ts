// The output folder: which folders are taken, and what remains there after errors, removals and interruptions.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { problemText } from '../support/cli.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { differences, readTree } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => writeFile(root, 'docs/intro.md', '# Intro\n\nText.\n'))

const build = (...flags: string[]) => runCommand(['build', root, ...flags])
const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

describe('the output folder', () => {
  it('is rejected if it has other files, is a file or a symlink, or contains the site', async () => {
    writeFile(dirname(root), 'mine/letter.txt', 'dear')
    writeFile(dirname(root), 'file', '')
    symlinkSync(join(dirname(root), 'mine'), join(dirname(root), 'link'))
    for (const out of ['mine', 'file', 'link']) {
      const { status, stderr } = await build('--out', join(dirname(root), out))
      expect(status).toBe(2)
      expect(stderr).toContain('--out')
    }
    expect((await build('--out', root)).stderr).toContain('contains the site itself')
    expect((await build('--out', '/')).status).toBe(2)
    expect(readFileSync(join(dirname(root), 'mine/letter.txt'), 'utf8')).toBe('dear')
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
    expect((await build('--no-cache')).stderr).toContain('Built ')
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
    const served = await runCommand(['serve', root])
    expect(served.status).toBe(1)
    expect(served.stderr).toContain('interrupted')
    await build()
    expect(readdirSync(dist).filter((name) => name.startsWith('.troodon-'))).toEqual([])
    expect(page('docs/intro/index.html')).toContain('Intro')
  })

  it('reports a full disk and leaves dist/ unchanged', async (context) => {
    const disk = join(dirname(root), 'disk')
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
