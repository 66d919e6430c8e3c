// The front matter fields of reviews, and whether a site has one of them.
import type { UpkeepSite } from '../upkeep.ts'

const fields = ['review_every', 'last_reviewed', 'covers'] as const

export const isReviewed = (own: Readonly<Record<string, unknown>> = {}): boolean =>
  fields.some((name) => own[name] !== undefined && own[name] !== null)

export const hasReviews = ({ pages }: Pick<UpkeepSite, 'pages'>): boolean =>
  [...pages.values()].some(({ ownFields }) => isReviewed(ownFields))
