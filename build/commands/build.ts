// `build`: writes the site, or reports why it did not.

import { buildOnce } from './buildOnce.ts'
import { buildUsage } from './buildUsage.ts'
import type { Command } from './command.ts'

export const buildCommand: Command = {
  ...buildUsage,
  run: (context) => buildOnce(context, { writes: true }),
}
