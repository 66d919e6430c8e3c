// Tables in the cache: what is read is what was saved last, or nothing.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Row, rowAt, type Table, tableOf, withRows } from '../../../build/io/cacheFiles/table.ts'
import { readTable, saveTable, tableSize } from '../../../build/io/cacheFiles/tableFile.ts'
import { damages } from '../../support/damage.ts'
import { randomFrom } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

const shape = { numbers: 2, texts: 1 }
const rowsOf = (table: Table<string> | undefined) =>
  table?.paths.map((path, at) => [path, rowAt(table, at)] as const)

let folder: ReturnType<typeof temporaryFolder>
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'files.bin')
})
afterEach(() => folder.remove())

// The rows of a few changes are JSON, which has neither negative zero nor infinity.
const row = (number: number, text: string): Row => ({ numbers: [number + 0, 1 - number], texts: [text] })
const names = () => readdirSync(folder.path).sort()
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`path-${String(at).padStart(5, '0')}`, row(at, 'text')] as const)

it('is read as it was saved, after any changes', () => {
  const path = fc.constantFrom('a', 'a-b', 'a/b', 'ä/ö', 'z\n')
  const text = fc.constantFrom('', 'k', 'a-longer-text', 'ключ')
  const some = fc.array(
    fc.tuple(
      path,
      fc.option(
        fc.record({
          number: fc.oneof(fc.double({ noDefaultInfinity: true }), fc.constant(Number.NaN)),
          text,
        }),
      ),
    ),
  )
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (steps) => {
      const expected = new Map<string, Row>()
      let table = saveTable(file, 0, tableOf<string>([], shape))
      for (const [step, changed] of steps.entries()) {
        const changes = new Map(changed.map(([one, now]) => [one, now && row(now.number, now.text)]))
        for (const [one, now] of changes) now ? expected.set(one, now) : expected.delete(one)
        table = saveTable(file, { step }, withRows(table, changes))
        const read = readTable<string>(file)
        expect(read?.head).toEqual({ step })
        expect(rowsOf(read?.table)).toEqual([...expected].sort(([a], [b]) => (a < b ? -1 : 1)))
        expect(rowsOf(table)).toEqual(rowsOf(read?.table))
        // As the next process has it.
        if (read && step % 2 === 1) table = read.table
      }
    }),
    { numRuns: 60 },
  )
})

it('writes a few changed rows, and all of them when there are many', () => {
  const table = saveTable(file, 0, tableOf(manyRows(2_000), shape))
  const [first] = names()
  const { mtimeMs } = statSync(join(folder.path, first as string))
  const size = tableSize(file)
  const few = saveTable(file, 0, withRows(table, new Map(manyRows(2).map(([path]) => [path, row(7, 'new')]))))
  expect([names(), statSync(join(folder.path, first as string)).mtimeMs]).toEqual([
    [first, 'files.bin'],
    mtimeMs,
  ])
  expect(statSync(file).size).toBeLessThan(size / 50)
  saveTable(file, 0, withRows(few, new Map(manyRows(600).map(([path]) => [path, row(8, 'newer')]))))
  expect(names()).toHaveLength(2)
  expect(names()).not.toContain(first)
  expect(readTable(file)?.table.paths).toHaveLength(2_000)
})

it('writes all rows again when the columns are gone', () => {
  const table = saveTable(file, 0, tableOf(manyRows(3), shape))
  folder.remove()
  expect(existsSync(file)).toBe(false)
  expect(tableSize(file)).toBe(0)
  folder = temporaryFolder()
  file = join(folder.path, 'files.bin')
  saveTable(file, 0, withRows(table, new Map([['path-00001', row(9, 'new')]])))
  expect(readTable(file)?.table.paths).toHaveLength(3)
})

it.each(Object.keys(damages))('is absent when one of its files is %s', (way) => {
  for (let seed = 0; seed < 12; seed++) {
    const before = saveTable(file, 0, tableOf(manyRows(2), shape))
    saveTable(file, 1, withRows(before, new Map([['path-00001', row(9, 'new')]])))
    const name = names()[seed % 2] as string
    const older = Buffer.from('00000000\n{}')
    if (damages[way]?.(join(folder.path, name), randomFrom(seed), older))
      expect(readTable(file), `${name}, seed ${seed}`).toBe(null)
  }
})
