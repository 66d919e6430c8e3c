// Serves a folder with the real Caddy and the settings of `troodon hosting caddy`.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './objectStore.ts'

/** `apt-get install caddy` on Debian; .ci/run does it. */
export const hasCaddy = spawnSync('caddy', ['version']).error === undefined

export interface Caddy {
  /** Ends with a slash. */
  readonly url: string
  readonly stop: () => void
}

/** `folder` is for Caddy's own files, `root` has the site. */
export async function startCaddy(settings: string, folder: string, root: string): Promise<Caddy> {
  mkdirSync(folder, { recursive: true })
  const [port] = await freePorts(1)
  writeFileSync(join(folder, 'site.caddy'), settings)
  const options = '{\n\tadmin off\n\tauto_https off\n}\n'
  const site = `http://127.0.0.1:${port} {\n\troot * ${root}\n\timport site.caddy\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (part) => {
    errors += String(part)
  })
  const url = `http://127.0.0.1:${port}/`
  while (child.exitCode === null) {
    const isUp = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isUp) return { url, stop: () => void child.kill() }
    await sleep(50)
  }
  throw new Error(`Caddy ended with status ${child.exitCode}: ${errors}`)
}
