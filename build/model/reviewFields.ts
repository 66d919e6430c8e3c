// Fields of the front matter that only the reviews of pages read (build/upkeep/reviews/).
export const reviewFields = ['review_every', 'last_reviewed', 'covers'] as const
