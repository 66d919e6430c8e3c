// Loads the project that a command works on, and says how to open a session for it.
import type { LoadedProject } from '../../config/loadProject.ts'
import { threadCount } from '../../io/limits.ts'
import { clearCache } from '../../reuse/cacheFolder.ts'
import type { Folders, Places } from '../../workers/buildPlace.ts'
import { openSession } from '../../workers/openSession.ts'
import type { Session } from '../../workers/session.ts'
import type { CommandContext } from '../command.ts'
import { foldersOf } from './folders.ts'
import { placesOf, readProject } from './projectOf.ts'
import { withLock } from './withLock.ts'

export interface OpenProject {
  readonly project: LoadedProject
  readonly places: Places
  /** Reads the configuration again, which may have changed. */
  readonly load: () => Promise<LoadedProject>
  /** Opens the store and the workers; the caller closes them. The default folders are those of `places`. */
  readonly open: (folders?: Folders) => Session
}

/** Throws a UsageError for a wrong folder or configuration. With `--no-cache` the cache is emptied first. */
export async function openProject({
  args,
  engine,
  terminal,
  begun,
}: Pick<CommandContext, 'args' | 'engine' | 'terminal' | 'begun'>): Promise<OpenProject> {
  if (args.has('--no-cache')) {
    const { cacheFolder } = foldersOf(args)
    await withLock({ cacheFolder, outDir: null, terminal }, () => clearCache(cacheFolder))
  }
  const load = () => readProject(args, engine)
  const project = begun?.project ?? (await load())
  const places = placesOf(args, engine, project)
  return {
    project,
    places,
    load,
    open: (folders) =>
      openSession({
        ...places,
        ...folders,
        project,
        place: begun?.build?.place ?? null,
        threads: threadCount(),
        reporter: { onStage: terminal.stage, onTotal: terminal.total, onDone: terminal.done },
      }),
  }
}
