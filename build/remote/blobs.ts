// What a server of the remote cache can do: the two stores of Bazel's protocol. `cas` has blobs by the
// SHA-256 of their bytes. `ac` has small values by the SHA-256 of a name, which a later write replaces.
import { createHash } from 'node:crypto'

export type BlobKind = 'ac' | 'cas'

export interface Request {
  readonly kind: BlobKind
  /** 64 hexadecimal digits. */
  readonly hash: string
  /** Ends the request, with the reason as its error. */
  readonly signal: AbortSignal
}

/** Requests reject with a `RemoteError`, or with the reason of the signal. */
export interface Blobs {
  /** Null where the server does not have it. Rejects when it has more bytes than `limit`. */
  readonly get: (request: Request, limit: number) => Promise<Buffer | null>
  readonly put: (request: Request, bytes: Uint8Array) => Promise<void>
  readonly close: () => void
}

/** A failed request. The message continues a sentence about the server: `answered 500`. */
export class RemoteError extends Error {
  /** The action that the message suggests. */
  readonly hint: string | null

  constructor(message: string, { hint = null, ...options }: ErrorOptions & { hint?: string | null } = {}) {
    super(message, options)
    this.hint = hint
  }
}

/** The whole hash: names in `cas` are compared with it. */
export const digestOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
