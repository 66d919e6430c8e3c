// Segments of the store: damaged ones are found before they are used, those of a killed process are kept, and
// small ones are joined.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeSegments, removeDamaged } from '../../../build/reuse/segments/closeSegments.ts'
import { joinSegments } from '../../../build/reuse/segments/joinSegments.ts'
import { openSegments } from '../../../build/reuse/segments/segments.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-segments-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A segment with these values, flushed every few of them; `isKilled`: it is never closed. */
function writeSegment(values: Readonly<Record<string, string>>, isKilled = false): void {
  const segments = openSegments(folder, null)
  for (const [at, [key, value]] of Object.entries(values).entries()) {
    segments.put(key, value)
    if (at % 3 === 2) segments.flush()
  }
  segments.flush()
  if (isKilled) return
  segments.close()
  closeSegments(folder)
}

function found(keys: readonly string[]): readonly (string | undefined)[] {
  const segments = openSegments(folder, null)
  const values = keys.map((key) => segments.find(key)?.toString())
  segments.close()
  return values
}

const names = Array.from({ length: 20 }, (_, index) => `key ${index}`)
const values = Object.fromEntries(names.map((name, index) => [name, `value ${index} `.repeat(index + 1)]))
const whole = names.map((name) => values[name])
const files = () => readdirSync(folder).sort()
const fileOf = (ending: string) => join(folder, files().find((name) => name.endsWith(ending)) as string)

describe('removeDamaged', () => {
  it('keeps segments as they were closed, copied ones, and those of a killed process', () => {
    writeSegment(values)
    removeDamaged(folder)
    expect(found(names)).toEqual(whole)
    const copy = `${folder}-copy`
    cpSync(folder, copy, { recursive: true })
    rmSync(folder, { recursive: true })
    cpSync(copy, folder, { recursive: true })
    rmSync(copy, { recursive: true })
    removeDamaged(folder)
    expect(found(names)).toEqual(whole)
    writeSegment({ another: 'value' }, true)
    removeDamaged(folder)
    expect(found([...names, 'another'])).toEqual([...whole, 'value'])
  })

  it('does not read again what it has checked', () => {
    writeSegment(values, true)
    utimesSync(fileOf('.values'), 1000, 1000)
    removeDamaged(folder)
    writeFileSync(fileOf('.values'), readFileSync(fileOf('.values')).fill(0x20, 0, 50))
    utimesSync(fileOf('.values'), 1000, 1000)
    removeDamaged(folder)
    expect(files()).toHaveLength(2)
    expect(found(names)[0]).toBeUndefined()
  })

  it('keeps the whole batches of an index that was cut off at any place', () => {
    writeSegment(values)
    const index = readFileSync(fileOf('.index'))
    const bytes = readFileSync(fileOf('.values'))
    let most = 0
    for (let length = index.length - 1; length > 0; length -= 7) {
      writeFileSync(join(folder, '0.index'), index.subarray(0, length))
      writeFileSync(join(folder, '0.values'), bytes)
      removeDamaged(folder)
      const left = found(names).filter((value) => value !== undefined)
      expect(left).toEqual(whole.slice(0, left.length))
      most = Math.max(most, left.length)
      writeSegment({ more: 'after it' })
      expect(found(['more'])).toEqual(['after it'])
      for (const name of files()) rmSync(join(folder, name))
    }
    expect(most).toBe(names.length)
  })

  it.each(['.values', '.index'])('removes a segment without its file %s', (ending) => {
    writeSegment(values)
    rmSync(fileOf(ending))
    removeDamaged(folder)
    expect(files()).toEqual([])
  })

  it('removes a segment with any changed or missing byte of a value', () => {
    writeSegment(values)
    const [index, bytes] = [readFileSync(fileOf('.index')), readFileSync(fileOf('.values'))]
    const damaged = [
      bytes.subarray(0, -1),
      Buffer.alloc(0),
      ...[0, 100, bytes.length - 1].map((at) => {
        const copy = Buffer.from(bytes)
        copy[at] = (copy[at] as number) ^ 4
        return copy
      }),
    ]
    for (const copy of damaged) {
      writeFileSync(join(folder, '0.index'), index)
      writeFileSync(join(folder, '0.values'), copy)
      removeDamaged(folder)
      expect(files()).toEqual([])
    }
  })
})

describe('joinSegments', () => {
  it('keeps the last value of each key, and large segments as they are', () => {
    writeSegment(values)
    for (let round = 0; round < 6; round++)
      writeSegment({ record: `round ${round}`, [`own ${round}`]: 'own' })
    joinSegments(folder, 7, 3)
    expect(files()).toHaveLength(14)
    joinSegments(folder, 6, 3)
    expect(files()).toHaveLength(6)
    expect(found(['record', 'own 0', 'own 5', ...names])).toEqual(['round 5', 'own', 'own', ...whole])
    writeSegment({ record: 'the last round' })
    expect(found(['record'])).toEqual(['the last round'])
  })
})

describe('the saved table of places', () => {
  const many = Array.from({ length: 1200 }, (_, index) => `many ${index}`)
  const manyValues = Object.fromEntries(many.map((name) => [name, `value of ${name}`]))
  const wanted = many.map((name) => manyValues[name])

  it('is read in place of the indexes, with the rows that were written since', () => {
    writeSegment(manyValues)
    expect(files()).toContain('places')
    writeSegment({ later: 'one', 'many 3': 'replaced' })
    expect(found(['later', 'many 3', 'many 4'])).toEqual(['one', 'replaced', manyValues['many 4']])
    // The rows of the first index are in the table: they are not read.
    const index = join(folder, '0.index')
    const bytes = readFileSync(index)
    bytes.fill(0, 60)
    writeFileSync(index, bytes)
    expect(found(['many 700', 'later'])).toEqual([manyValues['many 700'], 'one'])
  })

  it('is not read when it is damaged, or a segment is gone, shorter or another one', () => {
    writeSegment(manyValues)
    const places = readFileSync(join(folder, 'places'))
    const damaged = Buffer.from(places)
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 9) ^ 1, damaged.length - 9)
    writeFileSync(join(folder, 'places'), damaged)
    expect(found(many)).toEqual(wanted)
    rmSync(join(folder, '0.index'))
    rmSync(join(folder, '0.values'))
    writeSegment({ other: 'segment with this number' })
    writeFileSync(join(folder, 'places'), places)
    const segments = openSegments(folder, null)
    expect(segments.lists('many 5')).toBe(false)
    expect(String(segments.find('other'))).toBe('segment with this number')
    segments.close()
  })

  it('has the values of other writers, and grows with them', () => {
    writeSegment(manyValues)
    const [first, second] = [openSegments(folder, null), openSegments(folder, null)]
    for (const name of many) first.put(`first ${name}`, name)
    for (const name of many) second.put(`second ${name}`, name)
    first.flush()
    second.flush()
    expect(String(second.find('first many 1'))).toBe('many 1')
    for (const segments of [first, second]) segments.close()
    closeSegments(folder)
    removeDamaged(folder)
    const names = many.flatMap((name) => [`first ${name}`, `second ${name}`])
    expect(found([...many, ...names])).toEqual([...wanted, ...many.flatMap((name) => [name, name])])
  })
})
