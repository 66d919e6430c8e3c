// Runs the commands of a documentation page in a folder, as a reader with a terminal would.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Shell {
  /** The current folder, which `cd` changes. */
  readonly folder: string
  /** Runs a script, and resolves with what it prints. Throws when a command fails. */
  readonly run: (script: string) => Promise<string>
  /** Starts a command that serves a site, and resolves with the URL that it prints. */
  readonly serve: (command: string) => Promise<string>
  /** Interrupts the last such command, like Ctrl+C. */
  readonly stop: () => Promise<void>
}

/** `environment` is added to that of the tests. */
export function openShell(start: string, environment: Readonly<Record<string, string>>): Shell {
  let folder = realpathSync(start)
  let server: ChildProcess | undefined
  const env = { ...process.env, NO_COLOR: '1', ...environment }
  const options = () => ({ cwd: folder, env, detached: true }) as const
  const stop = async () => {
    const child = server
    server = undefined
    if (child?.pid === undefined || child.exitCode !== null) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    process.kill(-child.pid, 'SIGINT')
    await closed
  }
  return {
    get folder() {
      return folder
    },
    async run(script) {
      const place = join(start, '.folder')
      const { child, text } = spawnScript(`${script}\npwd > '${place}'`, options())
      const status = await new Promise((resolve) => child.once('close', resolve))
      if (status !== 0) throw new Error(`In ${folder}, with status ${status}:\n${script}\n${text()}`)
      folder = readFileSync(place, 'utf8').trim()
      rmSync(place)
      return text()
    },
    async serve(command) {
      await stop()
      const { child, text } = spawnScript(command, options())
      server = child
      return urlIn(child, text)
    },
    stop,
  }
}

type Options = Readonly<{ cwd: string; env: NodeJS.ProcessEnv; detached: true }>

/** Bash ends at the first command that fails, as a reader does. */
function spawnScript(script: string, options: Options) {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += String(chunk)
    })
  return { child, text: () => printed }
}

/** The first URL that a command prints. */
function urlIn(child: ChildProcess, text: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /http:\/\/[\w.:]+\/\S*/.exec(text())?.[0]
      if (url) resolve(url)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('close', (status) => reject(new Error(`Ended with status ${status}:\n${text()}`)))
  })
}
