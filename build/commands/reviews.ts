// `reviews`: pages that are due for a review, by their owners.
import type { Command } from './command.ts'

export const reviewsCommand: Command = {
  name: 'reviews',
  aliases: [],
  summary: 'List pages that are due for a review, by owner.',
  example: 'reviews --owner ada',
  positional: ['ROOT'],
  flags: ['--owner', '--format', '--json'],
  sharedFlags: ['--config', '--cache'],
  run: async (context) => (await import('./upkeep/reportReviews.ts')).reportReviews(context),
}
