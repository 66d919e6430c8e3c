// Where a site is published: an object store or a folder. Every method settles after the target has what was
// written, and a reader sees an object as a whole or not at all.
import type { ObjectHeaders } from '../release/release.ts'
import type { Content } from './content.ts'

export interface Target {
  /** As the user wrote it: `s3://bucket/prefix`, or an absolute folder. */
  readonly name: string
  /** Whether it keeps the headers of objects. Without, all headers are left to the server. */
  readonly keepsHeaders: boolean
  readonly put: (key: string, content: Content, headers: ObjectHeaders) => Promise<void>
  /** Copies the bytes of an object; the copy has these headers. */
  readonly copy: (from: string, to: string, headers: ObjectHeaders) => Promise<void>
  readonly has: (key: string) => Promise<boolean>
  /** Null for an object that is not there. */
  readonly read: (key: string) => Promise<Uint8Array | null>
  /** Objects that are not there are no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>
  /**
   * What writing these paths would replace and `isOwn` is false for: an object at a path, files in a folder
   * there, and what is in the place of a folder above it. A link is never own.
   */
  readonly inTheWay: (
    paths: readonly string[],
    isOwn: (path: string) => boolean,
  ) => Promise<readonly string[]>
  readonly readState: (name: StateName) => Promise<State | null>
  /**
   * Replaces a state that has this version, or makes it (null). Resolves with the new version, or with null
   * when another process was first.
   */
  readonly writeState: (name: StateName, text: string, version: string | null) => Promise<string | null>
  /** An error of this target as a UsageError with what to do; any other error as it is. */
  readonly explain: (error: unknown) => unknown
  readonly close: () => void
}

/** Small values that several processes can change: the running deploy, and the history. */
export type StateName = 'lock' | 'history'

export interface State {
  readonly text: string
  readonly version: string
  /** Milliseconds since it was written, by the clock of the target. */
  readonly age: number
}
