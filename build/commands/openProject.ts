// Loads the project that a command works on, and says how to open a session for it.
import { join } from 'node:path'
import { type LoadedProject, loadProject } from '../config/loadProject.ts'
import { readConfig } from '../config/normalize.ts'
import { threadCount } from '../io/limits.ts'
import { clearCache } from '../reuse/cacheFolder.ts'
import { type Folders, openSession, type Places, type Session } from '../workers/session.ts'
import type { CommandContext } from './command.ts'
import { foldersOf } from './folders.ts'
import { publishedAt } from './publishedAt.ts'
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
}: Pick<CommandContext, 'args' | 'engine' | 'terminal'>): Promise<OpenProject> {
  const { root, cacheFolder, outDir } = foldersOf(args)
  if (args.has('--no-cache'))
    await withLock({ cacheFolder, outDir: null, terminal }, () => clearCache(cacheFolder))
  const load = () =>
    loadProject({
      root,
      configFile: args.values['--config'] ?? null,
      cacheFolder,
      engineRoot: engine.engineRoot,
      drafts: args.has('--drafts'),
      override: publishedAt(args),
      readConfig,
    })
  const project = await load()
  // Drafts must not get into the folder that is published.
  const defaultOutDir = project.config.drafts ? join(cacheFolder, 'drafts') : join(project.root, 'dist')
  const places = { ...engine, cacheFolder, outDir: args.has('--out') ? outDir : defaultOutDir }
  return {
    project,
    places,
    load,
    open: (folders) =>
      openSession({
        ...places,
        ...folders,
        project,
        threads: threadCount(),
        reporter: { onStage: terminal.stage, onTotal: terminal.total, onDone: terminal.done },
      }),
  }
}
