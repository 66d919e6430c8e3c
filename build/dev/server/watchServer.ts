// The server of `watch`: the built site with a script in every page, and the events that the script listens
// to.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { removalWorker } from '../../outputs/pwa/removalWorker.ts'
import { escapeHtml } from '../../shared/escape.ts'
import { workerName } from '../../shared/offline.ts'
import { encodePath } from '../../shared/paths.ts'
import { clientFile, clientPath, eventsPath } from '../client/events.ts'
import type { LivePages } from '../livePages.ts'
import { createBodyCache } from './bodyCache.ts'
import { isLocalHost, isLocalOrigin } from './hosts.ts'
import { listen } from './listen.ts'
import { type Handler, type HandlerOptions, siteHandler } from './siteHandler.ts'

export interface WatchServerOptions {
  /** Folder of the bundled engine, with the script for the pages. */
  readonly engineFolder: string
  /** The current base URL of the site. */
  readonly base: () => string
  readonly pages: LivePages
  readonly port: number
  /** How many ports are tried, from `port` on. Default: 1. */
  readonly tries?: number
  readonly host: string
}

/** Resolves with the URL of the site. */
export async function openWatchServer({
  engineFolder,
  base,
  pages,
  port,
  tries = 1,
  host,
}: WatchServerOptions): Promise<string> {
  const anyHost = !isLocalHost(host)
  const script = () => `<script src="${clientPath}" data-base="${escapeHtml(base())}"></script></body>`
  const options: HandlerOptions = {
    transform: (html) => html.replace('</body>', script),
    unpublished: pages.unpublished,
    // Each folder has its own handler. Equal files stay cached.
    cache: createBodyCache(),
    anyHost,
    base,
    missing: notBuilt,
  }
  const handler: Handler = (request, response) => siteHandler(pages.folder(), options)(request, response)
  const server = createServer((request, response) => {
    const { url, headers } = request
    if (!anyHost && !isLocalHost(headers.host ?? '')) return handler(request, response)
    if (url === clientPath) return sendScript(response, readFileSync(join(engineFolder, clientFile), 'utf8'))
    // A service worker of another build on this port would keep showing that build.
    if (url?.replace(/\?.*$/, '').endsWith(`/${workerName}`)) return sendScript(response, removalWorker)
    if (url !== eventsPath) return handler(request, response)
    // Pages of other sites cannot read the events, but would learn when a file is saved.
    if (!anyHost && !isLocalOrigin(headers.origin))
      return void response.writeHead(403, { 'content-type': 'text/plain' }).end('This origin is not served.')
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .flushHeaders()
    pages.connect(response)
  })
  return (await listen(server, port, host, tries)) + encodePath(base()).slice(1)
}

/** For every URL before the first build: the script shows the problems, and the page when it is there. */
const notBuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not built yet</title></head>
<body style="font: 1rem/1.6 system-ui, sans-serif; color-scheme: light dark; margin: 2rem">
<p>There is no site yet. This page shows it as soon as it can be built.</p>
</body>
</html>
`

const sendScript = (response: ServerResponse, code: string): void => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(code)
}
