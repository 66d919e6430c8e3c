// Runs commands of the command line in the test process, which has loaded and compiled the engine: a process
// of its own (test/support/cli.ts) needs a third of a second more. What a process does by itself stays
// there: its start, signals, builds at the same time.
import { chdir, cwd as currentFolder } from 'node:process'
// It starts its process in the folder in which it was loaded, which must not be one that a test removes.
import 'esbuild'
import { main } from '../../build/main.ts'
import type { Ran } from './cli.ts'
import { bundledEngine } from './engine.ts'
import { warmCacheOf } from './warmCache.ts'

const engine = bundledEngine()
let running: Promise<unknown> = Promise.resolve()

/** `args` are the words after `troodon`. One command runs at a time. */
export function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = '.',
): Promise<Ran> {
  const ran = running.then(() => run(args, env, cwd))
  running = ran.catch(() => {})
  return ran
}

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Promise<Ran> {
  warmCacheOf(args, cwd)
  const before = { ...process.env }
  const folder = currentFolder()
  Object.assign(process.env, { NO_COLOR: '1', CI: '1', ...env })
  const said = { stdout: '', stderr: '' }
  const writers = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name]
    process[name].write = (chunk: string | Uint8Array) => {
      said[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      return true
    }
    return () => {
      process[name].write = write
    }
  })
  const { exit } = process
  const exited = new Promise<number>((end) => {
    process.exit = (code) => {
      end(Number(code ?? 0))
      // Vitest's own function throws an error here, which the command would report as one of the site.
      return undefined as never
    }
  })
  chdir(cwd)
  try {
    const status = await Promise.race([main({ args, ...engine }), exited])
    return { status, signal: null, ...said }
  } finally {
    process.exit = exit
    chdir(folder)
    for (const restore of writers) restore()
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
    process.exitCode = undefined
  }
}
