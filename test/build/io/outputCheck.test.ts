// The check of output files by two threads, and without the second one.
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { statEmitted } from '../../../build/io/output/emittedFile.ts'
import { beginCheck } from '../../../build/io/output/outputCheck.ts'
import { type OutputPath, outputPath } from '../../../build/shared/paths.ts'
import { bundledEngine } from '../../support/engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** More than two chunks. */
const paths = Array.from({ length: 1_100 }, (_, at) => outputPath(`${at}.html`))
const write = (path: OutputPath) => writeFileSync(join(folder, path), path)
for (const path of paths) write(path)

const statsOf = (path: OutputPath): readonly number[] => {
  const { size, mtime, ctime, inode } = statEmitted(folder, path)
  return [size, mtime, ctime, inode]
}
const written = () => ({ paths, stats: paths.flatMap(statsOf) })

const { engineFolder } = bundledEngine()
const ways = [
  ['by two threads', engineFolder, 0],
  ['by one thread', engineFolder, 2_000],
  ['without the script of the other thread', '/missing', 0],
] as const

describe.each(ways)('a check of output files %s', (_, engine, many) => {
  it('finds that nothing changed', () => {
    expect(beginCheck(folder, written(), engine, many).areIntact()).toBe(true)
  })

  it('finds a change of any file', () => {
    const files = written()
    for (const at of [0, 777, 1_099]) {
      const path = paths[at] ?? outputPath('')
      writeFileSync(join(folder, path), 'another text')
      expect(beginCheck(folder, files, engine, many).areIntact()).toBe(false)
      unlinkSync(join(folder, path))
      expect(beginCheck(folder, files, engine, many).areIntact()).toBe(false)
      write(path)
      files.stats.splice(4 * at, 4, ...statsOf(path))
    }
    expect(beginCheck(folder, files, engine, many).areIntact()).toBe(true)
  })

  it('finds the same when it is asked again', () => {
    const files = written()
    const check = beginCheck(folder, files, engine, many)
    expect([check.areIntact(), check.areIntact()]).toEqual([true, true])
    unlinkSync(join(folder, '5.html'))
    const other = beginCheck(folder, files, engine, many)
    expect([other.areIntact(), other.areIntact()]).toEqual([false, false])
    write(outputPath('5.html'))
  })
})

it('does the work of a thread that fails', () => {
  const files = written()
  writeFileSync(join(folder, 'checkThread.cjs'), 'throw new Error("out of memory")')
  expect(beginCheck(folder, files, folder, 0).areIntact()).toBe(true)
  unlinkSync(join(folder, '5.html'))
  expect(beginCheck(folder, files, folder, 0).areIntact()).toBe(false)
})
