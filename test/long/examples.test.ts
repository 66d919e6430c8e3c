// The example sites build with the packed engine, as a site installs it, without a problem.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPackage, hoisted } from '../support/installs.ts'
import { packedTarballs } from '../support/packed.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-examples-'))
const packed = join(folder, 'package')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(async () => {
  const tarball = (await packedTarballs()).find((path) => /troodon-\d/.test(path) && !/create/.test(path))
  execFileSync('tar', ['xzf', tarball as string], { cwd: folder })
  cpSync('examples', join(folder, 'examples'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  hoisted(folder, packed)
  for (const name of ['react', 'react-dom']) addPackage(folder, name)
})

const names = readdirSync('examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plugins')
  .map(({ name }) => name)

it.each(names)('%s', (name) => {
  const site = join(folder, 'examples', name)
  const cli = join(folder, 'node_modules/troodon/build/cli.js')
  const report = execFileSync(process.execPath, [cli, 'build', site, '--format', 'json'], {
    encoding: 'utf8',
  })
  expect(JSON.parse(report)).toMatchObject({ problems: [] })
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<h1')
})
