// One run of a command: the project, its folders, the store and the workers. Only the top of the engine
// (pipeline.ts, commands/, dev/) handles a whole session; every stage names the parts that it uses.
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { markdownVariants } from '../kinds/markdownVariants.ts'
import { noPlugins, type PluginOutcome } from '../model/pluginOutcome.ts'
import { readableFolders } from '../model/readableFolders.ts'
import { knownComponents, markdownKey } from '../read/markdownKey.ts'
import { type FileHashes, openFileHashes } from '../reuse/fileHashes.ts'
import { preparesText } from '../reuse/parseJob.ts'
import { siteCodeKey } from '../reuse/siteCodeKey.ts'
import { openStore, type Store } from '../reuse/store.ts'
import type { WorkOptions } from './work.ts'
import { openWorkers, type Workers } from './workers.ts'

export interface Folders {
  readonly cacheFolder: string
  readonly outDir: string
}

/** The running engine. */
export interface Engine {
  /** Folder that contains `build/` and `theme/`. */
  readonly engineRoot: string
  /** Folder of the bundled engine, with worker.js. */
  readonly engineFolder: string
  /** Hash of the engine's code. */
  readonly engine: string
}

export type Places = Folders & Engine

/** Receives the progress of a build. */
interface Reporter {
  /** Called when a stage begins. */
  readonly onStage: (stage: string) => void
  /** Called with the number of items of the stage, where it is known. */
  readonly onTotal: (count: number) => void
  /** Called with the number of items that were done since the last call. */
  readonly onDone: (count: number) => void
}

export interface Session extends Folders, Engine, Reporter {
  readonly project: LoadedProject
  readonly store: Store
  readonly hashes: FileHashes
  /** Part of the keys of parsed pages: the hash of what decides how Markdown is read. */
  readonly markdownKey: string
  /** Part of the keys of pages that functions of the site help to read; empty without such functions. */
  readonly siteCodeKey: string
  readonly workers: Workers
  /** What the plugins of the site add; a build runs them first. */
  readonly plugins: PluginOutcome
}

export interface SessionOptions extends Places {
  readonly project: LoadedProject
  /** Threads for parsing and rendering, this one included. */
  readonly threads: number
  /** Hears nothing unless it is given. */
  readonly reporter?: Reporter
}

/** Opens the store and prepares the workers; `session.workers.close()` ends both. */
export function openSession({ project, threads, reporter = silent, ...places }: SessionOptions): Session {
  const { onStage, onTotal, onDone } = reporter
  const storeFolder = storeFolderOf(places.cacheFolder)
  const store = openStore(storeFolder)
  const workOptions: WorkOptions = {
    root: project.root,
    storeFolder,
    markdownKey: markdownKey(places, project),
    markdown: project.config.markdown,
    readableFolders: readableFolders(project),
    knownComponents: knownComponents(project, places.engineRoot),
    variants: markdownVariants(project.config).all,
    preparesText: preparesText(project.config),
    configSource: {
      root: project.root,
      configFile: project.configFile === null ? null : join(project.root, project.configFile),
      cacheFolder: places.cacheFolder,
      engineRoot: places.engineRoot,
      drafts: project.config.drafts,
    },
  }
  return {
    ...places,
    project,
    plugins: noPlugins,
    store,
    markdownKey: workOptions.markdownKey,
    siteCodeKey: siteCodeKey(project),
    hashes: openFileHashes(places.cacheFolder),
    workers: openWorkers({
      workOptions,
      store,
      threads,
      engineFolder: places.engineFolder,
      onDone,
      loadConfig: async () => project.config,
    }),
    onStage,
    onTotal,
    onDone,
  }
}

const ignore = () => {}
const silent: Reporter = { onStage: ignore, onTotal: ignore, onDone: ignore }

export const storeFolderOf = (cacheFolder: string): string => join(cacheFolder, 'store')
