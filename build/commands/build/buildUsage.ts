// How `build` is called, without the code that it runs.
import type { Usage } from '../command.ts'

export const buildUsage: Usage = {
  name: 'build',
  aliases: [],
  summary: 'Build the site into dist/.',
  example: 'build --url https://park.example/handbook/ --out public',
  positional: ['ROOT'],
  flags: [
    '--out',
    '--config',
    '--no-cache',
    '--verify',
    '--shard',
    '--merge',
    '--format',
    '--json',
    '--verbose',
    '--strict',
  ],
  sharedFlags: [
    '--url',
    '--locale',
    '--profile',
    '--now',
    '--cache',
    '--remote-cache',
    '--remote-cache-mode',
  ],
}
