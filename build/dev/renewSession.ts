// The session of a process that goes on for long.
import type { LoadedProject } from '../config/loadProject.ts'
import { threadCount } from '../io/limits.ts'
import { codeGrammars } from '../read/grammars/codeGrammars.ts'
import { markdownKey } from '../read/markdownKey.ts'
import { siteCodeKey } from '../reuse/siteCodeKey.ts'
import type { Places } from '../workers/buildPlace.ts'
import { openSession } from '../workers/openSession.ts'
import type { Session } from '../workers/session.ts'

interface Renewing {
  readonly places: Places
  /** Reads the configuration again. */
  readonly loadProject: () => Promise<LoadedProject>
}

/**
 * Another session when the configuration changed, or a component that pages may use; otherwise the same one.
 */
export async function renewSession(session: Session, { loadProject, places }: Renewing): Promise<Session> {
  const project = await loadProject()
  const isSame =
    project.configHash === session.project.configHash &&
    project.lateReads === session.project.lateReads &&
    markdownKey(places, project, codeGrammars(places, project)) === session.markdownKey &&
    siteCodeKey(project) === session.siteCodeKey
  if (isSame) return session
  await session.workers.close()
  return openSession({ ...places, project, threads: threadCount() })
}
