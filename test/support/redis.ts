// A real Redis server on a free port, which can be killed and started again with the data that it had.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createConnection, createServer } from 'node:net'

/** `apt-get install redis-server` on Debian; .ci/run does it. */
export const hasRedis = spawnSync('redis-server', ['--version']).error === undefined

export interface Redis {
  /** `redis://127.0.0.1:4711` */
  readonly url: string
  /** Kills it like a power cut, and starts it again. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** `folder` is for its data: every write goes to a file. Empty: no password. */
export async function startRedis(folder: string, password = ''): Promise<Redis> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  let server = await start(folder, port, password)
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await kill(server)
      server = await start(folder, port, password)
    },
    stop: () => kill(server),
  }
}

async function start(folder: string, port: number, password: string): Promise<ChildProcess> {
  const settings = {
    ...{ port, bind: '127.0.0.1', dir: folder, save: '' },
    ...{ appendonly: 'yes', 'maxmemory-policy': 'noeviction' },
    ...(password ? { requirepass: password } : {}),
  }
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const server = spawn('redis-server', words, { stdio: 'ignore' })
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('redis-server has ended.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return server
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}

/** Whether it takes commands: it refuses them while it reads its data. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(/^(?:\+PONG|-NOAUTH)/.test(String(data)))
    })
    socket.once('error', () => resolve(false))
  })

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
