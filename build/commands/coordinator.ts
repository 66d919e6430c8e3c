// `coordinator`: a build whose parsing and rendering is done by the workers of a fleet.
import { fleetPatience } from '../io/limits.ts'
import { counted } from '../model/text/counted.ts'
import { reachRedis } from '../spread/fleet/connectRedis.ts'
import { openDispatcher } from '../spread/fleet/dispatcher.ts'
import type { FleetJob, FleetResult, Run } from '../spread/fleet/fleetJob.ts'
import { fleetWorkers } from '../spread/fleet/fleetWorkers.ts'
import { openGiver } from '../spread/fleet/giver.ts'
import { identityOf } from '../spread/identity.ts'
import { withPlugins } from '../stages/plugins.ts'
import { sourceList } from '../stages/shard/sourceList.ts'
import { startBuild } from '../stages/startBuild.ts'
import { buildOnce } from './build/buildOnce.ts'
import type { Helpers } from './build/helpers.ts'
import type { Command, CommandContext } from './command.ts'
import { openFleetPlace } from './commandLine/fleetOptions.ts'
import { packageVersion } from './packageVersion.ts'
import { foldersOf } from './project/folders.ts'

export const coordinatorCommand: Command = {
  name: 'coordinator',
  aliases: [],
  summary: 'Build the site with the workers of a fleet.',
  example: 'coordinator --redis redis://queue.example:6379 --share s3://docs-build/share',
  positional: ['ROOT'],
  flags: [
    '--redis',
    '--share',
    '--queue',
    '--out',
    '--config',
    '--no-cache',
    '--verify',
    '--format',
    '--json',
    '--verbose',
    '--strict',
  ],
  sharedFlags: ['--url', '--cache'],
  async run(context) {
    const helpers = await fleet(context)
    try {
      return await buildOnce(context, { writes: true, helpers })
    } finally {
      // After an exception too: the connection would keep the process alive.
      await helpers?.close()
    }
  },
}

/** Null without Redis: the coordinator builds alone. */
async function fleet(context: CommandContext): Promise<Helpers | null> {
  const { args, engine, terminal } = context
  const place = await openFleetPlace(context, foldersOf(args).root)
  const { bullmq, connection, queueName, exchange } = place
  const [patience, say] = [fleetPatience(), terminal.aside]
  if (!(await reachRedis(place, { seconds: patience, say }))) {
    say(`Redis did not answer within ${patience} seconds. The build continues without workers.`)
    return null
  }
  const queue = new bullmq.Queue<FleetJob, FleetResult>(queueName, { connection })
  // Redis may be away for a while: the client connects again by itself.
  queue.on('error', () => {})
  const dispatcher = openDispatcher({ queue, patience, say })
  const give = openGiver(exchange, say)
  return {
    async prepare(opened) {
      const session = await withPlugins(opened)
      session.onStage('scan')
      const started = startBuild(session)
      const sources = sourceList(started, session)
      const head: Run = { identity: identityOf(session, packageVersion(engine.engineRoot)), sources }
      const run = await give([], head)
      if (run === null) return { session, scan: started.scan }
      const { workers, store, onDone } = session
      const shared = fleetWorkers({ workers, store, dispatcher, exchange, give, run, sources, onDone })
      return { session: { ...session, workers: shared }, scan: started.scan }
    },
    close: once(async () => {
      for (const [name, { jobs, seconds }] of [...dispatcher.workers()].sort(([a], [b]) => (a < b ? -1 : 1)))
        terminal.info(`Worker ${name}: ${counted(jobs, 'job')}, ${seconds.toFixed(1)} s of work.`)
      await dispatcher.close()
      exchange.close()
    }),
  }
}

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | null = null
  return () => (done ??= act())
}
