// One build at a time in a folder: a lock file with the process id and its start time. The lock of a process
// that ended is taken over.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LockOptions {
  readonly file: string
  /** Called once, when another build holds the lock. */
  readonly onWait: (pid: number) => void
  /** Called when the previous owner was killed, or crashed. */
  readonly onTaken?: () => void
  /** Milliseconds to wait at most. */
  readonly patience?: number
}

/** Waits for the lock and returns the function that releases it. Throws when the other build does not end. */
export async function acquireLock({
  file,
  onWait,
  onTaken = () => {},
  patience = 120_000,
}: LockOptions): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${process.pid} ${startTime(process.pid)}`
  const until = Date.now() + patience
  for (let hasReported = false; ; ) {
    if (take(file, own)) return () => release(file, own)
    const content = readLock(file)
    if (content === null) continue
    const owner = ownerOf(content)
    if (owner === null || !isAlive(owner)) {
      removeStale(file, content)
      onTaken()
      continue
    }
    if (!hasReported) onWait(owner.pid)
    hasReported = true
    if (Date.now() > until)
      throw new Error(`Another build (process ${owner.pid}) has held the lock ${file} for too long.`)
    await sleep(50)
  }
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
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // It was released just now. Any other error would only repeat.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function ownerOf(content: string): Owner | null {
  const [pid = '', started = ''] = content.split(' ')
  return /^\d+$/.test(pid) ? { pid: Number(pid), started } : null
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
  if (readLock(file) === own) rmSync(file, { force: true })
}
