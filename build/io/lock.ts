// One build at a time in a folder: a lock file with the process id, its start time, and the word `watch` when
// the owner runs until it is stopped. The lock of a process that ended is taken over.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../model/usageError.ts'
import { makeFolder } from './makeFolder.ts'
import { readBytes } from './readText.ts'

export interface LockOptions {
  readonly file: string
  /** This process keeps the lock until the process is stopped: others do not wait. */
  readonly isWatch?: boolean
  /** Called once, when another build holds the lock. */
  readonly onWait: (pid: number) => void
  /** Milliseconds to wait at most. */
  readonly patience?: number
}

/**
 * Waits for the lock and returns the function that releases it. Throws when the other build does not end,
 * and a UsageError at once when `watch` has it.
 */
export async function acquireLock({
  file,
  onWait,
  isWatch = false,
  patience = 120_000,
}: LockOptions): Promise<() => void> {
  makeCache(dirname(file))
  const own = `${process.pid} ${statusOf(process.pid).startTime}${isWatch ? ' watch' : ''}`
  const until = Date.now() + patience
  for (let hasReported = false; ; ) {
    if (take(file, own)) return () => release(file, own)
    const content = readLock(file)
    if (content === null) continue
    const owner = ownerOf(content)
    if (owner === null || !isAlive(owner)) {
      removeStale(file, content)
      continue
    }
    if (owner.isWatch) throw new UsageError(watchRuns(owner.pid))
    if (!hasReported) onWait(owner.pid)
    hasReported = true
    if (Date.now() > until)
      throw new Error(`Another build (process ${owner.pid}) has held the lock ${file} for too long.`)
    await sleep(50)
  }
}

function makeCache(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new UsageError(`The cache ${folder} is not a folder. Remove it or choose another with --cache.`, {
      cause: error,
    })
  }
}

const watchRuns = (pid: number): string =>
  `watch (process ${pid}) is running for this site. Stop it with q + Enter or Ctrl-C, then try again. ` +
  'To build beside it, choose other folders with --out and --cache. The command check works at any time.'

/** Whether a running `watch` has the lock. */
export function isHeldByWatch(file: string): boolean {
  const content = readLock(file)
  const owner = content === null ? null : ownerOf(content)
  return owner?.isWatch === true && isAlive(owner)
}

/** The file appears with its content: another process must not read an empty lock and take it over. */
function take(file: string, own: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, own)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Removes the lock of a process that ended; if another process took it in the meantime, its lock is put back.
 */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

interface Owner {
  readonly pid: number
  readonly started: string
  readonly isWatch: boolean
}

function readLock(file: string): string | null {
  try {
    return readBytes(file).toString('utf8')
  } catch (error) {
    // It was released just now. Any other error would only repeat.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function ownerOf(content: string): Owner | null {
  const [pid = '', started = '', word = ''] = content.split(' ')
  return /^\d+$/.test(pid) ? { pid: Number(pid), started, isWatch: word === 'watch' } : null
}

/** A reused process id has another start time. */
function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const { state, startTime } = statusOf(pid)
  return !ended.test(state) && (started === '' || startTime === started)
}

/** A process that was killed exists until its parent asks for its exit code, which some never do. */
const ended = /^[ZX]$/i

/** Linux: fields 3 and 22 of /proc/<pid>/stat; elsewhere empty. */
function statusOf(pid: number): { readonly state: string; readonly startTime: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startTime: fields[19] ?? '' }
  } catch {
    return { state: '', startTime: '' }
  }
}

function release(file: string, own: string): void {
  if (readLock(file) === own) rmSync(file, { force: true })
}
