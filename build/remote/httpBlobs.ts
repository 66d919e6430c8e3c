// Bazel's HTTP cache protocol: GET and PUT of `ac/<hash>` and `cas/<hash>` below a URL. Servers of it are
// bazel-remote, nginx with its DAV module, and gateways of object stores.
import * as http from 'node:http'
import * as https from 'node:https'
import { type Blobs, RemoteError, type Request } from './blobs.ts'

export interface HttpServer {
  /** May have a user name with a password, and ends with a slash. */
  readonly url: URL
  /** Sent as `Authorization: Bearer`; null: none. */
  readonly token: string | null
  /** Connections at the same time. */
  readonly connections: number
  readonly pace: Pace
}

/** A server that is slower is not worth waiting for. */
interface Pace {
  /** Milliseconds until an answer begins, and between two looks at what has come. */
  readonly window: number
  /** Bytes that must come or go in each window. */
  readonly bytes: number
}

export function httpBlobs(server: HttpServer): Blobs {
  const { url, connections } = server
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = authorization(server)
  const send = (method: 'GET' | 'PUT', { kind, hash, signal }: Request, length: number | null) => {
    const target = new URL(`${kind}/${hash}`, url)
    const options = {
      ...{ method, agent, signal },
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(length === null ? {} : { 'content-length': length, 'content-type': 'application/octet-stream' }),
      },
    }
    // The user name is in the header already.
    target.username = target.password = ''
    return request(target, options)
  }
  return {
    async get(wanted, limit) {
      const asked = send('GET', wanted, null)
      asked.end()
      const answer = await answerTo(asked, server.pace, () => 0)
      if (answer.statusCode === 404) {
        answer.resume()
        return null
      }
      checkStatus(answer, `GET ${wanted.kind}/`)
      return readBody(answer, limit, server.pace)
    },
    async put(wanted, bytes) {
      const asked = send('PUT', wanted, bytes.length)
      asked.end(bytes)
      const answer = await answerTo(asked, server.pace, () => asked.socket?.bytesWritten ?? 0)
      checkStatus(answer, `PUT ${wanted.kind}/`)
      answer.resume()
    },
    close: () => agent.destroy(),
  }
}

function authorization({ url, token }: HttpServer): Readonly<Record<string, string>> {
  if (token !== null) return { authorization: `Bearer ${token}` }
  if (url.username === '') return {}
  const words = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  return { authorization: `Basic ${Buffer.from(words).toString('base64')}` }
}

/**
 * Resolves with the head of the answer. `sent`: bytes that have left so far, of which there must be more
 * and more.
 */
function answerTo(asked: http.ClientRequest, pace: Pace, sent: () => number): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const watch = watchPace(pace, sent, () => asked.destroy(new RemoteError('takes too long to answer')))
    asked.once('response', (answer) => {
      watch.end()
      resolve(answer)
    })
    asked.once('error', (error) => {
      watch.end()
      reject(asRemoteError(error))
    })
  })
}

function readBody(answer: http.IncomingMessage, limit: number, pace: Pace): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let received = 0
    const end = (error: Error) => {
      watch.end()
      answer.destroy()
      reject(asRemoteError(error))
    }
    const watch = watchPace(
      pace,
      () => received,
      () => end(new RemoteError('is too slow')),
    )
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      received += chunk.length
      if (received > limit) end(new RemoteError(`answered with more than ${limit} bytes`))
    })
    answer.once('error', end)
    answer.once('end', () => {
      watch.end()
      resolve(Buffer.concat(chunks))
    })
  })
}

/** Calls `tooSlow` once when too few bytes have come or gone in a window. */
function watchPace({ window, bytes }: Pace, count: () => number, tooSlow: () => void) {
  let before = count()
  const timer = setInterval(() => {
    const now = count()
    if (now - before < bytes) {
      clearInterval(timer)
      tooSlow()
    }
    before = now
  }, window)
  return { end: () => clearInterval(timer) }
}

function checkStatus(answer: http.IncomingMessage, asked: string): void {
  const status = answer.statusCode ?? 0
  if (status >= 200 && status < 300) return
  answer.resume()
  throw new RemoteError(`answered ${status} to ${asked}`, { hint: hintFor(status) })
}

/** A hint for a status, or null. */
function hintFor(status: number): string | null {
  if (status === 401 || status === 403)
    return 'Check TROODON_REMOTE_CACHE_TOKEN, or use --remote-cache-mode read.'
  if (status === 405) return 'Check that the server allows PUT, or use --remote-cache-mode read.'
  if (status === 413 || status === 507) return 'The server has too little space, or a limit of the size.'
  if (status >= 300 && status < 400) return 'Use the URL that it redirects to.'
  return null
}

function asRemoteError(error: Error): Error {
  if (error instanceof RemoteError || error.name === 'AbortError') return error
  const { code } = error as NodeJS.ErrnoException
  return new RemoteError(`cannot be reached (${code ?? error.message})`, {
    cause: error,
    hint: code === 'ENOTFOUND' || code === 'ECONNREFUSED' ? 'Check its URL and the network.' : null,
  })
}
