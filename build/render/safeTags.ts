// Elements that a page adds to its head, without URLs that run code. React does not look at those.
import type { HeadElement } from '../shared/routeData.ts'
import { safeAttributes, unsafeUrlIn } from '../shared/unsafeUrls.ts'

export const safeTags = (tags: readonly HeadElement[] = []): readonly HeadElement[] =>
  tags.map((one) => ({ ...one, attributes: safeAttributes(one.tag, one.attributes) }))

/** The URLs that are left out. */
export const unsafeInTags = (tags: readonly HeadElement[]): readonly string[] =>
  tags.flatMap(({ tag, attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => unsafeUrlIn(name.toLowerCase(), value, tag) ?? []),
  )
