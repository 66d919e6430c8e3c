// Output folders and records of builds that are restored without the other, copied, or changed by hand: the
// next build leaves what a clean one would make.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emitSite } from '../../../build/emit/emitSite.ts'
import type { WrittenFiles } from '../../../build/emit/stage.ts'
import { statIfThere } from '../../../build/io/fileStat.ts'
import { listFiles } from '../../../build/io/listFiles.ts'
import { isIntact } from '../../../build/io/output/emittedFile.ts'
import { fingerprintIn } from '../../../build/io/output/outputFolder.ts'
import { type MakeTools, textOutput } from '../../../build/outputs/output.ts'
import { hasFilesOf, type LastBuild } from '../../../build/reuse/lastBuild.ts'
import { outputPath } from '../../../build/shared/paths.ts'

const none: WrittenFiles = { manifest: new Map(), fingerprint: '' }
const tools = {} as MakeTools

type Site = Readonly<Record<string, string>>

async function emit(outDir: string, site: Site, last: WrittenFiles): Promise<WrittenFiles> {
  const outputs = Object.entries(site).map(([path, text]) => textOutput(outputPath(path), text))
  const options = { outDir, tools, render: async () => [], errorPage: null, allow: () => true }
  // As a build would: proven files are not looked at again.
  const isProven = hasFilesOf(last as LastBuild, outDir) && areAsRecorded(outDir, last)
  return emitSite(outputs, last, { ...options, isProven })
}

const areAsRecorded = (outDir: string, { manifest }: WrittenFiles): boolean =>
  [...manifest].every(([path, file]) => isIntact(outDir, path, file))

const readTree = (folder: string): Site =>
  Object.fromEntries(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))

const paths = ['a.txt', 'a.txt/g.txt', 'b/b.txt', 'b/c', 'b/c/d.txt', 'e.txt', 'b/f.txt']
/** A name is that of a file or of a folder. */
const site: fc.Arbitrary<Site> = fc
  .dictionary(fc.constantFrom(...paths), fc.constantFrom('1', '2', '3'))
  .map((files) => Object.fromEntries(Object.entries(files).filter(([path]) => isFree(path, files))))
const isFree = (path: string, files: Site): boolean =>
  Object.keys(files).every((other) => !path.startsWith(`${other}/`))
const slot = fc.nat(2)

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('build' as const), site, folder: slot }) },
  fc.record({
    do: fc.constantFrom('save folder', 'restore folder', 'save record', 'restore record'),
    folder: slot,
    slot,
  }),
  fc.record({
    do: fc.constantFrom('edit', 'remove file', 'lose marker', 'lose record'),
    folder: slot,
    path: fc.constantFrom(...paths),
  }),
)

it('ends with the files of a clean build, whichever folders and records were restored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), site, async (steps, final) => {
      const root = mkdtempSync(join(tmpdir(), 'troodon-restored-'))
      const folderOf = (number: number) => join(root, `dist-${number}`)
      const saved = (number: number) => join(root, `saved-${number}`)
      const records = new Map<number, WrittenFiles>()
      const savedRecords = new Map<number, WrittenFiles>()
      const copy = (from: string, to: string) => {
        if (!existsSync(from)) return
        rmSync(to, { recursive: true, force: true })
        cpSync(from, to, { recursive: true, preserveTimestamps: true })
      }
      const build = async (number: number, files: Site) => {
        records.set(number, await emit(folderOf(number), files, records.get(number) ?? none))
        const fresh = join(root, 'fresh')
        rmSync(fresh, { recursive: true, force: true })
        await emit(fresh, files, none)
        expect(readTree(folderOf(number))).toEqual(readTree(fresh))
      }
      for (const one of steps) {
        const outDir = folderOf(one.folder)
        if ('site' in one) await build(one.folder, one.site)
        else if ('slot' in one) {
          if (one.do === 'save folder') copy(outDir, saved(one.slot))
          if (one.do === 'restore folder') copy(saved(one.slot), outDir)
          const record = records.get(one.folder)
          if (one.do === 'save record' && record) savedRecords.set(one.slot, record)
          const before = savedRecords.get(one.slot)
          if (one.do === 'restore record' && before) records.set(one.folder, before)
        } else changeByHand(one.do, outDir, one.path, () => records.delete(one.folder))
      }
      for (const number of [0, 1, 2]) await build(number, final)
      rmSync(root, { recursive: true })
    }),
    { numRuns: 60 },
  )
})

function changeByHand(what: string, outDir: string, path: string, forget: () => void): void {
  const file = join(outDir, path)
  if (what === 'edit' && statIfThere(file)?.isFile()) {
    writeFileSync(file, 'x')
    // The same size and time as before.
    utimesSync(file, 1, 1)
  }
  if (what === 'remove file' && existsSync(file)) rmSync(file, { recursive: true })
  if (what === 'lose record') forget()
  // Such a folder is not rewritten: it may be somebody's own.
  if (what === 'lose marker' && fingerprintIn(outDir) !== null) rmSync(outDir, { recursive: true })
}
