// Files of the store that were damaged are found before lmdb opens them, and healthy ones are never rejected.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closedRecord, isUsableDatabase } from '../../../build/reuse/databaseFile.ts'
import { storeKey } from '../../../build/reuse/keys.ts'
import { openStore } from '../../../build/reuse/store.ts'

let folder: string
let file: string

beforeEach(async () => {
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
  file = join(folder, readdirSync(folder).find((name) => name.endsWith('.mdb')) as string)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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
  const record = join(folder, closedRecord(file.slice(folder.length + 1)))
  expect(readFileSync(record, 'utf8')).toContain('"mtime"')
  rmSync(record)
  expect(isUsableDatabase(file)).toBe(true)
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

it('with a value in place of another has neither', async () => {
  const store = openStore(folder)
  store.put(storeKey('a'), 'one value')
  store.put(storeKey('b'), 'two value')
  await store.close()
  const bytes = readFileSync(file)
  for (const [from, to] of [
    ['one value', 'xxx value'],
    ['two value', 'one value'],
  ] as const)
    for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) bytes.write(to, at)
  copyFileSync(file, `${file}.before`)
  writeFileSync(file, bytes)
  const after = openStore(folder)
  expect([after.get(storeKey('a')), after.get(storeKey('b'))]).toEqual([undefined, undefined])
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
