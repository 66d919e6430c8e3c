// How `check` is called, without the code that it runs.
import type { Usage } from '../command.ts'

export const checkUsage: Usage = {
  name: 'check',
  aliases: [],
  summary: 'Find problems without writing anything.',
  example: 'check --strict',
  positional: ['ROOT'],
  flags: [
    ...(['--external', '--agents', '--fix', '--unsafe-fixes', '--diff', '--update-baseline'] as const),
    ...(['--format', '--json', '--verbose', '--strict'] as const),
  ],
  sharedFlags: ['--config', '--locale', '--profile', '--now', '--cache', '--remote-cache'],
}
