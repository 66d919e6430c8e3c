// `translations`: which pages of each language are translated, missing or behind.
import type { Command } from './command.ts'

export const translationsCommand: Command = {
  name: 'translations',
  aliases: [],
  summary: 'Report which translations are missing or behind.',
  example: 'translations --status',
  positional: ['ROOT'],
  flags: ['--status', '--diff', '--locale', '--format', '--json'],
  sharedFlags: ['--config', '--cache'],
  needsAllLocales: true,
  meanings: {
    '--locale': { summary: 'language to report', default: 'all except the default one' },
    '--diff': { summary: 'print what changed in the originals' },
  },
  run: async (context) => (await import('./upkeep/reportTranslations.ts')).reportTranslations(context),
}
