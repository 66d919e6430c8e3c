// The cache folder: what is removed from it, by whom, and what it says when it is damaged.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runCli, startCli } from './support/cli.ts'
import { writeFile } from './support/edits.ts'
import { readTree } from './support/engine.ts'
import { siteFolder } from './support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

describe('what others keep', () => {
  it('in .cache stays after clear and --no-cache', async () => {
    writeFile(root, 'docs/a.md', '# A\n')
    writeFile(root, '.cache/other-tool/letter.txt', 'dear')
    expect((await runCli(['build', root])).status).toBe(0)
    expect((await runCli(['build', root, '--no-cache'])).stderr).toContain('1 files parsed')
    expect((await runCli(['clear', root])).status).toBe(0)
    expect([...readTree(root).keys()]).toEqual(['.cache/other-tool/letter.txt', 'docs/a.md'])
  })

  it('where no cache was ever made stays, whatever its name', async () => {
    writeFile(root, 'docs/images/a.txt', 'dear')
    expect((await runCli(['clear', root, '--cache', join(root, 'docs')])).status).toBe(0)
    expect([...readTree(root).keys()]).toEqual(['docs/images/a.txt'])
    const { status, stderr } = await runCli(['clear', root, '--cache', root])
    expect(status).toBe(2)
    expect(stderr).toContain('contains the site itself. Choose another folder with --cache.')
  })
})

describe('a build that is running', () => {
  it.each([['build', '--no-cache'], ['clear']])('is waited for by %s %s', async (command, ...flags) => {
    for (let index = 0; index < 400; index++) writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nText.\n`)
    const first = startCli(['build', root])
    for (let tries = 0; tries < 200 && !existsSync(join(root, '.cache/theme')); tries++) await sleep(10)
    const second = await runCli([command, root, ...flags])
    expect(await first.done).toMatchObject({ status: 0 })
    expect(second.status, second.stderr).toBe(0)
    expect(second.stderr).toContain('is running here; waiting for it')
  })
})

it('a lock that cannot be read is told, not waited for', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  mkdirSync(join(root, '.cache/lock'), { recursive: true })
  const { status, stderr } = await runCli(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('EISDIR')
})
