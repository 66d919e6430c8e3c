// A server of Bazel's HTTP cache protocol in this process, with the faults that a server may have.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of the server, for all requests or for those of one method. */
export type Fault =
  | { readonly type: 'none' }
  | { readonly type: 'status'; readonly status: number; readonly method?: 'GET' | 'PUT' }
  /** Bytes per second. */
  | { readonly type: 'slow'; readonly rate: number }
  | { readonly type: 'silent' }
  /** Changes a byte in the middle of each blob in `cas`. */
  | { readonly type: 'corrupted' }
  /** Ends each blob early, with the length that was announced, or with another one. */
  | { readonly type: 'truncated'; readonly announced: boolean }
  /** Answers with another blob than the one that was asked for. */
  | { readonly type: 'lying' }
  /** Ends the connection without an answer. */
  | { readonly type: 'reset' }
  /** Answers every request with endless zeros. */
  | { readonly type: 'endless' }

export interface CacheServer {
  readonly url: string
  /** `ac/<hash>` or `cas/<hash>` → bytes. */
  readonly blobs: Map<string, Buffer>
  /** `GET ac/<hash>`, in their order. */
  readonly requests: string[]
  readonly headers: IncomingMessage['headers'][]
  fault: Fault
  readonly stop: () => Promise<void>
}

export async function startCacheServer(): Promise<CacheServer> {
  const blobs = new Map<string, Buffer>()
  const requests: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    const name = request.url?.replace(/^\/cache\//, '') ?? ''
    requests.push(`${request.method} ${name}`)
    headers.push(request.headers)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, { name, body: Buffer.concat(chunks) }))
  })
  const answer = (
    { method = 'GET' }: IncomingMessage,
    response: ServerResponse,
    { name, body }: { readonly name: string; readonly body: Buffer },
  ): void => {
    const { fault } = state
    if (fault.type === 'silent') return
    if (fault.type === 'reset') return void response.destroy()
    if (fault.type === 'status' && (fault.method ?? method) === method)
      return void response.writeHead(fault.status).end('no')
    if (method === 'PUT') {
      blobs.set(name, body)
      return void response.writeHead(201).end()
    }
    if (fault.type === 'endless') return void sendEndless(response)
    const found = blobs.get(name)
    if (!found) return void response.writeHead(404).end('none')
    send(response, found, { name, blobs, fault })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const state: CacheServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cache/`,
    blobs,
    requests,
    headers,
    fault: { type: 'none' },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return state
}

function send(
  response: ServerResponse,
  found: Buffer,
  {
    name,
    blobs,
    fault,
  }: { readonly name: string; readonly fault: Fault; readonly blobs: CacheServer['blobs'] },
): void {
  if (fault.type === 'corrupted' && name.startsWith('cas/')) {
    const wrong = Buffer.from(found)
    const middle = Math.floor(wrong.length / 2)
    wrong[middle] = (wrong[middle] ?? 0) ^ 1
    response.end(wrong)
  } else if (fault.type === 'truncated') {
    const half = found.subarray(0, found.length / 2)
    response.writeHead(200, { 'content-length': fault.announced ? found.length : half.length })
    response.write(half, () => response.destroy())
  } else if (fault.type === 'lying') {
    const kind = name.slice(0, 3)
    const other = [...blobs].find(([one]) => one !== name && one.startsWith(kind))
    response.end(other?.[1] ?? Buffer.from('{}'))
  } else if (fault.type === 'slow') sendSlowly(response, found, fault.rate)
  else response.end(found)
}

function sendSlowly(response: ServerResponse, bytes: Buffer, rate: number): void {
  response.writeHead(200, { 'content-length': bytes.length })
  let sent = 0
  const step = Math.max(1, Math.round(rate / 20))
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + step))
    sent += step
    if (sent < bytes.length) return
    clearInterval(timer)
    response.end()
  }, 50)
  response.on('close', () => clearInterval(timer))
}

function sendEndless(response: ServerResponse): void {
  const zeros = Buffer.alloc(64 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(zeros));
  }
  response.on('drain', more)
  more()
}
