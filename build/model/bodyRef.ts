// References to stored bodies of pages.
import type { BodyRef, PageFacts } from './page.ts'

/** The stored body of a page, with the bodies of what it includes. */
export const bodyOf = (facts: PageFacts): BodyRef =>
  facts.text ?? { key: facts.bodyKey, firstLink: 0, includes: [] }

/** The same body when its first link has another number. */
export const withLinksFrom = ({ firstLink, includes, ...body }: BodyRef, by: number): BodyRef => ({
  ...body,
  firstLink: firstLink + by,
  includes: includes.map((one) => (one === null ? null : withLinksFrom(one, by))),
})

/** Keys of a body and of all that it includes: its identity. */
export const bodyIdentity = ({ key, includes }: BodyRef): string =>
  [key, ...includes.map((one) => (one === null ? '-' : bodyIdentity(one)))].join('+')
