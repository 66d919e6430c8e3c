// Serves a folder with the real nginx and a configuration from the documentation.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** `apt-get install nginx` on Debian; .ci/run does it. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

export interface Nginx {
  /** Ends with a slash. */
  readonly url: string
  readonly stop: () => void
}

/**
 * `servers` are the server blocks of the page. Their port and their folder are replaced: `from` is the folder
 * on the reader's server, `to` is the one of the test. `folder` is for nginx's own files.
 */
export async function startNginx(
  servers: string,
  { folder, from, to }: { readonly folder: string; readonly from: string; readonly to: string },
): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const own = servers.replace(/listen \d+;/, `listen 127.0.0.1:${port};`).replaceAll(from, to)
  if (!servers.includes(from)) throw new Error(`The configuration does not name ${from}.`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'whole.conf')
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}
${own}
}
`,
  )
  execFileSync('nginx', ['-t', '-q', '-c', config], { stdio: 'pipe' })
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/`
  await answers(url, child)
  return { url, stop: () => void child.kill() }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`nginx ended with status ${child.exitCode}.`)
}
