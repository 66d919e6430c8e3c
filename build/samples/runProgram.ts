// Runs one program of a page in a folder, with a time limit, and without the network where the system can.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface Ran {
  /** Null when it took too long. */
  readonly code: number | null
  readonly printed: string
}

interface RunOptions {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly seconds: number
  /** Words in front of the command: see `withoutNetwork`. */
  readonly prefix: readonly string[]
}

export function runProgram(command: readonly string[], options: RunOptions): Promise<Ran> {
  const [program = '', ...args] = [...options.prefix, ...command]
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.folder,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that everything that it started ends with it.
      detached: true,
    })
    let printed = ''
    let isLate = false
    const hear = (chunk: Buffer) => {
      if (printed.length < mostOutput) printed += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const end = () => {
      try {
        process.kill(-(child.pid as number), 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    const timer = setTimeout(() => {
      isLate = true
      end()
    }, options.seconds * 1000)
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ code: 127, printed: existsSync(options.folder) ? error.message : gone })
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      end()
      resolve({ code: isLate ? null : (code ?? (signal ? 128 : 1)), printed })
    })
    // What it leaves running in the background keeps the pipes open.
    child.on('exit', () => setTimeout(end, 100).unref())
  })
}

const mostOutput = 1_000_000
const gone = 'An earlier block has removed the folder in which the blocks of the page run.'

/** A network of its own with nothing but the loopback device. Null where the system has none (Linux has). */
export function withoutNetwork(): readonly string[] | null {
  const script = 'ip link set lo up 2>/dev/null; exec "$@"'
  const words = ['unshare', '--map-root-user', '--net', 'sh', '-c', script, 'sh']
  if (process.platform !== 'linux') return null
  const tried = spawnSync(words[0] as string, [...words.slice(1), 'true'], { stdio: 'ignore' })
  return tried.status === 0 ? words : null
}
