// Serves a built site as a static host would, on the loopback address. Refuses other hosts (DNS rebinding), paths that
// leave the folder, dot files, and a folder whose build was interrupted.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { journalName } from '../io/outputFolder.ts'
import type { Terminal } from '../io/terminal.ts'
import { imagePolicy } from '../shared/contentSecurity.ts'
import { encodePath } from '../shared/paths.ts'
import { contentType, isText } from './contentTypes.ts'
import { baseOf, findFile, rewrite, safePath } from './servedFiles.ts'

export interface ServeOptions {
  readonly outDir: string
  readonly port: number
  readonly host: string
  readonly terminal: Terminal
}

export async function serve({ outDir, port, host, terminal }: ServeOptions): Promise<number> {
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
  const address = (await listen(server, port, host)) + encodePath(base).slice(1)
  const stopped = new Promise((resolve) => process.once('SIGINT', resolve))
  terminal.info(`Serving ${outDir} at ${address}`)
  await stopped
  server.close()
  server.closeAllConnections()
  return 130
}

/** Listens and returns the address; port 0 takes a free one. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(
        `http://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' && address ? address.port : port}/`,
      )
    })
  })
}

export interface HandlerOptions {
  /** May change HTML: the watch server adds its script. */
  readonly transform?: (html: string) => string
  /** Newer content than the folder's: path below it → text. */
  readonly memory?: ReadonlyMap<string, string>
  /** Set when the user asked for an address that others can reach; otherwise foreign names are refused. */
  readonly anyHost?: boolean
  /** The folder of the host that the site is made for, now. Nothing is served beside it. */
  readonly base?: () => string
}

/** Answers GET and HEAD from a folder. */
export function siteHandler(
  outDir: string,
  {
    transform = (html) => html,
    memory = new Map(),
    anyHost = false,
    base: baseNow = () => '/',
  }: HandlerOptions = {},
) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!anyHost && !isLocalHost(request.headers.host ?? ''))
      return send(response, 403, 'text/plain', 'This host is not served.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, 'text/plain', 'Only GET is answered.')
    const whole = safePath(request.url ?? '/')
    if (whole === null) return send(response, 400, 'text/plain', 'This path is not served.')
    const base = baseNow()
    const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? ''
    // From the host's own root the way leads into the site; it is not for ever, another site may be served here tomorrow.
    if (base !== '/' && (whole === '/' || `${whole}/` === base))
      return redirect(response, 302, encodePath(base) + query)
    if (!whole.startsWith(base))
      return send(response, 404, 'text/plain', `Not found. This site lives at ${base}.`)
    const path = whole.slice(base.length - 1)
    const found = findFile(outDir, path) ?? rewrite(outDir, path, base)
    if (found === 'redirect') return redirect(response, 301, `${encodePath(whole)}/${query}`)
    const file = found ?? join(outDir, '404.html')
    const status = found ? 200 : 404
    if (!existsSync(file)) return send(response, 404, 'text/plain', 'Not found.')
    const type = contentType(file)
    const newer = memory.get(
      file
        .slice(outDir.length + 1)
        .split(sep)
        .join('/'),
    )
    const stat = statSync(file)
    const etag =
      newer === undefined
        ? `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"`
        : `"${newer.length}-memory-${memory.size}"`
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    if (status === 200 && newer === undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    const content = newer === undefined ? readFileSync(file) : Buffer.from(newer, 'utf8')
    const body = type.startsWith('text/html') ? Buffer.from(transform(content.toString('utf8'))) : content
    const packed =
      isText(type) && body.length > 1000 && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? gzipSync(body, { level: 6 })
        : null
    response.writeHead(status, {
      'content-type': type,
      'content-length': (packed ?? body).length,
      ...(isText(type) ? { vary: 'accept-encoding' } : {}),
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
      'cache-control': caching,
      etag,
      'x-content-type-options': 'nosniff',
      ...(type === 'image/svg+xml' ? { 'content-security-policy': imagePolicy } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : (packed ?? body))
  }
}

/** `localhost`, names below it, and the loopback addresses, with any port. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  )
}

const redirect = (response: ServerResponse, status: number, location: string): void => {
  response.writeHead(status, { location }).end()
}

const send = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text)
}
