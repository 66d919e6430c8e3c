// Runs a command line and measures its whole process tree: seconds and peak resident memory.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { median } from './figures.ts'

export interface Run {
  readonly end: 'done' | 'failed' | 'late'
  readonly seconds: number
  /** Processor time of all processes in seconds. Other programs on the machine hardly affect it. */
  readonly work: number
  /** The peak of the resident memory of all processes together, in MB. */
  readonly memory: number
  /** Standard output and standard error. */
  readonly log: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Seconds after which the tree is stopped. */
  readonly limit?: number
}

export async function run(
  command: readonly string[],
  { cwd = process.cwd(), env = {}, limit = Number.POSITIVE_INFINITY }: RunOptions = {},
): Promise<Run> {
  const [program = '', ...words] = command
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  // A separate process group, so that child processes can be stopped too.
  const child = spawn(program, words, {
    cwd,
    env: { ...buildEnvironment(), CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let memory = 0
  const works = new Map<number, number>()
  let log = ''
  let late = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += String(chunk)
    })
  const timer = setInterval(() => {
    const tree = treeOf(child.pid)
    memory = Math.max(
      memory,
      tree.reduce((sum, pid) => sum + memoryOf(pid, 'VmHWM'), 0),
    )
    for (const pid of tree) works.set(pid, Math.max(works.get(pid) ?? 0, workOf(pid)))
    if (seconds() < limit || late) return
    late = true
    process.kill(-(child.pid as number), 'SIGKILL')
  }, 25)
  const status = await new Promise<number | null>((done) => {
    child.on('close', done)
    child.on('error', (error) => {
      log += error.message
      done(1)
    })
  })
  clearInterval(timer)
  return {
    end: late ? 'late' : status === 0 ? 'done' : 'failed',
    seconds: seconds(),
    work: [...works.values()].reduce((sum, own) => sum + own, 0),
    memory,
    log,
  }
}

/** Without the certificates of this machine, which each Node process would read first: 40 ms. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env
  return others
}

/**
 * The process and all its descendants. Threads can start processes too, so this reads the children of each
 * thread.
 */
export function treeOf(pid: number | undefined): readonly number[] {
  if (pid === undefined) return []
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
    return [pid, ...children.flatMap(treeOf)]
  } catch {
    return [pid]
  }
}

/** Resident memory now (`VmRSS`, or `RssAnon` without mapped files) or at its peak (`VmHWM`), in MB. */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM' | 'RssAnon'): number {
  try {
    return (
      Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) /
      1024
    )
  } catch {
    return 0
  }
}

/** User and system time in seconds. Linux counts in hundredths. */
function workOf(pid: number): number {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return (user + system) / 100
  } catch {
    return 0
  }
}

/** The median of several runs, or the first that fails. */
export async function medianRun(times: number, act: (index: number) => Promise<Run>): Promise<Run> {
  const runs: Run[] = []
  for (let index = 0; index < times; index++) {
    const one = await act(index)
    if (one.end !== 'done') return one
    runs.push(one)
  }
  const middle = median(runs.map(({ seconds }) => seconds))
  return runs.find(({ seconds }) => seconds === middle) as Run
}
