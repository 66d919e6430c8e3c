// `worker`: does jobs for coordinators until it is stopped, or until there is nothing to do for a while.
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job, Worker } from 'bullmq'
import { threadCount } from '../io/limits.ts'
import { onInterrupt } from '../io/process.ts'
import { settledWithin } from '../io/settledWithin.ts'
import { UsageError } from '../model/usageError.ts'
import { reachRedis } from '../spread/fleet/connectRedis.ts'
import { jobDoer } from '../spread/fleet/doJob.ts'
import { type FleetJob, type FleetResult, type Run, timing } from '../spread/fleet/fleetJob.ts'
import { differenceOf, differentSource, identityOf } from '../spread/identity.ts'
import { withPlugins } from '../stages/plugins.ts'
import { sourceList } from '../stages/shard/sourceList.ts'
import { startBuild } from '../stages/startBuild.ts'
import { openSession } from '../workers/openSession.ts'
import type { Session } from '../workers/session.ts'
import type { Command, CommandContext } from './command.ts'
import { type FleetPlace, openFleetPlace } from './commandLine/fleetOptions.ts'
import { packageVersion } from './packageVersion.ts'
import { placesOf, readProject } from './project/projectOf.ts'

export const workerCommand: Command = {
  name: 'worker',
  aliases: [],
  summary: 'Do a part of the work for a coordinator.',
  example: 'worker --redis redis://queue.example:6379 --share s3://docs-build/share --idle 60',
  positional: ['ROOT'],
  flags: ['--redis', '--share', '--queue', '--idle', '--config'],
  sharedFlags: ['--url'],
  async run(context) {
    const { args, engine, terminal } = context
    const idle = secondsOf(args.values['--idle'])
    const project = await readProject(args, engine)
    const place = await openFleetPlace(context, project.root)
    if (!(await reachRedis(place, { seconds: idle, say: terminal.aside })))
      throw new UsageError(
        `Redis at ${place.redisName} did not answer within ${idle} seconds. Check --redis.`,
      )
    const closings: Closing[] = []
    // Before there is a folder and until it is gone: a process that ends meanwhile would leave it behind.
    const removeInterrupt = onInterrupt(async () => {
      for (const close of closings) await close()
    })
    const cacheFolder = mkdtempSync(join(tmpdir(), 'troodon-worker-'))
    const places = { ...placesOf(args, engine, project), cacheFolder, outDir: join(cacheFolder, 'dist') }
    const remove = () => rmSync(cacheFolder, { recursive: true, force: true })
    process.once('exit', remove)
    // One thread more than there are cores' worth of work: this one talks to Redis, which must not wait.
    const opened = openSession({ ...places, project, threads: threadCount() + 1, onlyThreads: true })
    // A thread that still starts writes to the folder.
    let closing: Promise<void> | null = null
    const closeThreads = () => (closing ??= opened.workers.close())
    closings.push(closeThreads)
    try {
      return await work(await withPlugins(opened), { ...place, idle, context, closings })
    } finally {
      await closeThreads()
      process.off('exit', remove)
      remove()
      removeInterrupt()
      terminal.info('The worker has ended.')
    }
  },
}

interface WorkOptions extends FleetPlace {
  /** Null: until it is stopped. */
  readonly idle: number | null
  readonly context: CommandContext
  /** The function adds to it. */
  readonly closings: Closing[]
}

/** The work that a signal waits for before the process ends. */
type Closing = () => Promise<void>

type End = (code: number) => void

/** Resolves with the exit code. */
async function work(
  session: Session,
  { bullmq, connection, queueName, exchange, idle, context, closings }: WorkOptions,
): Promise<number> {
  const { terminal, engine } = context
  const name = `${hostname()}:${process.pid}`
  const doJob = jobDoer({ session, exchange, name })
  const checkRun = runChecker(session, exchange, packageVersion(engine.engineRoot))
  let last = Date.now()
  let active = 0
  let end: End = () => {}
  const ended = new Promise<number>((resolve) => {
    end = resolve
  })
  const worker: Worker<FleetJob, FleetResult> = new bullmq.Worker<FleetJob, FleetResult>(
    queueName,
    async ({ data }: Job<FleetJob>) => {
      active++
      try {
        const refusal = await checkRun(data.run)
        if (refusal === null) return await doJob(data)
        terminal.error(refusal)
        end(2)
        throw new Error(`worker ${name}: ${refusal}`)
      } finally {
        active--
        last = Date.now()
      }
    },
    {
      ...{ connection, concurrency: 2, lockDuration: timing.lock, stalledInterval: timing.stalled },
      maxStalledCount: 20,
    },
  )
  // Redis may be away for a while: the client connects again by itself.
  worker.on('error', () => {})
  const close = () => closed(worker, active === 0 ? idleClosing : busyClosing)
  closings.unshift(close)
  terminal.info(`Worker ${name} takes jobs of the queue ${queueName}. Stop it with Ctrl-C.`)
  const timer = setInterval(() => {
    if (idle !== null && active === 0 && Date.now() - last > idle * 1000) end(0)
  }, 200)
  const code = await ended
  clearInterval(timer)
  await close()
  exchange.close()
  return code
}

/** Milliseconds for the end of a job that a worker still does, and without one. */
const busyClosing = 20_000
const idleClosing = 2000

/** BullMQ waits for ever when Redis is away. */
const closed = (worker: Worker<FleetJob, FleetResult>, limit: number): Promise<void> =>
  settledWithin(limit, worker.close()).catch(() => {})

/** Resolves with the reason why the worker cannot take part in a build; null when it can. */
function runChecker(session: Session, exchange: FleetPlace['exchange'], version: string) {
  let known: { readonly run: string; readonly refusal: Promise<string | null> } | null = null
  const check = async (run: string): Promise<string | null> => {
    const { identity, sources } = (await exchange.get(run)).head as Run
    const difference = differenceOf(identity, identityOf(session, version))
    if (difference !== null) return `The work ${difference}.`
    const different = differentSource(sources, sourceList(startBuild(session), session))
    return different === null
      ? null
      : `The work is for other files: ${different}. Use the same commit everywhere.`
  }
  return (run: string): Promise<string | null> => {
    if (known?.run !== run) {
      const refusal = check(run)
      known = { run, refusal }
      refusal.catch(() => {
        known = null
      })
    }
    return known.refusal
  }
}

function secondsOf(words: string | undefined): number | null {
  if (words === undefined) return null
  if (!/^\d+(?:\.\d+)?$/.test(words)) throw new UsageError(`--idle needs a number of seconds, not ${words}.`)
  return Number(words)
}
