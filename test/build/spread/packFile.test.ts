// A pack gives back what was put into it, and says so when it is damaged.
import { existsSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { explainFailure } from '../../../build/problems/explainFailure.ts'
import { createPackFile, DamagedPack, openPackFile } from '../../../build/spread/packFile.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

async function write(values: ReadonlyMap<string, Uint8Array>, head: unknown = null): Promise<string> {
  const file = join(folder.path, 'below', 'one.pack')
  const pack = createPackFile(file)
  for (const [name, value] of values) await pack.add(name, value)
  await pack.end(head)
  return file
}

function read(file: string): ReadonlyMap<string, Buffer | null> {
  const pack = openPackFile(file)
  const values = new Map(pack.names.map((name) => [name, pack.get(name)]))
  pack.close()
  return values
}

describe('a pack', () => {
  it('has all values, in any order of reading, and the head', async () => {
    const values = fc.dictionary(fc.string(), fc.uint8Array({ maxLength: 3000 }))
    await fc.assert(
      fc.asyncProperty(values, fc.jsonValue(), async (object, head) => {
        const given = new Map(Object.entries(object))
        const pack = openPackFile(await write(given, head))
        expect(JSON.stringify(pack.head)).toBe(JSON.stringify(head))
        expect(pack.names).toEqual([...given.keys()])
        for (const name of [...given.keys()].reverse())
          expect(Buffer.compare(pack.get(name) as Buffer, given.get(name) as Uint8Array)).toBe(0)
        expect(pack.get('not there!')).toBe(null)
        pack.close()
      }),
      { numRuns: 30 },
    )
  })

  it('keeps large values apart, and the first of two values with one name', async () => {
    const large = (byte: number) => Buffer.alloc(700_000, byte)
    const file = join(folder.path, 'large.pack')
    const pack = createPackFile(file)
    for (let byte = 0; byte < 5; byte++) await pack.add(`value ${byte}`, large(byte))
    await pack.add('value 0', large(9))
    const size = await pack.end({})
    expect(readFileSync(file)).toHaveLength(size)
    const values = read(file)
    expect([...values.keys()]).toEqual(['value 0', 'value 1', 'value 2', 'value 3', 'value 4'])
    for (let byte = 0; byte < 5; byte++) expect(values.get(`value ${byte}`)?.equals(large(byte))).toBe(true)
  })

  it('is not there before it is whole', async () => {
    const file = join(folder.path, 'half.pack')
    const pack = createPackFile(file)
    await pack.add('a', Buffer.from('a'))
    pack.abandon()
    expect(() => openPackFile(file)).toThrow('ENOENT')
  })

  it('is refused when it was cut off or changed', async () => {
    const values = new Map([['a', Buffer.alloc(5000, 'words ')]])
    const file = await write(values)
    const whole = readFileSync(file)
    for (const at of [3, whole.length - 40, whole.length - 10, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] as number) ^ 0xff
      writeFileSync(file, changed)
      expect(() => read(file), `byte ${at}`).toThrow(DamagedPack)
    }
    for (const length of [0, 20, whole.length - 1]) {
      writeFileSync(file, whole)
      truncateSync(file, length)
      expect(() => read(file), `${length} bytes`).toThrow(DamagedPack)
    }
  })
})

it.skipIf(!existsSync('/dev/full'))('a full disk is a message with the folder', async () => {
  const file = join(folder.path, 'shard-1-of-1.troodon')
  symlinkSync('/dev/full', `${file}.${process.pid}.tmp`)
  const pack = createPackFile(file)
  await pack.add('a', Buffer.from('text'))
  const error = await pack.end({}).catch((failure: unknown) => failure)
  expect(explainFailure(error)).toContain(`on the disk of ${folder.path}.`)
  pack.abandon()
})
