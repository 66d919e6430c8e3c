// Blobs in a bucket, against a server in this process.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blobsAt } from '../../../build/commands/build/remoteCache.ts'
import { s3Blobs } from '../../../build/remote/s3Blobs.ts'

let server: Server
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Resolves with the URL of the server. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const request = { kind: 'ac', hash: 'a'.repeat(64), signal: new AbortController().signal } as const
const root = resolve('.')

it('gives up on a server that accepts requests and never answers', async () => {
  let requests = 0
  const endpoint = await serve(() => void requests++)
  const blobs = s3Blobs({ bucket: 'b', prefix: '', endpoint, patience: 100, root })
  await expect(blobs.get(request, 1000)).rejects.toThrow(/cannot be used \(TimeoutError\)/)
  expect(requests).toBe(3)
  blobs.close()
}, 20_000)

it.each(['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'])('asks the service that %s names', async (variable) => {
  const paths: (string | undefined)[] = []
  const endpoint = await serve(({ url }, response) => {
    paths.push(url)
    response.end('stored')
  })
  for (const one of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'])
    vi.stubEnv(one, one === variable ? endpoint : '')
  const blobs = await blobsAt(new URL('s3://bucket/cache'), root, null)
  expect(String(await blobs.get(request, 1000))).toBe('stored')
  expect(paths).toEqual([`/bucket/cache/ac/${request.hash}?x-id=GetObject`])
  blobs.close()
})

it('does not print the id of the key that a service names in its answer', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'robot-7261')
  const endpoint = await serve((_, response) => {
    response.writeHead(403, { 'Content-Type': 'application/xml' })
    response.end(
      `<Error><Code>InvalidAccessKeyId</Code><Message>No key robot-7261 or ${'AKIA'}${'B'.repeat(16)} here.</Message></Error>`,
    )
  })
  const blobs = s3Blobs({ bucket: 'b', prefix: '', endpoint, patience: 1000, root })
  await expect(blobs.get(request, 1000)).rejects.toThrow(
    'answered 403 to GET: No key (hidden) or (hidden) here',
  )
  blobs.close()
})
