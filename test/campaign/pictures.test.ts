// The pictures of the documentation show the pages as they are now.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('no picture is stale', async () => {
  const run = promisify(execFile)('node', ['scripts/run.js', 'pictures', '--check'])
  const { stderr } = await run.catch((error: { stderr: string }) => error)
  expect(stderr).toBe('')
})
