// `check`: everything that a build does, except writing.
import { buildOnce } from './build/buildOnce.ts'
import type { Command } from './command.ts'

export const checkCommand: Command = {
  name: 'check',
  aliases: [],
  summary: 'Find problems without writing anything.',
  example: 'check --strict',
  positional: ['ROOT'],
  flags: ['--format', '--json', '--verbose', '--strict'],
  sharedFlags: ['--config', '--locale', '--cache', '--remote-cache'],
  run: (context) => buildOnce(context, { writes: false }),
}
