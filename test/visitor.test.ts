// The visitor of the deploy tests reads answers as browsers do.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { get } from './support/visitor.ts'

let server: Server
afterEach(() => void server.close())

/** A server that sends the next of these answers for each request, or the last, and then hangs up. */
async function serving(...answers: readonly string[]): Promise<string> {
  let requests = 0
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(answers[Math.min(requests++, answers.length - 1)] ?? ''))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

it('takes an answer that is complete, whatever follows it', async () => {
  const url = await serving('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nbirds' + '<Error>NoSuchKey</Error>')
  expect(await get(url, '/')).toEqual({ status: 200, location: null, text: 'birds' })
})

it('fails for an answer that ends too early, and for one that is not HTTP', async () => {
  await expect(get(await serving('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nbirds'), '/')).rejects.toThrow(
    'aborted',
  )
  server.close()
  await expect(get(await serving('birds'), '/')).rejects.toThrow('Parse Error')
})

it('loads again what the server failed to send, but nothing that is missing', async () => {
  const failure = 'HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n'
  const found = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nbirds'
  expect(await get(await serving(failure, failure, found), '/')).toMatchObject({ status: 200, text: 'birds' })
  server.close()
  expect((await get(await serving(failure), '/')).status).toBe(500)
  server.close()
  const missing = 'HTTP/1.1 404 Gone\r\nContent-Length: 0\r\n\r\n'
  expect((await get(await serving(missing, found), '/')).status).toBe(404)
})
