// Starts an HTTP server.
import { createServer, type Server } from 'node:http'

/**
 * Resolves with the URL of the root, such as `http://127.0.0.1:3000/`. Port 0 takes a free one. With more than
 * one try, a port that is taken leads to the next one.
 */
export async function listen(server: Server, port: number, host: string, tries = 1): Promise<string> {
  for (let at = port; ; at++)
    try {
      return await listenAt(server, at, host)
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || at + 1 >= port + tries) throw error
    }
}

/** Rejects when the port is taken: a build before that would be for nothing. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer()
  await listenAt(server, port, host)
  await new Promise((done) => server.close(done))
}

function listenAt(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}/`)
    })
  })
}
