// `build`: writes the site, or reports why it did not.

import { buildOnce } from './buildOnce.ts'
import { buildUsage } from './buildUsage.ts'
import type { Command } from './command.ts'
import { shardBuild } from './shardBuild.ts'

export const buildCommand: Command = {
  ...buildUsage,
  run(context) {
    const part = context.args.values['--shard']
    return part === undefined ? buildOnce(context, { writes: true }) : shardBuild(context, part)
  },
}
