// What coordinators and workers of a fleet are told in the same words: Redis, the queue, and the place that
// all machines share.
import { absolutePath } from '../../io/osPath.ts'
import { UsageError } from '../../model/usageError.ts'
import type { Blobs } from '../../remote/blobs.ts'
import { type Exchange, openExchange } from '../../spread/fleet/exchange.ts'
import { defaultQueue, defaultRedis } from '../../spread/fleet/fleetJob.ts'
import { folderBlobs, removeOldBlobs } from '../../spread/fleet/folderBlobs.ts'
import { loadQueue, type QueuePackage, redisOptions } from '../../spread/fleet/loadQueue.ts'
import { blobsAt } from '../build/remoteCache.ts'
import type { CommandContext } from '../command.ts'

export interface FleetPlace {
  readonly bullmq: QueuePackage
  readonly connection: ReturnType<typeof redisOptions>
  /** Of the server of Redis, without a password. */
  readonly redisName: string
  readonly queueName: string
  readonly exchange: Exchange
}

const day = 86_400_000

/** Throws a UsageError for words that are wrong, and where BullMQ is not installed. */
export async function openFleetPlace({ args }: CommandContext, root: string): Promise<FleetPlace> {
  const bullmq = loadQueue(root)
  const connection = redisOptions(args.values['--redis'] ?? process.env['TROODON_REDIS'] ?? defaultRedis)
  const queueName = args.values['--queue'] ?? defaultQueue
  if (!/^[\w-]+$/.test(queueName))
    throw new UsageError(`--queue needs a name of letters and digits, not ${queueName}.`)
  const redisName = `${connection.host}:${connection.port}`
  return { bullmq, connection, redisName, queueName, exchange: openExchange(await sharedBlobs(args, root)) }
}

async function sharedBlobs(args: CommandContext['args'], root: string): Promise<Blobs> {
  const words = args.values['--share'] ?? process.env['TROODON_SHARE']
  if (!words)
    throw new UsageError(
      'A fleet needs a place that all machines share: --share with a folder, or the URL of a remote cache.',
    )
  if (/^(?:https?|s3):\/\//.test(words) && URL.canParse(words))
    return blobsAt(new URL(words), root, process.env['TROODON_REMOTE_CACHE_TOKEN'] || null)
  const folder = absolutePath(words)
  removeOldBlobs(folder, day, Date.now())
  return folderBlobs(folder)
}
