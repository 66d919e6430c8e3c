// Files of the output folder as the last build wrote them, and whether they are still intact.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputPath } from '../shared/paths.ts'
import { hashOf } from './hash.ts'

/** One file of the output folder, as the manifest of the last build describes it. */
export interface EmittedFile {
  /** Identity of everything the content depends on. */
  readonly key: string
  readonly hash: string
  readonly size: number
  readonly mtime: number
  readonly inode: number
}

export type Manifest = ReadonlyMap<OutputPath, EmittedFile>

/** Whether the file is still the one that was written, judged by its stat. */
export function isIntact(outDir: string, path: OutputPath, file: EmittedFile): boolean {
  const stat = statSync(join(outDir, path), { throwIfNoEntry: false })
  return (
    stat !== undefined && stat.size === file.size && stat.mtimeMs === file.mtime && stat.ino === file.inode
  )
}

/**
 * The file with its current stat, or null when its content is not what was written. A folder that was copied
 * or restored has other times and inodes, so its content is compared.
 */
export function intactFile(outDir: string, path: OutputPath, file: EmittedFile): EmittedFile | null {
  if (isIntact(outDir, path, file)) return file
  const stat = statSync(join(outDir, path), { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== file.size || hashOf(readFileSync(join(outDir, path))) !== file.hash)
    return null
  return { ...file, ...statEmitted(outDir, path) }
}

export function statEmitted(
  outDir: string,
  path: OutputPath,
): { size: number; mtime: number; inode: number } {
  const stat = statSync(join(outDir, path))
  return { size: stat.size, mtime: stat.mtimeMs, inode: stat.ino }
}
