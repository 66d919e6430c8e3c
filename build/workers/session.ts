// One run of a command: the project, its folders, the store and the workers. Only the top of the engine
// (pipeline.ts, commands/, dev/) handles a whole session; every stage names the parts that it uses.
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { markdownVariants } from '../kinds/markdownVariants.ts'
import { readableFolders } from '../model/config/readableFolders.ts'
import type { MakeTools } from '../outputs/output.ts'
import { knownComponents } from '../read/markdownKey.ts'
import type { OpenLinkTargets } from '../read/unified/resolvedLinks.ts'
import { preparesText } from '../reuse/parseJob.ts'
import { openStore, type Store } from '../reuse/store.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type BuildPlace, buildPlace, type Places } from './buildPlace.ts'
import type { WorkOptions } from './work.ts'
import { openWorkers, type Workers } from './workers.ts'

/** Receives the progress of a build. */
interface Reporter {
  /** Called when a stage begins. */
  readonly onStage: (stage: string) => void
  /** Called with the number of items of the stage, where it is known. */
  readonly onTotal: (count: number) => void
  /** Called with the number of items that were done since the last call. */
  readonly onDone: (count: number) => void
}

export interface Session extends BuildPlace, Reporter {
  readonly store: Store
  readonly workers: Workers
  /** Texts of Markdown files in an editor, which count instead of those of the files. */
  readonly unsaved?: ReadonlyMap<SourcePath, string>
  /** A file of the cache that another machine has made; missing where nobody is asked. */
  readonly keptFile?: MakeTools['keptFile']
}

export interface SessionOptions extends Places {
  readonly project: LoadedProject
  /** The place of the build, when it is known already. */
  readonly place?: BuildPlace | null
  /** Threads for parsing and rendering, this one included. */
  readonly threads: number
  /** Parses and renders on the other threads alone, so that this one always answers. Default: false. */
  readonly onlyThreads?: boolean
  /** Hears nothing unless it is given. */
  readonly reporter?: Reporter
}

/** `openSession` with a given way to plan the site for plugins of Markdown. */
export function sessionWith(
  openLinkTargets: OpenLinkTargets,
  {
    project,
    threads,
    onlyThreads = false,
    reporter = silent,
    place: known = null,
    ...places
  }: SessionOptions,
): Session {
  const { onStage, onTotal, onDone } = reporter
  const storeFolder = storeFolderOf(places.cacheFolder)
  const storeWrites = new SharedArrayBuffer(4)
  const store = openStore(storeFolder, storeWrites)
  const isKnown = known?.cacheFolder === places.cacheFolder && known.outDir === places.outDir
  const place = isKnown ? known : buildPlace(places, project)
  const workOptions: WorkOptions = {
    root: project.root,
    storeFolder,
    storeWrites,
    markdownKey: place.markdownKey,
    markdown: project.config.markdown,
    readableFolders: readableFolders(project),
    knownComponents: knownComponents(project, places.engineRoot),
    grammars: place.grammars?.source ?? null,
    variants: markdownVariants(project.config).all,
    preparesText: preparesText(project.config),
    configSource: {
      root: project.root,
      configFile: project.configFile === null ? null : join(project.root, project.configFile),
      cacheFolder: places.cacheFolder,
      engineRoot: places.engineRoot,
      drafts: project.config.drafts,
      profile: project.config.profile,
    },
  }
  return {
    ...place,
    store,
    workers: openWorkers({
      workOptions,
      store,
      threads,
      onlyThreads,
      engineFolder: places.engineFolder,
      onDone,
      functions: { loadConfig: async () => project, openLinkTargets },
    }),
    onStage,
    onTotal,
    onDone,
  }
}

const ignore = () => {}
const silent: Reporter = { onStage: ignore, onTotal: ignore, onDone: ignore }

export const storeFolderOf = (cacheFolder: string): string => join(cacheFolder, 'store')
