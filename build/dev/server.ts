// The server of `watch`: the built site, what is newer than it, and a line to every open page.
import { createServer, type ServerResponse } from 'node:http'
import type { Problem } from '../model/diagnostics.ts'
import { removalWorker } from '../outputs/pwa/removalWorker.ts'
import { escapeHtml } from '../shared/escape.ts'
import { workerName } from '../shared/offline.ts'
import { encodePath, type OutputPath } from '../shared/paths.ts'
import { clientCode, clientPath, eventsPath } from './client.ts'
import { isLocalHost, listen, siteHandler } from './preview.ts'

export interface WatchServer {
  readonly address: string
  /** Content that is newer than `dist/`. */
  readonly memory: Map<OutputPath, string>
  /** Tells open pages which files are new. */
  readonly built: (changed: readonly OutputPath[]) => void
  /** Tells open pages, and those to come, what is wrong; nothing, when all is well. */
  readonly problems: (
    problems: readonly Pick<Problem, 'file' | 'line' | 'column' | 'message' | 'hint'>[],
  ) => void
}

/** `base` is the folder of the host that the site is made for. */
export async function openWatchServer(
  outDir: string,
  port: number,
  host: string,
  base: () => string,
): Promise<WatchServer> {
  const clients = new Set<ServerResponse>()
  const memory = new Map<OutputPath, string>()
  const anyHost = !isLocalHost(host)
  let wrong = '[]'
  const handler = siteHandler(outDir, {
    transform: (html) =>
      html.replace(
        '</body>',
        () => `<script src="${clientPath}" data-base="${escapeHtml(base())}"></script></body>`,
      ),
    memory,
    anyHost,
    base,
  })
  const server = createServer((request, response) => {
    if (!anyHost && !isLocalHost(request.headers.host ?? '')) return handler(request, response)
    // Pages of other sites cannot read the answers, but would learn when something is saved.
    if (!anyHost && request.url === eventsPath && !isOwnOrigin(request.headers.origin))
      return void response.writeHead(403, { 'content-type': 'text/plain' }).end('This origin is not served.')
    if (request.url === clientPath)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(clientCode)
    // A worker of another build on this port would go on showing that build.
    if (request.url?.replace(/\?.*$/, '').endsWith(`/${workerName}`))
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(removalWorker)
    if (request.url !== eventsPath) return handler(request, response)
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .flushHeaders()
    response.write(`event: problems\ndata: ${wrong}\n\n`)
    clients.add(response)
    response.once('close', () => clients.delete(response))
  })
  const tell = (event: string, data: string) => {
    for (const client of clients) client.write(`event: ${event}\ndata: ${data}\n\n`)
  }
  const address = (await listen(server, port, host)) + encodePath(base()).slice(1)
  return {
    address,
    memory,
    built: (changed) => tell('built', JSON.stringify({ changed })),
    problems(problems) {
      const told = JSON.stringify(
        problems.map(({ file, line, column, message, hint }) => ({
          place: placeOf(file, line, column),
          text: hint === null ? message : `${message}\n${hint}`,
        })),
      )
      if (told === wrong) return
      wrong = told
      tell('problems', told)
    },
  }
}

const placeOf = (file: string | null, line: number, column: number): string =>
  file === null ? '' : line > 0 ? `${file}:${line}:${column}` : file

const isOwnOrigin = (origin: string | undefined): boolean =>
  origin === undefined || isLocalHost(origin.replace(/^https?:\/\//, ''))
