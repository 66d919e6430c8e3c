// Whether a port is free is known before the build.
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { checkPort, listen } from '../../../build/dev/server/listen.ts'

it('rejects for a port that is taken, and leaves a free one free', async () => {
  const server = createServer()
  const port = Number(new URL(await listen(server, 0, '127.0.0.1')).port)
  await expect(checkPort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await new Promise((done) => server.close(done))
  await checkPort(port, '127.0.0.1')
  await checkPort(port, '127.0.0.1')
})
