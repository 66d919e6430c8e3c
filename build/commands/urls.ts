// `urls`: the URLs that the site has published, and those that nothing answers any more.
import type { Command } from './command.ts'

export const urlsCommand: Command = {
  name: 'urls',
  aliases: [],
  summary: 'Compare the URLs of the site with those that it has published.',
  example: 'urls --update',
  positional: ['ROOT'],
  flags: ['--update'],
  sharedFlags: ['--config', '--cache'],
  run: async (context) => (await import('./urls/updateUrls.ts')).compareUrls(context),
}
