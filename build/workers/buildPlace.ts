// Where a build happens, and what its keys are made from: a session without its store and its workers, which
// a build without changes does not open.
import type { LoadedProject } from '../config/loadProject.ts'
import { noPlugins, type PluginOutcome } from '../model/pluginOutcome.ts'
import { type CodeGrammars, codeGrammars } from '../read/grammars/codeGrammars.ts'
import { markdownKey } from '../read/markdownKey.ts'
import { type FileHashes, openFileHashes } from '../reuse/fileHashes.ts'
import { type LastBuilds, openLastBuilds } from '../reuse/lastBuilds.ts'
import { siteCodeKey } from '../reuse/siteCodeKey.ts'

export interface Folders {
  readonly cacheFolder: string
  readonly outDir: string
  /** Set for the command `check`, which continues its own last run. */
  readonly forCheck?: true
}

/** The running engine. */
export interface Engine {
  /** Folder that contains `build/` and `theme/`. */
  readonly engineRoot: string
  /** Folder of the bundled engine, with main.cjs. */
  readonly engineFolder: string
  /** Hash of the engine's code. */
  readonly engine: string
}

export type Places = Folders & Engine

export interface BuildPlace extends Folders, Engine {
  readonly project: LoadedProject
  readonly hashes: FileHashes
  readonly lastBuilds: LastBuilds
  /** Part of the keys of parsed pages: the hash of what decides how Markdown is read. */
  readonly markdownKey: string
  /** Languages of code that Prism colors; null for a site without them. */
  readonly grammars: CodeGrammars | null
  /** Part of the keys of pages that functions of the site help to read; empty without such functions. */
  readonly siteCodeKey: string
  /** The results of the site's plugins. A build runs them first. */
  readonly plugins: PluginOutcome
}

export function buildPlace(places: Places, project: LoadedProject): BuildPlace {
  const grammars = codeGrammars(places, project)
  return {
    ...places,
    project,
    plugins: noPlugins,
    grammars,
    markdownKey: markdownKey(places, project, grammars),
    siteCodeKey: siteCodeKey(project),
    hashes: openFileHashes(places.cacheFolder, places.forCheck ? 'checked' : 'files'),
    lastBuilds: openLastBuilds(places.cacheFolder),
  }
}
