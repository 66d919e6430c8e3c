// One request to another site, which never reaches a private address: the address is checked where the
// connection is made, so a name cannot change its address in between.
import { lookup } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPrivateAddress } from './privateAddress.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The beginning of the text; empty for HEAD and for other content than text. */
  readonly text: string
}

/** A connection that is not made, because it would lead to a private address. */
export class PrivateAddress extends Error {}

export interface Requests {
  readonly send: (method: 'HEAD' | 'GET', url: URL) => Promise<Answer>
  readonly close: () => void
}

interface RequestOptions {
  readonly timeout: number
  /** Connections to one host. */
  readonly perHost: number
  /** Only tests reach a server of this computer. */
  readonly isPrivate?: (address: string) => boolean
}

/** More of a page is not read. */
const mostBytes = 2_000_000

const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; troodon-link-check)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en;q=0.9,*;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
}

export function openRequests({ timeout, perHost, isPrivate = isPrivateAddress }: RequestOptions): Requests {
  const settings = { keepAlive: true, maxSockets: perHost }
  const agents = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) } as const
  const guarded: LookupFunction = (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const refused = found.find(({ address }) => isPrivate(address))
      if (refused) return callback(new PrivateAddress(`${host} is ${refused.address}`), [])
      const [first] = found
      if (options.all) callback(null, found)
      else callback(null, first?.address ?? '', first?.family)
    })
  return {
    send(method, url) {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && isPrivate(host))
        return Promise.reject(new PrivateAddress(`${host} is a private address`))
      const isHttps = url.protocol === 'https:'
      const send = isHttps ? httpsRequest : httpRequest
      const agent = isHttps ? agents['https:'] : agents['http:']
      return new Promise<Answer>((settle, fail) => {
        const signal = AbortSignal.timeout(timeout)
        const request = send(url, { method, headers, agent, lookup: guarded, signal }, (response) => {
          readAnswer(method, response).then(settle, fail)
        })
        request.once('error', fail)
        request.end()
      })
    },
    close: () => {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}

async function readAnswer(method: 'HEAD' | 'GET', response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers: given } = response
  const isText = /^text\/|\b(?:html|xml)\b/.test(given['content-type'] ?? 'text/html')
  if (method === 'HEAD' || !isText || (status >= 300 && status < 400)) {
    if (method === 'HEAD') response.resume()
    else response.destroy()
    return { status, headers: given, text: '' }
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of decoded(response)) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > mostBytes) break
  }
  response.destroy()
  return { status, headers: given, text: Buffer.concat(chunks).toString('utf8') }
}

function decoded(response: IncomingMessage): AsyncIterable<unknown> {
  const encoding = response.headers['content-encoding']
  const unpack =
    encoding === 'gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : null
  if (!unpack) return response
  response.once('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}
