// `build --verify` on this repository's own site.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'
import { temporaryFolder } from '../support/engine.ts'

it('build --verify compares an incremental build of this site with a clean one', async () => {
  const folder = temporaryFolder()
  const flags = ['--out', join(folder.path, 'own'), '--cache', join(folder.path, 'own-cache')]
  expect((await runCli(['build', '.', ...flags])).status).toBe(0)
  const { status, stderr } = await runCli(['build', '.', ...flags, '--verify'])
  expect(stderr).toContain('The output equals a clean build, byte for byte.')
  expect(status).toBe(0)
  folder.remove()
})
