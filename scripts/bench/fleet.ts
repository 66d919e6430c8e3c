// A fleet on one machine with a real Redis: the time and the work of a cold build with several workers, and what
// giving jobs away costs.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateSite } from '../generateSite.ts'
import { type Run, run } from './process.ts'
import { clear, coldBuild, engine } from './troodon.ts'

/** Each worker has one thread for work. */
const one = { TROODON_THREADS: '1' }
const port = '6391'
const redis = `redis://127.0.0.1:${port}`

export async function benchFleet(folder: string, pages: number, counts: readonly number[]): Promise<void> {
  const root = join(folder, `fleet-${pages}`)
  generateSite(root, pages)
  const alone = await coldBuild(root, one)
  const table = [row('alone, 1 thread', alone, alone, '')]
  for (const count of counts) {
    clear(root)
    const place = join(folder, `share-${count}`)
    const stop = await startFleet(root, place, count)
    const built = await run(['node', engine, 'coordinator', root, '--redis', redis, '--share', place], {
      env: one,
    })
    await stop()
    if (built.end !== 'done') throw new Error(`The build of the fleet failed:\n${built.log}`)
    const work = [...built.log.matchAll(/([\d.]+) s of work/g)].reduce((sum, [, s]) => sum + Number(s), 0)
    table.push(row(`${count} workers`, built, alone, work.toFixed(1)))
  }
  console.table(table)
}

const row = (name: string, { seconds, work, memory }: Run, alone: Run, jobs: string) => ({
  builders: name,
  s: seconds.toFixed(1),
  '÷ alone': (seconds / alone.seconds).toFixed(2),
  'CPU s of the coordinator': work.toFixed(1),
  'its part of the CPU s alone': (work / alone.work).toFixed(2),
  's of jobs': jobs,
  'peak MB of the coordinator': memory.toFixed(0),
})

/** Resolves with the function that ends it. */
async function startFleet(root: string, place: string, count: number): Promise<() => Promise<void>> {
  mkdirSync(place, { recursive: true })
  const settings = ['--port', port, '--bind', '127.0.0.1', '--dir', place, '--appendonly', 'yes']
  const server = spawn('redis-server', settings, { stdio: 'ignore' })
  const words = ['worker', root, '--redis', redis, '--share', place]
  const workers = Array.from({ length: count }, () =>
    spawn('node', [engine, ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...one },
    }),
  )
  await Promise.all(workers.map(ready))
  return async () => {
    for (const child of [...workers, server]) await ended(child)
  }
}

const ready = (worker: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    worker.stderr?.on('data', (text) => /takes jobs/.test(String(text)) && resolve())
  })

const ended = (child: ChildProcess): Promise<unknown> => {
  const over = new Promise((resolve) => child.once('exit', resolve))
  // A worker that is killed leaves its cache.
  child.kill('SIGTERM')
  return over
}
