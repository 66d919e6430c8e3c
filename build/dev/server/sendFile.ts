// Sends one file with its content type: compressed when that helps, in part when the request asks for a part,
// or 304 when the browser has it.
import { createReadStream, type Stats, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { contentType, isText } from '../../io/contentTypes.ts'
import { relativePath } from '../../io/osPath.ts'
import { isHashed } from '../../model/hashedName.ts'
import { imagePolicy } from '../../shared/contentSecurity.ts'
import type { Body, BodyCache } from './bodyCache.ts'
import { type ByteRange, byteRange } from './byteRange.ts'

export interface FileAnswer {
  readonly status: number
  /** Absolute. */
  readonly file: string
  /** Headers of a page that is also there as Markdown. */
  readonly links?: OutgoingHttpHeaders
}

export interface SendOptions {
  readonly outDir: string
  /** Changes HTML before it is sent; null sends it as it is. */
  readonly transform: ((html: string) => string) | null
  /** Content that is newer than the folder: path below it → text. */
  readonly unpublished: ReadonlyMap<string, string>
  readonly cache: BodyCache
}

/** Larger files are not kept in memory. */
const largest = 4 * 2 ** 20

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, links }: FileAnswer,
  { outDir, transform, unpublished, cache }: SendOptions,
): void {
  const path = relativePath(outDir, file)
  const newer = unpublished.get(path)
  const stat = newer === undefined ? statSync(file) : null
  const etag = stat && etagOf(stat)
  if (status === 200 && etag !== null && request.headers['if-none-match'] === etag)
    return void response.writeHead(304, { etag }).end()
  const type = contentType(file)
  const headers = { ...headersOf(path, type, etag), ...links }
  const change = type.startsWith('text/html') ? transform : null
  if (stat && etag !== null && change === null) {
    const range = status === 200 ? rangeOf(request, stat.size, etag) : null
    if (range === 'none')
      return void response.writeHead(416, { 'content-range': `bytes */${stat.size}` }).end()
    if (range !== null || stat.size > largest)
      sendPart(request, response, { status, file, size: stat.size, range }, headers)
    else sendBody(request, response, status, { headers, body: cache.read(file, etag, isText(type)) })
    return
  }
  const text = newer ?? cache.read(file, etag ?? '', false).plain.toString('utf8')
  const plain = Buffer.from(change ? change(text) : text)
  const gzip = isText(type) && plain.length > 1000 && acceptsGzip(request) ? gzipSync(plain) : null
  sendBody(request, response, status, { headers, body: { plain, gzip } })
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, body: { plain, gzip } }: { readonly headers: OutgoingHttpHeaders; readonly body: Body },
): void {
  const zipped = gzip !== null && acceptsGzip(request)
  const body = zipped ? gzip : plain
  response.writeHead(status, {
    ...headers,
    'content-length': body.length,
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

interface Part extends FileAnswer {
  readonly size: number
  /** Null: the whole file. */
  readonly range: ByteRange | null
}

/** Streams the file from the disk without loading it into memory. */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, size, range }: Part,
  headers: OutgoingHttpHeaders,
): void {
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range ? 206 : status, {
    ...headers,
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  })
  if (request.method === 'HEAD') return void response.end()
  const stream = createReadStream(file, { start, end })
  // The status is already sent, so the connection ends.
  stream.on('error', () => response.destroy())
  response.on('close', () => stream.destroy())
  stream.pipe(response)
}

const headersOf = (path: string, type: string, etag: string | null): OutgoingHttpHeaders => ({
  'content-type': type,
  'accept-ranges': 'bytes',
  ...(isText(type) ? { vary: 'accept-encoding' } : {}),
  'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(etag === null ? {} : { etag }),
  'x-content-type-options': 'nosniff',
  ...(type === 'image/svg+xml' ? { 'content-security-policy': imagePolicy } : {}),
})

/** A browser cannot use a part of another version of the file. */
function rangeOf({ method, headers }: IncomingMessage, size: number, etag: string) {
  const condition = headers['if-range']
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return null
  return byteRange(headers.range, size)
}

const etagOf = ({ size, mtimeMs }: Stats): string => `"${size.toString(36)}-${mtimeMs.toString(36)}"`

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '')
