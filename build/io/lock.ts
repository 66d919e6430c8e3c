// One build at a time in a folder: a lock file with the process id and its start time. A dead owner's lock is taken over.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LockOptions {
  readonly file: string
  /** Told once, when another build holds the lock. */
  readonly onWait: (pid: number) => void
  /** Milliseconds until the wait is given up. */
  readonly patience?: number
}

/** Waits for the lock and returns the function that gives it back. Throws when the other build does not end. */
export async function acquireLock({ file, onWait, patience = 120_000 }: LockOptions): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${process.pid} ${startTime(process.pid)}`
  const until = Date.now() + patience
  for (let told = false; ; ) {
    if (take(file, own)) return () => release(file, own)
    const owner = readOwner(file)
    if (owner === null || !isAlive(owner)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told) onWait(owner.pid)
    told = true
    if (Date.now() > until) throw new Error(`Another build (process ${owner.pid}) has held the lock ${file} for too long.`)
    await sleep(50)
  }
}

function take(file: string, own: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, own)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

interface Owner {
  readonly pid: number
  readonly started: string
}

function readOwner(file: string): Owner | null {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').split(' ')
    return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null
  } catch {
    return null
  }
}

/** A reused process id has another start time. */
function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === '' || startTime(pid) === started
}

/** Linux: field 22 of /proc/<pid>/stat; elsewhere empty. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function release(file: string, own: string): void {
  const owner = readOwner(file)
  if (owner && `${owner.pid} ${owner.started}` === own) rmSync(file, { force: true })
}
