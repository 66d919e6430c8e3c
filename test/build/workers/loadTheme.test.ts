// The theme's server code, as modules and as the script of the prebuilt theme.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitCompiling, limitedFor } from '../../../build/workers/limitCompiling.ts'
import { heapLimit, heapLimitOf, limitHeap } from '../../../build/workers/limitHeap.ts'
import { loadTheme } from '../../../build/workers/loadTheme.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let server: string
beforeEach(() => {
  folder = temporaryFolder()
  server = join(folder.path, '.cache/theme/key/server')
  mkdirSync(server, { recursive: true })
})
afterEach(() => {
  limitCompiling(0)
  limitHeap(0)
  folder.remove()
})

it('loads a module, of which no code is kept', async () => {
  const file = join(server, 'server.mjs')
  writeFileSync(file, 'export const renderText = () => "text"')
  const { exports, keepCode } = await loadTheme(file)
  expect(Object.keys(exports)).toEqual(['renderText'])
  keepCode()
  expect(readdirSync(join(folder.path, '.cache'))).toEqual(['theme'])
})

it('keeps the code of a script once, for sites of any size', async () => {
  const file = join(server, 'server.hash.cjs')
  writeFileSync(file, '(function (exports) { exports.renderText = () => "text" })')
  const code = join(folder.path, '.cache/theme-code')
  const use = async (files: number) => {
    limitCompiling(files)
    limitHeap(heapLimitOf(files, false))
    const { exports, keepCode } = await loadTheme(file)
    expect(Object.keys(exports)).toEqual(['renderText'])
    keepCode()
    expect([limitedFor(), heapLimit()]).toEqual([files, heapLimitOf(files, false)])
    const [name = '', ...others] = readdirSync(code)
    expect(others).toEqual([])
    const { ino, mtimeMs } = statSync(join(code, name))
    return { name, ino, mtimeMs }
  }
  const kept = await use(30_000)
  expect(kept.name).toMatch(/^server\.hash-\d+-\w+\.bin$/)
  expect(await use(5_000)).toEqual(kept)
  expect(await use(100)).toEqual(kept)
})
