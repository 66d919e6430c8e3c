// Files of the stage folder, in which a build waits until it is complete.
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputPath } from '../../shared/paths.ts'
import { hashInPlace, hashOf, hashRoom } from '../hash.ts'

export interface WrittenOutput {
  readonly path: OutputPath
  readonly hash: string
  readonly size: number
  /** False when the bytes were the same as before and nothing was written. */
  readonly changed: boolean
}

/** A text may come in pieces, which are joined while they are written. */
export type Content = string | readonly string[] | Uint8Array

/** Writes one file, unless `dist/` has the same bytes already; `previous` is the hash of what it has. */
export function writeOutput(
  stageFolder: string,
  path: OutputPath,
  content: Content,
  previous: string | null,
): WrittenOutput {
  const { bytes, hash } =
    content instanceof Uint8Array
      ? { bytes: content, hash: hashOf(content) }
      : encoded(typeof content === 'string' ? [content] : content)
  if (hash === previous) return { path, hash, size: bytes.length, changed: false }
  inFolder(stageFolder, path, (file) => writeFileSync(file, bytes))
  return { path, hash, size: bytes.length, changed: true }
}

/** All texts are encoded here: a buffer for each would wait outside the heap until it is collected. */
let scratch = Buffer.allocUnsafeSlow(256 * 1024)

function encoded(pieces: readonly string[]): { readonly bytes: Buffer; readonly hash: string } {
  // A unit of UTF-16 has at most three bytes in UTF-8.
  let most = hashRoom
  for (const piece of pieces) most += piece.length * 3
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  let end = hashRoom
  for (const piece of pieces) end += scratch.write(piece, end, 'utf8')
  return { hash: hashInPlace(scratch, hashRoom, end), bytes: scratch.subarray(hashRoom, end) }
}

/** Larger files are not read into memory to be copied. */
const smallSize = 4 * 2 ** 20

/**
 * Copies a file. Returns the hash of what was written: the file may have changed since it was hashed. Reading
 * and writing a small file takes half of the time of `copyFile`.
 */
export function copyToStage(stageFolder: string, path: OutputPath, file: string): string {
  const target = join(stageFolder, path)
  if (statSync(file).size > smallSize) {
    inFolder(stageFolder, path, (written) => copyFileSync(file, written))
    return hashOf(readFileSync(target))
  }
  const bytes = readFileSync(file)
  inFolder(stageFolder, path, (written) => writeFileSync(written, bytes))
  return hashOf(bytes)
}

const knownFolders = new Set<string>()
/** The folder of the file before: a page has several. */
let last = { stageFolder: '', path: '' }

/**
 * Makes the folder of a file when it is not known to exist. A stage that was removed since then is made
 * again.
 */
function inFolder(stageFolder: string, path: OutputPath, write: (file: string) => void): void {
  const file = `${stageFolder}/${path}`
  const own = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  try {
    if (own !== last.path || stageFolder !== last.stageFolder) makeFolder(`${stageFolder}/${own}`)
    last = { stageFolder, path: own }
    write(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(`${stageFolder}/${own}`, { recursive: true })
    write(file)
  }
}

function makeFolder(folder: string): void {
  if (!knownFolders.has(folder)) mkdirSync(folder, { recursive: true })
  knownFolders.add(folder)
}
