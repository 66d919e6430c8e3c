// Files that were sent before, with their compressed form, so that no request compresses a page again.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

export interface Body {
  readonly plain: Buffer
  /** Null if compression does not help. */
  readonly gzip: Buffer | null
}

export interface BodyCache {
  /** `etag` changes with the content. */
  readonly read: (file: string, etag: string, compress: boolean) => Body
}

/** In bytes: enough for a site of a few thousand pages. */
const defaultSize = 64 * 2 ** 20

/** The entry that was not requested for the longest time is dropped first. */
export function createBodyCache(size = defaultSize): BodyCache {
  const known = new Map<string, Body & { readonly etag: string }>()
  let used = 0
  const forget = (file: string): void => {
    const entry = known.get(file)
    if (!entry) return
    used -= weightOf(entry)
    known.delete(file)
  }
  return {
    read(file, etag, compress) {
      const entry = known.get(file)
      if (entry?.etag === etag) {
        known.delete(file)
        known.set(file, entry)
        return entry
      }
      forget(file)
      const plain = readFileSync(file)
      const made = { etag, plain, gzip: compress ? compressed(file, plain) : null }
      if (weightOf(made) > size / 4) return made
      known.set(file, made)
      used += weightOf(made)
      for (const oldest of known.keys()) {
        if (used <= size) break
        forget(oldest)
      }
      return made
    },
  }
}

const weightOf = ({ plain, gzip }: Body): number => plain.length + (gzip?.length ?? 0)

/** `x.html.gz` beside the file, where it is not older. */
function compressed(file: string, plain: Buffer): Buffer | null {
  const beside = `${file}.gz`
  if (existsSync(beside) && statSync(beside).mtimeMs >= statSync(file).mtimeMs) return readFileSync(beside)
  return plain.length > 1000 ? gzipSync(plain, { level: 6 }) : null
}
