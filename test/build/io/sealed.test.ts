// Files of the cache are read only as they were written.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSealed, writeSealed } from '../../../build/io/cacheFiles/sealed.ts'
import { damages } from '../../support/damage.ts'
import { randomFrom } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let file: string

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'one.bin')
  writeSealed(file, 'content 1')
})
afterEach(() => folder.remove())

it('has what was written', () => {
  expect(String(readSealed(file))).toBe('content 1')
  expect(readSealed(join(folder.path, 'none.bin'))).toBe(null)
})

it.each(Object.keys(damages))('is absent when it is %s', (way) => {
  const other = join(folder.path, 'two.bin')
  writeSealed(other, 'content 2')
  for (let seed = 0; seed < 20; seed++) {
    writeSealed(file, 'content 1')
    writeSealed(other, 'content 2')
    const changed = damages[way]?.(file, randomFrom(seed), Buffer.from('00000000\ncontent 1'))
    if (changed) expect(readSealed(file)).toBe(null)
  }
})

it('is absent under another name', () => {
  const copy = join(folder.path, 'copy.bin')
  copyFileSync(file, copy)
  expect(readSealed(copy)).toBe(null)
  writeFileSync(copy, readFileSync(file))
  expect(readSealed(copy)).toBe(null)
})
