// Writes the bundler's output into the cache.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import { outOfDrive, relativePath } from '../../io/osPath.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { type OutputPath, outputPath } from '../../shared/paths.ts'

export interface WrittenFile {
  readonly path: OutputPath
  readonly file: string
  readonly hash: string
}

/** Writes new files into `folder` and removes old ones. Names contain a hash: equal names are equal files. */
export function writeFiles(
  outputs: readonly Pick<OutputFile, 'path' | 'contents'>[],
  folder: string,
): readonly WrittenFile[] {
  const out = outOfDrive(folder)
  const files = outputs.map(({ path, contents }) => {
    const name = outputPath(relativePath(out, path))
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, contents)
    return { path: name, file, hash: hashOf(contents) }
  })
  // A site that is linked to the bundled theme may need no files of its own.
  mkdirSync(folder, { recursive: true })
  const kept = new Set(files.map(({ file }) => file))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(file)) rmSync(file)
  }
  return files
}

/** The path of an output below `dist/`. */
export const nameOf = (path: string): string => path.replace(/^(?:\.\.\/)*\/?out\//, '')
