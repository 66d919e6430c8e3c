// What is written to a target: bytes, or a file that is too large to be in memory as a whole.
import { open } from 'node:fs/promises'
import { streamHash } from '../../io/hash.ts'
import { UsageError } from '../../model/usageError.ts'

/** A file of the output, with the hash that it had when the release was planned. */
export interface LargeFile {
  readonly file: string
  readonly size: number
  readonly hash: string
}

export type Content = Uint8Array | LargeFile

/** Files from this size are sent in parts. */
export const largeSize = 64 * 1024 * 1024

/**
 * The file in parts of this size. Throws a UsageError instead of the end when it is not the planned one: what
 * was sent must not be used.
 */
export async function* partsOf({ file, size, hash }: LargeFile, partSize: number): AsyncGenerator<Buffer> {
  const handle = await open(file)
  const found = streamHash(size)
  try {
    for (let at = 0; at < size; at += partSize) {
      const part = Buffer.allocUnsafeSlow(Math.min(partSize, size - at))
      let read = 0
      while (read < part.length) {
        const { bytesRead } = await handle.read(part, read, part.length - read, at + read)
        if (bytesRead === 0) throw changedFile(file)
        read += bytesRead
      }
      found.update(part)
      yield part
    }
    if (found.digest() !== hash || (await handle.stat()).size !== size) throw changedFile(file)
  } finally {
    await handle.close()
  }
}

export const changedFile = (file: string, cause?: unknown): UsageError =>
  new UsageError(
    `${file} was changed while it was deployed. Wait until no build is running, then run the deploy again.`,
    { cause },
  )
