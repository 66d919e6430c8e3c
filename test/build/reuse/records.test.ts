// Records beside the store: hashes of files by their stat, and the last build. Damaged records and records in
// another format count as missing.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tableOf } from '../../../build/io/cacheFiles/table.ts'
import { saveTable } from '../../../build/io/cacheFiles/tableFile.ts'
import { type FileStat, raceWindow, statOf } from '../../../build/io/fileStat.ts'
import { beginCheck } from '../../../build/io/output/outputCheck.ts'
import { markerText } from '../../../build/io/output/outputFolder.ts'
import { mayHaveChanged, openFileHashes } from '../../../build/reuse/fileHashes.ts'
import {
  isCurrent,
  type LastBuild,
  type RecordedBuild,
  readLastBuild,
  saveLastBuild,
} from '../../../build/reuse/lastBuild.ts'
import { outputPath, type SourcePath, sourcePath } from '../../../build/shared/paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-records-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const startedAt = 1_000_000
const file = sourcePath('docs/a.md')
const other = sourcePath('docs/b.md')
const stat = (time: number) => ({ size: 1, mtime: time, ctime: time, inode: 7 })
const old = stat(startedAt - raceWindow - 1)

describe('the hash of a file', () => {
  it('is recorded for files that exist and were not modified just now', () => {
    const hashes = openFileHashes(folder)
    for (const one of [file, other]) hashes.set(one, old, `hash of ${one}`)
    hashes.set(sourcePath('docs/new.md'), stat(startedAt - 1), 'new')
    hashes.save({ startedAt, files: new Map([[file, old]]) })
    const next = openFileHashes(folder)
    expect(next.get(file, old)).toBe(`hash of ${file}`)
    expect(next.get(other, old)).toBeUndefined()
    expect(next.get(sourcePath('docs/new.md'), stat(startedAt - 1))).toBeUndefined()
  })

  it('is unknown for any other stat', () => {
    const hashes = openFileHashes(folder)
    hashes.set(file, old, 'hash')
    const members = ['size', 'mtime', 'ctime', 'inode'] as const
    fc.assert(
      fc.property(fc.constantFrom(...members), fc.nat(), (member, value) => {
        fc.pre(old[member] !== value)
        expect(hashes.get(file, { ...old, [member]: value })).toBeUndefined()
      }),
    )
    expect(hashes.get(file, { ...old })).toBe('hash')
  })

  it('is not trusted if the file changed shortly before the scan or later', () => {
    expect(mayHaveChanged(old, startedAt)).toBe(false)
    expect(mayHaveChanged(stat(startedAt - raceWindow), startedAt)).toBe(true)
    expect(mayHaveChanged({ ...old, ctime: startedAt + 5 }, startedAt)).toBe(true)
  })

  it.each(['{', 'null', '[["docs/a.md",{}]]'])('is unknown if the record is %s', (text) => {
    writeFileSync(join(folder, 'files.bin'), text)
    expect(openFileHashes(folder).get(file, old)).toBeUndefined()
  })

  it.each([
    ['another format', { format: 0, key: 'key' }, { numbers: 4, texts: 1 }],
    ['no key', { format: 2 }, { numbers: 4, texts: 1 }],
    ['too few numbers', { format: 2, key: 'key' }, { numbers: 2, texts: 1 }],
    ['no hashes', { format: 2, key: 'key' }, { numbers: 4, texts: 0 }],
  ])('is unknown if the record has %s', (_, head, shape) => {
    const row = { numbers: [0, 0, 0, 0].slice(0, shape.numbers), texts: ['hash'].slice(0, shape.texts) }
    saveTable(join(folder, 'files.bin'), head, tableOf([[file, row]], shape))
    const unchanged = { size: 0, mtime: 0, ctime: 0, inode: 0 }
    expect(openFileHashes(folder).get(file, unchanged)).toBeUndefined()
  })

  it('is compared with a scan: files that changed, and none when a file is new or gone', () => {
    const hashes = openFileHashes(folder)
    const files = new Map([
      [file, old],
      [other, old],
    ])
    for (const one of files.keys()) hashes.set(one, old, 'hash')
    hashes.save({ startedAt, files })
    const changedIn = (now: ReadonlyMap<SourcePath, FileStat>) =>
      openFileHashes(folder).compare({ startedAt, files: now })?.changed
    expect(changedIn(files)).toEqual([])
    expect(changedIn(new Map([...files, [other, { ...old, inode: 8 }]]))).toEqual([other])
    expect(changedIn(new Map([[file, old]]))).toBeUndefined()
    expect(changedIn(new Map([...files, [sourcePath('docs/c.md'), old]]))).toBeUndefined()
    hashes.set(file, old, 'other hash')
    expect(hashes.compare({ startedAt, files })?.changed).toEqual([file])
  })

  it('is known as that of before for a file which changed just before the scan', () => {
    const hashes = openFileHashes(folder)
    const touched = stat(startedAt)
    hashes.set(file, touched, 'hash')
    const scan = { startedAt, files: new Map([[file, touched]]) }
    hashes.save(scan)
    expect(hashes.compare(scan)?.changed).toEqual([])
    const next = openFileHashes(folder)
    expect([next.get(file, touched), next.before(file)]).toEqual([undefined, 'hash'])
    expect(next.compare(scan)?.changed).toEqual([file])
  })
})

describe('the last build', () => {
  const outDir = () => join(folder, 'dist')
  const build: LastBuild = {
    manifest: new Map(),
    fingerprint: 'f',
    build: 3,
    buildKey: 'key',
    structureKey: null,
    groups: {},
    outside: [file],
    problems: [],
    notes: [],
    summary: { routes: 1, pages: 1, links: 0 },
  }
  const recordFile = () =>
    join(folder, readdirSync(folder).find((name) => /^build-[0-9a-f]+\.bin$/.test(name)) as string)

  it('is read as it was saved, per output folder', () => {
    saveLastBuild(folder, outDir(), build)
    const { manifest, ...others } = build
    const last = readLastBuild(folder, outDir())
    expect(last).toMatchObject(others)
    expect(new Map(last?.manifest)).toEqual(manifest)
    expect(readLastBuild(folder, join(folder, 'other'))).toBeNull()
  })

  it.each([
    '{',
    '[]',
    '{"manifest":[1]}',
    '{"manifest":[],"build":1,"fingerprint":"key","outline":null,"outside":[],"problems":[],"summary":{}}',
  ])('is absent where the record is %s', (text) => {
    saveLastBuild(folder, outDir(), build)
    writeFileSync(recordFile(), text)
    expect(readLastBuild(folder, outDir())).toBeNull()
  })

  it('has the outputs with their keys', () => {
    const path = outputPath('a b/\n.txt')
    const manifest = new Map([
      [path, { key: 'k', hash: 'h', size: 3, mtime: 1700000000123.4568, ctime: 1, inode: 2 ** 40 }],
    ])
    saveLastBuild(folder, outDir(), { ...build, manifest })
    expect(new Map(readLastBuild(folder, outDir())?.manifest)).toEqual(manifest)
  })

  it.each([-2, 40, 20])('is absent where a byte of it is damaged', (at) => {
    const manifest = new Map([
      [outputPath('a.txt'), { key: 'k', hash: 'h', size: 3, mtime: 1, ctime: 1, inode: 2 }],
    ])
    saveLastBuild(folder, outDir(), { ...build, manifest })
    const bytes = readFileSync(recordFile())
    bytes.writeUInt8((bytes.at(at) as number) ^ 1, at < 0 ? bytes.length + at : at)
    writeFileSync(recordFile(), bytes)
    expect(readLastBuild(folder, outDir())).toBeNull()
  })

  it('is current only with the same key and intact files', () => {
    const path = outputPath('a.txt')
    writeFileSync(join(folder, path), 'text')
    const emitted = { key: 'k', hash: 'h', ...statOf(statSync(join(folder, path))) }
    const mark = (fingerprint: string) => writeFileSync(join(folder, '.troodon'), markerText(fingerprint))
    mark('f')
    const recorded = (changes: Partial<LastBuild> = {}) => {
      saveLastBuild(folder, outDir(), { ...build, manifest: new Map([[path, emitted]]), ...changes })
      return readLastBuild(folder, outDir())
    }
    const isCurrentBuild = (last: RecordedBuild | null, key: string | null) =>
      isCurrent(last, key, folder, beginCheck(folder, last?.outputs ?? { paths: [], stats: [] }, folder))
    const last = recorded()
    expect(isCurrentBuild(last, 'key')).toBe(true)
    expect(isCurrentBuild(last, 'other')).toBe(false)
    expect(isCurrentBuild(last, null)).toBe(false)
    expect(isCurrentBuild(recorded({ buildKey: null }), null)).toBe(false)
    expect(isCurrentBuild(null, 'key')).toBe(false)
    for (const other of [{ size: 9 }, { mtime: 9 }, { ctime: 9 }, { inode: 9 }])
      expect(isCurrentBuild(recorded({ manifest: new Map([[path, { ...emitted, ...other }]]) }), 'key')).toBe(
        false,
      )
    // The folder, or the record, is that of another build.
    mark('e')
    expect(isCurrentBuild(last, 'key')).toBe(false)
    mark('f')
    writeFileSync(join(folder, '.troodon-journal'), '{}')
    expect(isCurrentBuild(last, 'key')).toBe(false)
  })
})
