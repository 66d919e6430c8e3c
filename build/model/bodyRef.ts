// The parsed body of a page, which the store holds.
import type { BodyRef, PageFacts } from './page.ts'

/** Where the store has the body of a page. */
export const bodyOf = (facts: PageFacts): BodyRef =>
  facts.text ?? { key: facts.bodyKey, firstLink: 0, includes: [] }

/** Keys of a body and of all it includes: its identity. */
export const bodyIdentity = ({ key, includes }: BodyRef): string =>
  [key, ...includes.map((one) => (one === null ? '-' : bodyIdentity(one)))].join('+')
