// Pages that are due for a review, by `last_reviewed` and `review_every`, and pages whose covered files have
// changed since: `covers`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commitsOf } from '../../io/gitMoves.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import { wholeFile } from '../../rules/siteRule.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { Upkeep, UpkeepSite } from '../upkeep.ts'
import { isReviewed } from './hasReviews.ts'

/** What the front matter of a page says about its upkeep. */
export interface Review {
  readonly file: SourcePath
  readonly owner: string | null
  /** The day of the last review: as written, or of the last commit of the page. */
  readonly reviewed: string | null
  /** The first day on which a review is due. */
  readonly due: string | null
  readonly isDue: boolean
  /** Covered files that changed since the last review. */
  readonly changed: readonly { readonly path: string; readonly commits: number }[]
  /** What is wrong with the fields, by their names. */
  readonly wrong: readonly (readonly [field: string, message: string])[]
}

type ReviewedSite = Pick<UpkeepSite, 'pages'> & { readonly project: { readonly root: string } }

export const reviewProblems =
  (today: () => string): Upkeep =>
  async (site) =>
    (await reviewsOf(site, today())).flatMap(problemsOf)

/** The pages with one of the fields. `today` is a day such as `2026-11-28`. */
export async function reviewsOf(
  { pages, project: { root } }: ReviewedSite,
  today: string,
): Promise<readonly Review[]> {
  const commits = new Map<string, ReturnType<typeof commitsOf>>()
  const history = (path: string) => {
    const known = commits.get(path) ?? commitsOf(root, path)
    commits.set(path, known)
    return known
  }
  const reviews: Review[] = []
  for (const [file, { ownFields: own = {} }] of pages) {
    if (!isReviewed(own)) continue
    const wrong: [string, string][] = []
    const written = own['last_reviewed'] === undefined ? null : dayOf(own['last_reviewed'])
    if (own['last_reviewed'] !== undefined && written === null)
      wrong.push(['last_reviewed', 'last_reviewed must be a day such as 2026-11-28.'])
    const every = own['review_every'] === undefined ? null : periodOf(own['review_every'])
    if (own['review_every'] !== undefined && every === null)
      wrong.push(['review_every', 'review_every must be a period such as 90 days, 6 months or 1 year.'])
    const last = written === null ? (await history(file))[0] : undefined
    const reviewed = written ?? last?.date.slice(0, 10) ?? null
    const due = reviewed && every ? later(reviewed, every) : null
    // A day of review counts as a whole, a commit from its own moment.
    const since = written === null ? (last?.date ?? null) : `${written}T23:59:59Z`
    const changed: { path: string; commits: number }[] = []
    for (const path of [own['covers'] ?? []].flat().map(String)) {
      if (!/[*?[]/.test(path) && !existsSync(join(root, path)))
        wrong.push(['covers', `covers names ${path}, which does not exist.`])
      const newer =
        since === null ? [] : (await history(path)).filter(({ date }) => Date.parse(date) > Date.parse(since))
      if (newer.length > 0) changed.push({ path, commits: newer.length })
    }
    const owner = typeof own['owner'] === 'string' ? own['owner'] : null
    reviews.push({ ...{ file, owner, reviewed, due, changed, wrong }, isDue: due !== null && due <= today })
  }
  return reviews
}

/** YAML gives a day as a moment. */
function dayOf(value: unknown): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(String(value))?.[1]
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}

interface Period {
  readonly count: number
  readonly unit: 'day' | 'week' | 'month' | 'year'
}

function periodOf(value: unknown): Period | null {
  const [, count, unit = 'day'] = /^\s*(\d+)\s*(?:(day|week|month|year)s?)?\s*$/.exec(String(value)) ?? []
  return count === undefined || Number(count) === 0
    ? null
    : { count: Number(count), unit: unit as Period['unit'] }
}

function later(day: string, { count, unit }: Period): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'day' || unit === 'week')
    date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1))
  else {
    const dayOfMonth = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1))
    const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(dayOfMonth, days))
  }
  return date.toISOString().slice(0, 10)
}

function problemsOf({ file, owner, reviewed, due, isDue, changed, wrong }: Review): readonly Diagnostic[] {
  const who = owner === null ? 'somebody' : owner
  const hint = `Ask ${who} to read the page, and write the day into last_reviewed.`
  return [
    ...wrong.map(
      ([field, message]): Diagnostic => ({
        ...{
          code: 'reviewField',
          ...wholeFile(file),
          message,
          hint: null,
          find: [new RegExp(`(?<=^|\\n)${field}(?=\\s*:)`)],
        },
      }),
    ),
    ...(isDue
      ? [
          {
            code: 'reviewDue',
            ...wholeFile(file),
            message: `The page is due for a review since ${due}. The last one was on ${reviewed}.`,
            hint,
          } as const,
        ]
      : []),
    ...changed.map(
      ({ path, commits }) =>
        ({
          code: 'coveredChange',
          ...wholeFile(file),
          message: `${path} has changed since ${reviewed}, in ${counted(commits, 'commit')}.`,
          hint,
        }) as const,
    ),
  ]
}
