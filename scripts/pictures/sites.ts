// Builds the sites that pictures show, and serves them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'

export interface ServedSite {
  /** Folder of the built site. */
  readonly outDir: string
  /** URL with a slash at the end. */
  readonly url: string
}

export interface ServedSites {
  readonly of: (site: string) => ServedSite
  readonly close: () => void
}

/** `folders`: from the root of the repository. */
export async function serveSites(folders: readonly string[]): Promise<ServedSites> {
  const work = mkdtempSync(join(tmpdir(), 'troodon-pictures-'))
  const served = new Map<string, ServedSite>()
  const servers = await Promise.all(
    folders.map(async (folder, index) => {
      const outDir = join(work, `${index}`)
      const flags = ['--out', outDir, '--cache', `${outDir}.cache`]
      execFileSync('node', [resolve('build/cli.js'), 'build', folder, ...flags], { stdio: 'pipe' })
      const server = createServer(siteHandler(outDir))
      served.set(folder, { outDir, url: await listen(server, 0, '127.0.0.1') })
      return server
    }),
  )
  return {
    of: (site) => served.get(site) as ServedSite,
    close() {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
      rmSync(work, { recursive: true, force: true })
    },
  }
}
