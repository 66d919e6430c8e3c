// What a build did not write in an output folder. It is removed before plugins add to the folder.
import { type Dirent, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isIntact } from '../io/output/emittedFile.ts'
import type { Manifest } from '../io/output/manifest.ts'
import { isReservedName } from '../io/output/outputFolder.ts'
import { type OutputPath, outputPath } from '../shared/paths.ts'

/** Removes files that are not in `manifest`, and folders without any of its files. */
export function removeUnknown(outDir: string, manifest: Manifest): void {
  for (const entry of entriesOf(outDir)) if (!isReservedName(entry.name)) keeps(entry, '')

  /** Whether anything is left of the file or folder. `folder` is '' or ends with a slash. */
  function keeps(entry: Dirent, folder: string): boolean {
    const path = `${folder}${entry.name}`
    if (!entry.isDirectory()) {
      if (manifest.has(outputPath(path))) return true
      rmSync(join(outDir, path))
      return false
    }
    const left = entriesOf(join(outDir, path)).filter((one) => keeps(one, `${path}/`))
    if (left.length === 0) rmdirSync(join(outDir, path))
    return left.length > 0
  }
}

/** Files that are not in `manifest`, or not as they are described there. */
export function* othersThan(manifest: Manifest, outDir: string, folder = ''): Generator<OutputPath> {
  for (const entry of entriesOf(join(outDir, folder))) {
    if (folder === '' && isReservedName(entry.name)) continue
    const path = outputPath(`${folder}${entry.name}`)
    const known = manifest.get(path)
    if (entry.isDirectory()) yield* othersThan(manifest, outDir, `${path}/`)
    else if (entry.isFile() && !(known && isIntact(outDir, path, known))) yield path
  }
}

const entriesOf = (folder: string): readonly Dirent[] => readdirSync(folder, { withFileTypes: true })
