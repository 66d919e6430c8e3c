// The parts of a link as they are compared.
import { type HrefParts, splitHref } from '../shared/hrefs.ts'
import { decodePath, encodePath, inOneForm } from '../shared/paths.ts'

/** Ids have one Unicode form. */
export function partsOf(href: string): HrefParts {
  const { hash, ...rest } = splitHref(href)
  const id = decodePath(hash)
  const sameId = inOneForm(id)
  return { ...rest, hash: id === sameId ? hash : encodePath(sameId).replace(/^%23/, '#') }
}

/** The id in a hash, encoded or not; empty when there is none. */
export const writtenId = (hash: string): string => hash.slice(1).replace(/:~:.*$/, '')
