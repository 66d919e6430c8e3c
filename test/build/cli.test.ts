// The entry point: what it bundles, and that it bundles only once.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'

const folder = '.cache/engine'
const record = () => JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')) as EngineRecord

interface EngineRecord {
  readonly name: string
  readonly inputs: readonly (readonly [path: string, size: number, mtime: number])[]
}

it('bundles the engine, its workers and the client of watch', async () => {
  expect((await runCli(['help'])).status).toBe(0)
  const { name, inputs } = record()
  for (const file of ['main.js', 'worker.js', 'contentWorker.js', 'devClient.js'])
    expect(statSync(join(folder, name, file)).size).toBeGreaterThan(100)
  // It is loaded as a classic script that contains its style sheet.
  const client = readFileSync(join(folder, name, 'devClient.js'), 'utf8')
  expect(() => new Script(client)).not.toThrow()
  expect(client).toContain('z-index: 2147483647')
  expect(inputs.map(([path]) => path)).toEqual(
    expect.arrayContaining(['build/main.ts', 'build/dev/client/problemPanel.css', 'package.json']),
  )
})

it('reuses the bundle while no source has changed', async () => {
  const before = statSync(join(folder, 'engine.json'))
  expect((await runCli(['help'])).status).toBe(0)
  const after = statSync(join(folder, 'engine.json'))
  expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino])
})
