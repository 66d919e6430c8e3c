// Builds a folder with the command line into a temporary folder, and serves it.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { warmCache } from './warmCache.ts'

export interface BuiltSite {
  readonly outDir: string
  /** Ends with a slash. */
  readonly address: string
  readonly server: Server
  readonly close: () => void
}

export async function buildAndServe(root: string, ...flags: string[]): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'troodon-site-'))
  const outDir = join(folder, 'dist')
  const cache = join(folder, 'cache')
  if (resolve(root) !== resolve('.')) warmCache(cache)
  await buildInto(outDir, root, cache, ...flags)
  const { close, ...served } = await serveFolder(outDir)
  const remove = () => {
    close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, close: remove }
}

export const buildInto = (
  outDir: string,
  root: string,
  cacheFolder: string,
  ...flags: string[]
): Promise<unknown> =>
  promisify(execFile)('node', [
    resolve('build/cli.js'),
    'build',
    root,
    '--out',
    outDir,
    '--cache',
    cacheFolder,
    ...flags,
  ])

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
