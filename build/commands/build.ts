// `build`: writes the site, or reports why it did not.
import { buildOnce } from './build/buildOnce.ts'
import { buildUsage } from './build/buildUsage.ts'
import { shardBuild } from './build/shardBuild.ts'
import type { Command } from './command.ts'

export const buildCommand: Command = {
  ...buildUsage,
  run(context) {
    const part = context.args.values['--shard']
    return part === undefined ? buildOnce(context, { writes: true }) : shardBuild(context, part)
  },
}
