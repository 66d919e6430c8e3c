// The report of `reviews`: the pages of each owner, or JSON.

import { counted } from '../../model/text/counted.ts'
import { UsageError } from '../../model/usageError.ts'
import { type Review, reviewsOf } from '../../upkeep/reviews/reviews.ts'
import type { CommandContext } from '../command.ts'
import { withUpkeep } from './withUpkeep.ts'

/** Resolves with the exit code: 1 if a page is due. */
export async function reportReviews(context: CommandContext): Promise<number> {
  const { args, terminal, format } = context
  const today = new Date().toISOString().slice(0, 10)
  const all = await withUpkeep(context, (site) => reviewsOf(site, today))
  if (!all) throw new UsageError('The site has errors. Run "check" first.')
  const wanted = args.values['--owner']
  const due = all.filter(
    ({ owner, isDue, changed }) =>
      (isDue || changed.length > 0) && (wanted === undefined || owner === wanted),
  )
  if (format === 'json') process.stdout.write(`${JSON.stringify(due, null, 2)}\n`)
  else {
    const owners = new Map<string, Review[]>()
    for (const one of due)
      owners.set(one.owner ?? '(nobody)', [...(owners.get(one.owner ?? '(nobody)') ?? []), one])
    for (const [owner, reviews] of [...owners].sort(([a], [b]) => (a < b ? -1 : 1)))
      process.stdout.write(
        `${[`${owner}: ${counted(reviews.length, 'page')}`, ...reviews.map(lineOf)].join('\n')}\n`,
      )
    if (due.length === 0) terminal.info(`No page is due, of ${all.length} with a date or covered files.`)
  }
  return due.length > 0 ? 1 : 0
}

function lineOf({ file, due, isDue, changed }: Review): string {
  const reasons = [
    ...(isDue ? [`due since ${due}`] : []),
    ...changed.map(({ path, commits }) => `${path} changed in ${counted(commits, 'commit')}`),
  ]
  return `  ${file}  ${reasons.join(', ')}`
}
