// `build`: writes the site, or reports why it did not.

import { buildOnce } from './buildOnce.ts'
import type { Command } from './command.ts'

export const buildCommand: Command = {
  name: 'build',
  aliases: [],
  summary: 'Build the site into dist/.',
  example: 'build --url https://park.example/handbook/ --out public',
  positional: ['ROOT'],
  flags: ['--out', '--config', '--no-cache', '--verify', '--format', '--json', '--verbose', '--strict'],
  sharedFlags: ['--url', '--cache'],
  run: (context) => buildOnce(context, { writes: true }),
}
