// A server that may fail at any moment: the first failure gives the one warning, and from then on nothing
// is asked.
import { type BlobKind, type Blobs, RemoteError } from './blobs.ts'
import { openBudget } from './budget.ts'

export interface Connection {
  readonly get: (kind: BlobKind, hash: string, limit: number) => Promise<Buffer | null>
  readonly put: (kind: BlobKind, hash: string, bytes: Uint8Array) => Promise<void>
  /**
   * Does work that reads, and counts its time. Resolves with `otherwise` when the server fails or has
   * failed.
   */
  readonly reading: <T>(work: () => Promise<T>, otherwise: T) => Promise<T>
  /** The same for writing. A server that is full can still be read. */
  readonly writing: <T>(work: () => Promise<T>, otherwise: T) => Promise<T>
  readonly canWrite: () => boolean
  readonly bytes: () => { readonly read: number; readonly written: number }
  readonly close: () => void
}

export interface ConnectionOptions {
  readonly blobs: Blobs
  readonly writes: boolean
  /** Seconds for reading, and for writing. */
  readonly seconds: number
  /** Called at most once, with words that continue the name of the server, and with what to do about it. */
  readonly warn: (failure: string, hint: string | null) => void
}

export function connect({ blobs, writes, seconds, warn }: ConnectionOptions): Connection {
  const budgets = { reading: openBudget(seconds), writing: openBudget(seconds) }
  const can = { read: true, write: writes }
  const bytes = { read: 0, written: 0 }
  let isWarned = false
  /** Errors of the engine itself are thrown. */
  const fail = (error: unknown, signal: AbortSignal): void => {
    const reason: unknown = signal.aborted ? signal.reason : error
    if (!(reason instanceof RemoteError)) throw reason
    if (!isWarned) warn(reason.message, reason.hint)
    isWarned = true
  }
  return {
    async get(kind, hash, limit) {
      const found = await blobs.get({ kind, hash, signal: budgets.reading.signal }, limit)
      bytes.read += found?.length ?? 0
      return found
    },
    async put(kind, hash, content) {
      await blobs.put({ kind, hash, signal: budgets.writing.signal }, content)
      bytes.written += content.length
    },
    async reading(work, otherwise) {
      if (!can.read) return otherwise
      try {
        return await budgets.reading.spend(work)
      } catch (error) {
        can.read = can.write = false
        fail(error, budgets.reading.signal)
        return otherwise
      }
    },
    async writing(work, otherwise) {
      if (!can.write) return otherwise
      try {
        return await budgets.writing.spend(work)
      } catch (error) {
        can.write = false
        fail(error, budgets.writing.signal)
        return otherwise
      }
    },
    canWrite: () => can.write,
    bytes: () => bytes,
    close: () => blobs.close(),
  }
}
