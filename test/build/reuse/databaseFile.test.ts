// Files of the store that were damaged are found before lmdb opens them, and healthy ones are never rejected.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isUsableDatabase, recordClosed } from '../../../build/reuse/databaseFile.ts'
import { storeKey } from '../../../build/reuse/keys.ts'
import { openStore } from '../../../build/reuse/store.ts'

let folder: string
let file: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-store-'))
  // Values of all lengths that are replaced again and again: free pages, and runs of them.
  for (let round = 0; round < 6; round++) {
    const store = openStore(folder)
    for (let index = round % 3; index < 150; index += 1 + (round % 4)) {
      const words = Array.from({ length: (index * 37 * (round + 1)) % 2000 }, (_, at) => at * index + round)
      store.put(storeKey('words', String(index)), words)
      if (index % 25 === 0) await store.flush()
    }
    await store.close()
  }
  file = databaseIn(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const databaseIn = (of: string): string =>
  join(of, readdirSync(of).find((name) => name.endsWith('.mdb')) as string)

/** The same bytes in another file. */
function copied(change: (bytes: Buffer) => void = () => {}): string {
  const copy = join(folder, 'copy.mdb')
  const bytes = readFileSync(file)
  change(bytes)
  writeFileSync(copy, bytes)
  return copy
}

/** Pages whose header has a flag, without the two records of the file. */
function pagesWith(bytes: Buffer, flag: number): readonly number[] {
  const count = bytes.length / 4096
  return Array.from({ length: count - 2 }, (_, index) => (index + 2) * 4096).filter(
    (at) => bytes.readUInt16LE(at + 18) & flag && Number(bytes.readBigUInt64LE(at)) === at / 4096,
  )
}

it('is usable after many changes, as it is and as a copy', () => {
  expect(isUsableDatabase(file)).toBe(true)
  expect(isUsableDatabase(copied())).toBe(true)
})

it('is not read where nothing changed since it was closed', () => {
  const copy = copied((bytes) => bytes.fill(0, 8192))
  expect(isUsableDatabase(copy)).toBe(false)
  recordClosed(copy)
  expect(isUsableDatabase(copy)).toBe(true)
  writeFileSync(copy, readFileSync(copy))
  expect(isUsableDatabase(copy)).toBe(false)
})

it.each<[string, (bytes: Buffer) => void]>([
  ['with another number in the header of a page', (bytes) => flip(bytes, pagesWith(bytes, 2)[0], 1)],
  ['with other flags of a page', (bytes) => flip(bytes, pagesWith(bytes, 2)[0], 18)],
  ['with another end of the offsets', (bytes) => flip(bytes, pagesWith(bytes, 2)[0], 21)],
  ['with an offset behind the page', (bytes) => flip(bytes, pagesWith(bytes, 2)[0], 25)],
  ['with a wrong page in a branch', (bytes) => flipNode(bytes, pagesWith(bytes, 1)[0])],
  ['with another length of a long value', (bytes) => flip(bytes, pagesWith(bytes, 4)[0], 20)],
  ['with empty pages behind its records', (bytes) => bytes.fill(0, 8192)],
  ['of zeros', (bytes) => bytes.fill(0)],
])('is not usable %s', (_what, damage) => {
  expect(isUsableDatabase(copied(damage))).toBe(false)
})

it('is not usable after it was cut off', () => {
  const copy = copied()
  for (const length of [0, 1, 100, 4096, 5000, 8192, readFileSync(file).length - 4096]) {
    writeFileSync(copy, readFileSync(file).subarray(0, length))
    expect(isUsableDatabase(copy), `${length} bytes`).toBe(false)
  }
})

it('with the value of another key has none', async () => {
  const other = join(folder, 'other')
  const store = openStore(other)
  store.put(storeKey('a'), 'one value')
  store.put(storeKey('b'), 'two value')
  await store.close()
  const database = databaseIn(other)
  const bytes = readFileSync(database)
  // With its checksum, which is in front.
  const positionOf = (text: string) => bytes.indexOf(JSON.stringify(text)) - 4
  bytes.copy(bytes, positionOf('two value'), positionOf('one value'), positionOf('one value') + 15)
  writeFileSync(database, bytes)
  const after = openStore(other)
  expect([after.get(storeKey('a')), after.get(storeKey('b'))]).toEqual(['one value', undefined])
  await after.close()
})

function flip(bytes: Buffer, page: number | undefined, offset: number): void {
  if (page === undefined) throw new Error('The database has no such page.')
  bytes[page + offset] = (bytes[page + offset] as number) ^ 0x10
}

/** Changes the page that the second node of a branch leads to. */
function flipNode(bytes: Buffer, page: number | undefined): void {
  if (page === undefined) throw new Error('The database has no branch.')
  const start = page + 24 + bytes.readUInt16LE(page + 26)
  bytes.writeUInt16LE(bytes.readUInt16LE(start) ^ 1, start)
}
