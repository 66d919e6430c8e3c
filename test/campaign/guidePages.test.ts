// The guides, which `troodon test` follows: it writes the files of their blocks, runs the commands, compares
// what they print, and looks at the site in the end.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'
import { temporaryFolder } from '../support/engine.ts'
import { sourceCommands } from '../support/sourceCommands.ts'

it('every guide makes the site that it promises', async () => {
  const { path, remove } = temporaryFolder()
  const env = sourceCommands(join(path, 'commands'))
  const { stdout, stderr } = await runCli(['test', '--json', '--cache', join(path, 'cache')], env)
  remove()
  const tested = JSON.parse(stdout) as { readonly problems: readonly unknown[]; readonly pages: number }
  expect(tested.problems, stderr).toEqual([])
  expect(tested.pages).toBeGreaterThan(45)
})
