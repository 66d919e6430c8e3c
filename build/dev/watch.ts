// `watch`: builds, serves, and builds again after each change, until the process ends.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { lockBuild } from '../io/buildLock.ts'
import { journalName } from '../io/outputFolder.ts'
import { onInterrupt, onStrayError } from '../io/process.ts'
import type { Terminal } from '../io/terminal.ts'
import { strayErrorMessage } from '../problems/explainFailure.ts'
import { readLastBuild } from '../reuse/lastBuild.ts'
import { ageStore } from '../reuse/store.ts'
import type { Pipeline } from '../stages/buildOptions.ts'
import { type Folders, type Places, storeFolderOf } from '../workers/session.ts'
import { watchChanges } from './changes/watchChanges.ts'
import { createLivePages } from './livePages.ts'
import { openWatchServer } from './server/watchServer.ts'
import { createSiteBuilder } from './siteBuilder.ts'

export interface WatchOptions {
  readonly places: Places
  readonly project: LoadedProject
  /** Reads the configuration again. */
  readonly loadProject: () => Promise<LoadedProject>
  readonly build: Pipeline['build']
  readonly terminal: Terminal
  readonly port: number
  readonly host: string
}

export async function watch({ port, host, ...options }: WatchOptions): Promise<never> {
  const { places, terminal } = options
  const release = await lockBuild(places.cacheFolder, places.outDir, terminal)
  onInterrupt(release)
  onStrayError((error) => terminal.error(strayErrorMessage(error)))
  ageStore(storeFolderOf(places.cacheFolder))
  const pages = createLivePages(places.outDir)
  const builder = createSiteBuilder({ ...options, pages })
  const listen = () =>
    openWatchServer({
      engineFolder: places.engineFolder,
      base: () => builder.session().project.config.baseUrl,
      pages,
      port,
      host,
    }).catch(async (error) => {
      // Waiting threads would keep the process alive.
      await builder.session().workers.close()
      release()
      throw error
    })
  const early = hasLastBuild(places) ? await listen() : null
  if (early !== null) terminal.info(`Showing the last build at ${early}`)
  await builder.rebuild()
  terminal.info(`Watching; open ${early ?? (await listen())}`)
  return watchChanges(builder, terminal)
}

/** A finished build can be shown until the first one of this run is done. */
const hasLastBuild = ({ cacheFolder, outDir }: Folders): boolean =>
  readLastBuild(cacheFolder, outDir) !== null && !existsSync(join(outDir, journalName))
