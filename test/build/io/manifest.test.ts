// A manifest in a table behaves as a map of its files, and changes of it as changes of the map.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EmittedFile } from '../../../build/io/output/emittedFile.ts'
import {
  type Manifest,
  tableManifest,
  tableOfManifest,
  withChanges,
} from '../../../build/io/output/manifest.ts'
import { type OutputPath, outputPath } from '../../../build/shared/paths.ts'

const path: fc.Arbitrary<OutputPath> = fc
  .constantFrom('a', 'a-b', 'a.b', 'a/b', 'ä/ö', 'z/日本')
  .map(outputPath)
const file: fc.Arbitrary<EmittedFile> = fc.record({
  key: fc.constantFrom('', 'k', 'a-longer-key.json', 'ключ'),
  hash: fc.constantFrom('0123456789abcdef', 'h'),
  size: fc.nat(),
  mtime: fc.double({ noNaN: true, min: 0, max: 2e12 }),
  ctime: fc.double({ noNaN: true, min: 0, max: 2e12 }),
  inode: fc.maxSafeNat(),
})
const files = fc.array(fc.tuple(path, file)).map((entries) => new Map(entries))
const inTable = (manifest: Manifest): Manifest => tableManifest(tableOfManifest(manifest))
const sorted = (manifest: Manifest) => [...manifest].sort(([a], [b]) => (a < b ? -1 : 1))

it('has the files that it was made from', () => {
  fc.assert(
    fc.property(files, path, (all, one) => {
      const manifest = inTable(all)
      expect([manifest.get(one), manifest.has(one), manifest.size]).toEqual([
        all.get(one),
        all.has(one),
        all.size,
      ])
      expect([...manifest.keys()]).toEqual([...all.keys()].sort())
      expect([...manifest]).toEqual(sorted(all))
      expect(manifest.get(one)).toEqual(all.get(one))
    }),
  )
})

it('changes as a map does', () => {
  const changes = fc.array(fc.tuple(path, fc.option(file))).map((entries) => new Map(entries))
  fc.assert(
    fc.property(files, changes, fc.boolean(), (all, changed, isRecorded) => {
      const after = new Map(all)
      for (const [one, now] of changed)
        if (now) after.set(one, now)
        else after.delete(one)
      const manifest = withChanges(isRecorded ? inTable(all) : all, changed)
      expect([...manifest]).toEqual(sorted(after))
    }),
  )
})
