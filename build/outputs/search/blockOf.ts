// In which block of the search index a page is. Known without the pages themselves, for an edit of words.
import { checksum } from '../../io/hash.ts'

/** The number of the block, of so many, that has the page with this name. */
export const blockOf = (name: string, count: number): number => checksum(name) % count
