// Writes one output into the stage folder, unless `dist/` has the same bytes already.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputPath } from '../shared/paths.ts'
import { hashOf } from './hash.ts'

export interface WrittenOutput {
  readonly path: OutputPath
  readonly hash: string
  readonly size: number
  /** False when the bytes were the same as before and nothing was written. */
  readonly changed: boolean
}

/** A text may come in pieces, which are joined while they are written. */
export type Content = string | readonly string[] | Uint8Array

const made = new Set<string>()

export function writeOutput(
  stageFolder: string,
  path: OutputPath,
  content: Content,
  previous: string | null,
): WrittenOutput {
  const bytes =
    content instanceof Uint8Array ? content : encoded(typeof content === 'string' ? [content] : content)
  const hash = hashOf(bytes)
  if (hash === previous) return { path, hash, size: bytes.length, changed: false }
  const file = join(stageFolder, path)
  const folder = dirname(file)
  try {
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, bytes)
  }
  return { path, hash, size: bytes.length, changed: true }
}

/** Texts are encoded here one after the other: a buffer for each would wait outside of the heap until it is collected. */
let scratch = Buffer.allocUnsafeSlow(256 * 1024)

function encoded(pieces: readonly string[]): Buffer {
  // A unit of UTF-16 has at most three bytes in UTF-8.
  const most = pieces.reduce((sum, { length }) => sum + length * 3, 0)
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  let end = 0
  for (const piece of pieces) end += scratch.write(piece, end, 'utf8')
  return scratch.subarray(0, end)
}

/** A file as it is. */
export function copyOutput(stageFolder: string, path: OutputPath, file: string): void {
  const target = join(stageFolder, path)
  const folder = dirname(target)
  if (!made.has(folder)) mkdirSync(folder, { recursive: true })
  made.add(folder)
  try {
    copyFileSync(file, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true })
    copyFileSync(file, target)
  }
}
