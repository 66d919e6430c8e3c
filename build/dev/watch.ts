// `watch`: builds, serves, and builds again after each change, until the process ends.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { lockBuild } from '../io/buildLock.ts'
import { keepHeapFast } from '../io/bundlerProcess.ts'
import { openBrowser } from '../io/openBrowser.ts'
import { journalName } from '../io/output/outputFolder.ts'
import { onClosedOutput, onInterrupt, onStrayError } from '../io/process.ts'
import type { Terminal } from '../io/terminal.ts'
import { strayErrorMessage } from '../problems/explainFailure.ts'
import { readLastBuild } from '../reuse/lastBuild.ts'
import { ageStore, limitOf } from '../reuse/store.ts'
import type { Pipeline } from '../stages/buildOptions.ts'
import type { Folders, Places } from '../workers/buildPlace.ts'
import { storeFolderOf } from '../workers/session.ts'
import { watchChanges } from './changes/watchChanges.ts'
import { createLivePages } from './livePages.ts'
import { checkPort } from './server/listen.ts'
import { greeting, localUrl } from './server/urls.ts'
import { openWatchServer } from './server/watchServer.ts'
import { readShortcuts } from './shortcuts.ts'
import { createSiteBuilder } from './siteBuilder.ts'

export interface WatchOptions {
  readonly places: Places
  readonly project: LoadedProject
  /** Reads the configuration again. */
  readonly loadProject: () => Promise<LoadedProject>
  readonly build: Pipeline['build']
  readonly terminal: Terminal
  /** The command that lists every problem of the site. */
  readonly details: string
  readonly port: number
  /** How many ports are tried, from `port` on. */
  readonly tries: number
  readonly host: string
  readonly opensBrowser: boolean
}

/** Resolves with the exit code when the user quits; the process must end then. */
export async function watch({ port, tries, host, opensBrowser, ...options }: WatchOptions): Promise<number> {
  const { places, terminal } = options
  const release = await lockBuild(places.cacheFolder, places.outDir, terminal, { isWatch: true })
  onInterrupt(release)
  onClosedOutput(release)
  onStrayError((error) => terminal.error(strayErrorMessage(error)))
  keepHeapFast()
  ageStore(storeFolderOf(places.cacheFolder), limitOf(places.cacheFolder))
  const pages = createLivePages(places.outDir)
  const builder = createSiteBuilder({ ...options, pages })
  const stop = async () => {
    // Waiting threads would keep the process alive.
    await builder.session().workers.close()
    release()
  }
  const stopped = async (error: unknown): Promise<never> => {
    await stop()
    throw error
  }
  const listen = () =>
    openWatchServer({
      engineFolder: places.engineFolder,
      base: () => builder.session().project.config.baseUrl,
      pages,
      port,
      tries,
      host,
    }).catch(stopped)
  const early = hasLastBuild(places) ? await listen() : null
  if (early === null && tries === 1) await checkPort(port, host).catch(stopped)
  if (early !== null) terminal.info(`Showing the last build at ${localUrl(early)}`)
  await builder.rebuild()
  const url = early ?? (await listen())
  for (const line of greeting(url, port)) terminal.info(line)
  if (opensBrowser) openBrowser(localUrl(url), terminal)
  await builder.warmUp()
  const rebuild = await watchChanges(builder, terminal)
  const open = () => openBrowser(localUrl(url), terminal)
  await readShortcuts(process.stdin, { open, rebuild }, terminal)
  await stop()
  // The server and the watcher keep running: only an exit ends them, after the caller has the exit code.
  setImmediate(() => process.exit(0))
  return 0
}

/** A finished build can be shown until the first one of this run is done. */
const hasLastBuild = ({ cacheFolder, outDir }: Folders): boolean =>
  readLastBuild(cacheFolder, outDir) !== null && !existsSync(join(outDir, journalName))
