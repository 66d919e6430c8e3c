// Messages of the entry point before the engine starts.
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'

it("ends with advice in a project that uses Yarn's Plug'n'Play", async () => {
  const code = "Object.defineProperty(process.versions, 'pnp', { value: '3' })"
  const options = `--import data:text/javascript,${encodeURIComponent(code)}`
  const { status, stdout, stderr } = await runCli(['help'], { NODE_OPTIONS: options })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('nodeLinker: node-modules')
})
