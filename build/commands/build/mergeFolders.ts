// `build --merge shards`: opens the shards, when there are some, and prepares the session for them.
import { absolutePath } from '../../io/osPath.ts'
import { UsageError } from '../../model/usageError.ts'
import type { CommandContext } from '../command.ts'
import { packageVersion } from '../packageVersion.ts'
import type { Helpers } from './helpers.ts'

/** Null without `--merge`. Throws a UsageError when there are no shards. */
export async function mergeFolders({ args, engine, terminal }: CommandContext): Promise<Helpers | null> {
  const words = args.values['--merge']
  if (words === undefined) return null
  const folders = words
    .split(',')
    .filter(Boolean)
    .map((folder) => absolutePath(folder))
  if (folders.length === 0) throw new UsageError('--merge needs the folder with the shards.')
  const { openShards } = await import('../../spread/openShards.ts')
  const { mergeShards } = await import('../../stages/shard/mergeShards.ts')
  const shards = openShards(folders, (message) =>
    terminal.print(`${terminal.paint('warning', 'warning')}  ${message}`),
  )
  return {
    prepare: (session) => mergeShards(session, shards, packageVersion(engine.engineRoot)),
    close: shards.close,
  }
}
