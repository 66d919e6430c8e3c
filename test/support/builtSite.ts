// Builds a folder into a temporary folder, and serves it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { runCommand } from './command.ts'
import { warmCache } from './warmCache.ts'

export interface BuiltSite {
  readonly outDir: string
  /** Ends with a slash. */
  readonly address: string
  readonly server: Server
  readonly close: () => void
}

export async function buildAndServe(root: string): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'troodon-site-'))
  const outDir = join(folder, 'dist')
  const cache = join(folder, 'cache')
  warmCache(cache)
  const { status, stderr } = await runCommand(['build', root, '--out', outDir, '--cache', cache])
  if (status !== 0) throw new Error(stderr)
  const { close, ...served } = await serveFolder(outDir)
  const remove = () => {
    close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, close: remove }
}

/** Serves a folder that is built already. */
export async function serveFolder(outDir: string): Promise<BuiltSite> {
  const server = createServer(siteHandler(outDir))
  const address = await listen(server, 0, '127.0.0.1')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { outDir, address, server, close }
}
