// Work of other machines in a build: shards that were made before, or a fleet that works meanwhile.
import type { Scan } from '../../read/scan.ts'
import type { Session } from '../../workers/session.ts'

export interface Helpers {
  /** The session whose build takes their results, and the files of the site. */
  readonly prepare: (session: Session) => Promise<{ readonly session: Session; readonly scan: Scan }>
  readonly close: () => void | Promise<void>
}
