// `clear` removes what Troodon wrote, and says what it removed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  writeFile(root, 'docs/a.md', '# A\n')
})

it('removes the output and the cache', async () => {
  expect((await runCommand(['build', root])).status).toBe(0)
  const { status, stderr } = await runCommand(['clear'], {}, root)
  expect([status, stderr]).toEqual([0, 'Removed dist and the cache in .cache.\n'])
  expect([...readTree(root).keys()]).toEqual(['docs/a.md'])
  expect((await runCommand(['clear', root])).status).toBe(0)
})

it('keeps a folder that Troodon did not write, and the cache', async () => {
  expect((await runCommand(['build', root])).status).toBe(0)
  const mine = join(root, 'mine')
  writeFile(mine, 'letter.txt', 'dear')
  const { status, stderr } = await runCommand(['clear', root, '--out', mine])
  expect([status, stderr]).toEqual([1, `error  ${mine} was not written by Troodon, so it stays as it is.\n`])
  expect([existsSync(join(mine, 'letter.txt')), existsSync(join(root, '.cache'))]).toEqual([true, true])
})

it('says that a folder does not exist, and makes none', async () => {
  const missing = join(root, 'missing')
  const { status, stderr } = await runCommand(['clear', missing])
  expect([status, stderr]).toEqual([2, `error  ${missing} is not a folder.\n`])
  expect(existsSync(missing)).toBe(false)
})

it('asks for the folder of the site where there is nothing to remove and no configuration', async () => {
  const { status, stderr } = await runCommand(['clear'], {}, root)
  expect([status, stderr]).toEqual([
    0,
    `Nothing to remove: there is no dist and no cache in .cache. ${root} has no configuration file. If your site is in another folder, name it after the command.\n`,
  ])
  expect(existsSync(join(root, '.cache'))).toBe(false)
  writeFile(root, 'site.config.json', '{}')
  const { stderr: configured } = await runCommand(['clear'], {}, root)
  expect(configured).toBe('Nothing to remove: there is no dist and no cache in .cache.\n')
})
