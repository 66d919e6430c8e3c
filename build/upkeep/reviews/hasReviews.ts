// Whether a page, or any page of a site, has a front matter field of reviews.
import { reviewFields } from '../../model/reviewFields.ts'
import type { UpkeepSite } from '../upkeep.ts'

export const isReviewed = (own: Readonly<Record<string, unknown>> = {}): boolean =>
  reviewFields.some((name) => own[name] !== undefined && own[name] !== null)

export const hasReviews = ({ pages }: Pick<UpkeepSite, 'pages'>): boolean =>
  [...pages.values()].some(({ ownFields }) => isReviewed(ownFields))
