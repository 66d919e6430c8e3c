// `serve`: serves a built site as a static host would, until Ctrl-C.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { journalName } from '../io/output/outputFolder.ts'
import type { Terminal } from '../io/terminal.ts'
import { encodePath } from '../shared/paths.ts'
import { isLocalHost } from './server/hosts.ts'
import { listen } from './server/listen.ts'
import { baseOf } from './server/servedFiles.ts'
import { siteHandler } from './server/siteHandler.ts'

export interface ServeOptions {
  readonly outDir: string
  /** 0 uses any free port. */
  readonly port: number
  /** How many ports to try, from `port` on. */
  readonly tries: number
  readonly host: string
  readonly terminal: Terminal
}

/** Resolves with the exit code. Refuses a folder that is missing, or whose last build was interrupted. */
export async function serve({ outDir, port, tries, host, terminal }: ServeOptions): Promise<number> {
  if (!existsSync(outDir)) {
    terminal.error(`There is no ${outDir}. Build the site first.`)
    return 1
  }
  if (existsSync(join(outDir, journalName))) {
    terminal.error(`The last build into ${outDir} was interrupted. Build again to finish it.`)
    return 1
  }
  const base = baseOf(outDir)
  const server = createServer(siteHandler(outDir, { anyHost: !isLocalHost(host), base: () => base }))
  const url = (await listen(server, port, host, tries)) + encodePath(base).slice(1)
  const stopped = new Promise((resolve) => process.once('SIGINT', resolve))
  terminal.info(`Serving ${outDir} at ${url}`)
  await stopped
  server.close()
  server.closeAllConnections()
  return 130
}
