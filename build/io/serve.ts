// Serves a built site as a static host would, on the loopback address. Refuses other hosts (DNS rebinding), paths that
// leave the folder, dot files, and a folder whose build was interrupted.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { imagePolicy } from '../shared/contentSecurity.ts'
import { journalName } from './emit.ts'
import type { Terminal } from './terminal.ts'

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
  const server = createServer(siteHandler(outDir, { anyHost: !isLocalHost(host) }))
  const address = await listen(server, port, host)
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
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' && address ? address.port : port}/`)
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
}

/** Answers GET and HEAD from a folder. */
export function siteHandler(outDir: string, { transform = (html) => html, memory = new Map(), anyHost = false }: HandlerOptions = {}) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!anyHost && !isLocalHost(request.headers.host ?? '')) return send(response, 403, 'text/plain', 'This host is not served.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET is answered.')
    const path = safePath(request.url ?? '/')
    if (path === null) return send(response, 400, 'text/plain', 'This path is not served.')
    const found = findFile(outDir, path) ?? rewrite(outDir, path)
    if (found === 'redirect') {
      response.writeHead(301, { location: `${encodeURI(path)}/` }).end()
      return
    }
    const file = found ?? join(outDir, '404.html')
    const status = found ? 200 : 404
    if (!existsSync(file)) return send(response, 404, 'text/plain', 'Not found.')
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream'
    const newer = memory.get(
      file
        .slice(outDir.length + 1)
        .split(sep)
        .join('/'),
    )
    const stat = statSync(file)
    const etag = newer === undefined ? `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"` : `"${newer.length}-memory-${memory.size}"`
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    if (status === 200 && newer === undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    const content = newer === undefined ? readFileSync(file) : Buffer.from(newer, 'utf8')
    const body = type.startsWith('text/html') ? Buffer.from(transform(content.toString('utf8'))) : content
    const packed =
      isText(type) && body.length > 1000 && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? gzipSync(body, { level: 6 }) : null
    response.writeHead(status, {
      'content-type': type,
      'content-length': (packed ?? body).length,
      ...(isText(type) ? { vary: 'accept-encoding' } : {}),
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
      'cache-control': caching,
      etag,
      'x-content-type-options': 'nosniff',
      ...(type === types['.svg'] ? { 'content-security-policy': imagePolicy } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : (packed ?? body))
  }
}

const isText = (type: string): boolean => /^text\/|javascript|json|xml|manifest/.test(type)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
}

/** `localhost`, names below it, and the loopback addresses, with any port. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** The decoded path of a request, or null when it is not to be answered. */
function safePath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''))
    const bad =
      !path.startsWith('/') ||
      path.includes('\0') ||
      path.includes('\\') ||
      path.split('/').some((part) => part === '..' || (part.startsWith('.') && part !== '.well-known'))
    return bad ? null : path
  } catch {
    return null
  }
}

/** As static hosts do: the file, the folder's index, the name with `.html`. */
function findFile(outDir: string, path: string): string | 'redirect' | null {
  const file = join(outDir, path)
  if (file !== outDir && !file.startsWith(outDir + sep)) return null
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat?.isFile()) return file
  if (stat?.isDirectory() && existsSync(join(file, 'index.html'))) return path.endsWith('/') ? join(file, 'index.html') : 'redirect'
  return existsSync(`${file}.html`) ? `${file}.html` : null
}

/** The page that `_redirects` gives to all addresses below its own: lines such as `/requests/* /requests/ 200`. */
function rewrite(outDir: string, path: string): string | null {
  const list = join(outDir, '_redirects')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  for (const [from = '', to = '', status] of lines.map((line) => line.split(' ')))
    if (status === '200' && from.endsWith('/*') && path.startsWith(decodeURI(from.slice(0, -1)))) {
      const file = findFile(outDir, decodeURI(to))
      return file === 'redirect' ? null : file
    }
  return null
}

const send = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text)
}
