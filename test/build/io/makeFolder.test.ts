// Folders that a user chose.
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from '../../../build/io/makeFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a folder and those above it, and leaves one that is there', () => {
  for (const _ of [1, 2]) makeFolder(join(folder, 'a/b/c'))
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true)
})

it('a file in its place or above it, and a link to nothing, are errors', () => {
  writeFileSync(join(folder, 'file'), '')
  symlinkSync('nothing', join(folder, 'link'))
  for (const path of ['file', 'file/a', 'file/a/b', 'link'])
    expect(() => makeFolder(join(folder, path)), path).toThrow()
})

// Node's own `mkdir` with `recursive` never ends there.
it.skipIf(process.platform !== 'linux')('a system that makes no folders there is an error', () => {
  for (const path of ['/proc/troodon', '/proc/troodon/www'])
    expect(() => makeFolder(path)).toThrow('/proc/troodon cannot be made: this disk takes no new folders')
})
