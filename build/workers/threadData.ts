// The data that each thread starts with.
import { limitedFor } from './limitCompiling.ts'

export interface ThreadData {
  /** `work`: parses and renders. `content`: renders pages with code for the first time. */
  readonly role: 'work' | 'content'
  /** The argument of `limitCompiling`: its flags belong to all threads. */
  readonly files: number
}

/** Name of the file in the folder of the engine that a thread runs. */
export const threadFile = 'thread.js'

export const threadData = (role: ThreadData['role']): ThreadData => ({ role, files: limitedFor() })
