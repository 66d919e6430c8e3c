// Blobs in a bucket, against a server in this process.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { s3Blobs } from '../../../build/remote/s3Blobs.ts'

it('gives up on a server that accepts requests and never answers', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  let requests = 0
  const server = createServer(() => void requests++)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const blobs = s3Blobs({ bucket: 'b', prefix: '', endpoint, patience: 100, root: resolve('.') })
  try {
    const { signal } = new AbortController()
    await expect(blobs.get({ kind: 'ac', hash: 'a'.repeat(64), signal }, 1000)).rejects.toThrow(
      /cannot be used \(TimeoutError\)/,
    )
    expect(requests).toBe(3)
  } finally {
    blobs.close()
    server.closeAllConnections()
    server.close()
  }
}, 20_000)
