// A session with all that the engine can do for the functions of a site.
import { refusePipes } from '../io/specialFile.ts'
import { openLinkTargets } from '../read/unified/linkTargets.ts'
import { type Session, type SessionOptions, sessionWith } from './session.ts'

/** Opens the store and prepares the workers; `session.workers.close()` ends both. */
export function openSession(options: SessionOptions): Session {
  refusePipes(options.project.root)
  return sessionWith(openLinkTargets, options)
}
