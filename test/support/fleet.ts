// A fleet of processes on this machine: workers that can be killed and replaced, and a coordinator.
import type { ChildProcess } from 'node:child_process'
import { type Ran, startCli } from './cli.ts'

export interface Fleet {
  /** Kills a worker at once, and starts another one. */
  readonly replaceWorker: (number: number) => Promise<void>
  /** Waits until the workers take jobs. */
  readonly ready: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface FleetPlace {
  readonly root: string
  readonly redis: string
  /** The folder that all share. */
  readonly share: string
}

const words = ({ root, redis, share }: FleetPlace) => [root, '--redis', redis, '--share', share]

/** Few files in a job, so that there are many jobs. */
const environment = { TROODON_THREADS: '1', TROODON_FLEET_JOB: '20' }

export const startWorker = (place: FleetPlace, ...flags: readonly string[]) =>
  startCli(['worker', ...words(place), ...flags], environment)

export const startCoordinator = (
  place: FleetPlace,
  ...flags: readonly string[]
): { readonly child: ChildProcess; readonly done: Promise<Ran> } =>
  startCli(['coordinator', ...words(place), ...flags], environment)

export function startFleet(place: FleetPlace, count: number): Fleet {
  const workers = Array.from({ length: count }, () => startWorker(place))
  const end = async ({ child, done }: ReturnType<typeof startWorker>) => {
    child.kill('SIGKILL')
    await done
  }
  return {
    async replaceWorker(number) {
      const old = workers[number] as ReturnType<typeof startWorker>
      await end(old)
      workers[number] = startWorker(place)
    },
    async ready() {
      await Promise.all(workers.map(({ child }) => heard(child, /takes jobs/)))
    },
    async stop() {
      await Promise.all(workers.map(end))
    },
  }
}

/** Resolves when the process has written this to standard error. */
export const heard = (child: ChildProcess, text: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += String(chunk)
      if (text.test(said)) resolve()
    })
    child.once('close', () => reject(new Error(`It ended before it wrote ${text}:\n${said}`)))
  })
