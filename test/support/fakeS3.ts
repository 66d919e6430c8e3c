// An object store in memory with the S3 interface, as far as a deploy needs it. Each request can get another
// answer.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeS3 {
  readonly endpoint: string
  /** By key. */
  readonly objects: Map<string, Buffer>
  /** Returns whether it has answered; the request is answered as usual otherwise. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly close: () => void
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (fake.answer(request, response)) return
    const url = new URL(request.url ?? '/', 'http://store')
    const [, , ...names] = decodeURIComponent(url.pathname).split('/')
    answerAsUsual({ request, response, objects, url, key: names.join('/'), body: Buffer.concat(parts) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    answer: () => false,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return fake
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly objects: Map<string, Buffer>
  readonly url: URL
  readonly key: string
  readonly body: Buffer
}

function answerAsUsual({ request, response, objects, url, key, body }: Asked): ServerResponse {
  const { headers, method } = request
  const send = (status: number, text: string | Buffer = '', more = {}) =>
    response.writeHead(status, { date: new Date().toUTCString(), ...more }).end(text)
  const known = objects.get(key)
  const put = (bytes: Buffer): string => {
    objects.set(key, bytes)
    return tagOf(bytes)
  }
  if (url.searchParams.has('list-type')) return send(200, listOf(objects, url.searchParams))
  if (method === 'POST') {
    for (const [, name = ''] of String(body).matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name)
    return send(200, '<DeleteResult/>')
  }
  if (method === 'PUT') {
    const expected = headers['if-match']
    if ((headers['if-none-match'] && known) || (expected && (!known || tagOf(known) !== expected)))
      return send(412, '<Error><Code>PreconditionFailed</Code></Error>')
    const from = headers['x-amz-copy-source']
    if (typeof from !== 'string') return send(200, '', { etag: put(body) })
    const source = objects.get(decodeURIComponent(from).replace(/^[^/]*\//, ''))
    if (!source) return send(404, '<Error><Code>NoSuchKey</Code></Error>')
    return send(200, `<CopyObjectResult><ETag>${put(source)}</ETag></CopyObjectResult>`)
  }
  if (!known) return send(404, method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
  const more = { etag: tagOf(known), 'last-modified': new Date().toUTCString() }
  return send(200, method === 'HEAD' ? '' : known, more)
}

/** Two keys at a time. */
function listOf(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('start-after') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const rows = keys.slice(0, 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return `<ListBucketResult><IsTruncated>${keys.length > 2}</IsTruncated>${rows.join('')}</ListBucketResult>`
}
