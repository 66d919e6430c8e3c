// The code that V8 makes of the engine: where it is kept, and that one kept file serves all numbers of pages.
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitCompiling, limitedFor } from '../../../build/workers/limitCompiling.ts'
import { loadEngine } from '../../../build/workers/loadEngine.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder.path)
})
afterEach(() => {
  vi.unstubAllEnvs()
  folder.remove()
})

/** A folder with the script of an engine, and what loads and calls it. */
function engineIn(path: string) {
  const engineFolder = join(folder.path, path)
  mkdirSync(engineFolder, { recursive: true })
  const source = '(function (exports) { exports.double = (number) => 2 * number })'
  writeFileSync(join(engineFolder, 'main.cjs'), source)
  return (files?: number) => {
    const engine = loadEngine<{ readonly double: (number: number) => number }>(engineFolder, files)
    expect(engine.exports.double(21)).toBe(42)
    return engine
  }
}

const installed = 'node_modules/troodon/lib/engine/name'
const ofUser = `troodon-code-${process.getuid?.()}`

it.each([
  ['.cache/engine/name', '.cache/code'],
  [installed, ofUser],
])('keeps the code of %s in %s', (engineFolder, codeFolder) => {
  engineIn(engineFolder)().keepCode()
  expect(readdirSync(join(folder.path, codeFolder))).toEqual([expect.stringMatching(/^name-\d+-\w+\.bin$/)])
})

it('keeps nothing in a folder that others can write into', () => {
  mkdirSync(join(folder.path, ofUser))
  chmodSync(join(folder.path, ofUser), 0o777)
  engineIn(installed)().keepCode()
  expect(readdirSync(join(folder.path, ofUser))).toEqual([])
})

it('follows no link to another folder', () => {
  mkdirSync(join(folder.path, 'other'))
  symlinkSync(join(folder.path, 'other'), join(folder.path, ofUser))
  engineIn(installed)().keepCode()
  expect(readdirSync(join(folder.path, 'other'))).toEqual([])
})

it('takes the code where compiling is limited for another number of pages, and limits it again', () => {
  const load = engineIn('.cache/engine/name')
  load().keepCode()
  const code = join(folder.path, '.cache/code')
  const [name = ''] = readdirSync(code)
  const { ino, mtimeMs } = statSync(join(code, name))
  limitCompiling(5_000)
  const engine = load(5_000)
  expect(limitedFor()).toBe(5_000)
  // Code that V8 did not take would be written again.
  engine.keepCode()
  expect(readdirSync(code)).toEqual([name])
  expect(statSync(join(code, name))).toMatchObject({ ino, mtimeMs })
})
