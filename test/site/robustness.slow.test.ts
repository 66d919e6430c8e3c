// Builds at the same time, interrupted builds, and damaged or moved caches: the site is always whole.
import type { ChildProcess } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCli, startCli } from '../support/cli.ts'
import { writeFile } from '../support/edits.ts'
import { differences, readTree } from '../support/engine.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { coldCaches } from '../support/warmCache.ts'

let root: string
siteFolder((path) => {
  root = path
})
beforeEach(() => writeFile(root, 'docs/intro.md', '# Intro\n\nText.\n'))

/** Until the process has written this to standard error; fails when it ends without it. */
const said = (child: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let all = ''
    child.stderr?.on('data', (chunk) => {
      all += String(chunk)
      if (all.includes(text)) resolve()
    })
    child.once('close', () => reject(new Error(`It ended without: ${text}\n${all}`)))
  })

const build = (...flags: string[]) => runCli(['build', root, ...flags])

describe('failures', () => {
  it('lets a second build wait for the first', async () => {
    const hook = `() => {
      process.stderr.write('busy')
      while (!existsSync(${JSON.stringify(join(root, 'go'))}));
      return { frontMatter: {}, content: '# A' }
    }`
    const config = `export default { markdown: { parseFrontMatter: ${hook} } }\n`
    writeFile(root, 'site.config.js', `import { existsSync } from 'node:fs'\n${config}`)
    const first = startCli(['build', root])
    await said(first.child, 'busy')
    const second = startCli(['build', root])
    await said(second.child, `Another build (process ${first.child.pid}) is running here. Waiting for it`)
    writeFile(root, 'go', '')
    expect([(await first.done).status, (await second.done).status]).toEqual([0, 0])
    rmSync(join(root, 'go'))
    rmSync(join(root, 'site.config.js'))
  })

  it('takes over the lock of a process that no longer exists', async () => {
    writeFile(root, '.cache/lock', '999999 1')
    expect((await build()).status).toBe(0)
  })

  it('ends at once on Ctrl-C and leaves the pages in dist/ unchanged', async () => {
    await build()
    const before = readTree(join(root, 'dist'))
    for (let index = 0; index < 300; index++) writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n`)
    const { child, done } = startCli(['build', root, '--verbose'])
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
})

describe('a cache of another checkout', () => {
  coldCaches()

  it('is reused after it was restored into another checkout', async () => {
    writeFile(root, 'docs/img.md', '# Picture\n\n[Intro](./intro.md)\n')
    await build()
    const other = join(dirname(root), 'elsewhere/checkout')
    cpSync(root, other, { recursive: true })
    const first = await runCli(['build', other, '--json'])
    expect(JSON.parse(first.stdout)).toMatchObject({ ok: true, rendered: 0, written: 0 })
    writeFile(other, 'docs/img.md', '# Picture\n\nAnother text.\n')
    const second = await runCli(['build', other, '--verify'])
    expect(second.stderr).toContain('(1 rendered)')
    expect(second.stderr).toContain('equals a clean build')
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
