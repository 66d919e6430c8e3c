// Sends one file with its content type, compressed when that helps, or 304 when the browser has it.
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { contentType, isText } from '../../io/contentTypes.ts'
import { relativePath } from '../../io/osPath.ts'
import { imagePolicy } from '../../shared/contentSecurity.ts'

export interface FileAnswer {
  readonly status: number
  /** Absolute. */
  readonly file: string
}

export interface SendOptions {
  readonly outDir: string
  /** Changes HTML before it is sent. */
  readonly transform: (html: string) => string
  /** Content that is newer than the folder: path below it → text. */
  readonly unpublished: ReadonlyMap<string, string>
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: FileAnswer,
  { outDir, transform, unpublished }: SendOptions,
): void {
  const path = relativePath(outDir, file)
  const newer = unpublished.get(path)
  const etag = newer === undefined ? etagOf(file) : null
  if (status === 200 && etag !== null && request.headers['if-none-match'] === etag)
    return void response.writeHead(304, { etag }).end()
  const type = contentType(file)
  const content = newer === undefined ? readFileSync(file) : Buffer.from(newer)
  const plain = type.startsWith('text/html') ? Buffer.from(transform(content.toString('utf8'))) : content
  const gzip = isText(type) && plain.length > 1000 && acceptsGzip(request)
  const body = gzip ? gzipSync(plain, { level: 6 }) : plain
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    ...(isText(type) ? { vary: 'accept-encoding' } : {}),
    ...(gzip ? { 'content-encoding': 'gzip' } : {}),
    'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(etag === null ? {} : { etag }),
    'x-content-type-options': 'nosniff',
    ...(type === 'image/svg+xml' ? { 'content-security-policy': imagePolicy } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function etagOf(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `"${size.toString(36)}-${mtimeMs.toString(36)}"`
}

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '')
