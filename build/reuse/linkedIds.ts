// Which ids of pages links lead to. A page whose headings change is to all others as it was, if no link leads
// to one of the ids that came or went.
import { checksum } from '../io/hash.ts'
import { writtenId } from '../link/hrefParts.ts'
import type { ResolvedLink } from '../link/linkProblems.ts'
import { schemeOf } from '../shared/hrefs.ts'
import { decodePath } from '../shared/paths.ts'

export interface LinkedIds {
  readonly add: (links: readonly ResolvedLink[]) => void
  /** Adds those of a part of the site. */
  readonly addStored: (ids: string | null) => void
  /**
   * As 32 bits each: two ids with the same ones cost no more than a whole build. Null where any id may count.
   */
  readonly stored: () => string | null
}

/** The ids of two versions of a page. */
export type IdsBeforeAndNow = readonly [before: ReadonlySet<string>, now: ReadonlySet<string>]

export function openLinkedIds(): LinkedIds {
  const ids = new Set<number>()
  let areAll = false
  return {
    add(links) {
      for (const { link, resolution } of links) {
        // Looks for its id on all pages.
        if (schemeOf(link.href) === 'ref') areAll = true
        if (resolution.kind !== 'route') continue
        const owner = resolution.route.source
        const id = writtenId(resolution.hash)
        if (owner === null || id === '') continue
        const decoded = decodePath(id)
        ids.add(bitsOf(owner, id))
        if (decoded !== id) ids.add(bitsOf(owner, decoded))
      }
    },
    addStored(stored) {
      if (stored === null) areAll = true
      else for (const one of read(stored)) ids.add(one)
    },
    stored: () => (areAll ? null : Buffer.from(Int32Array.from(ids).sort().buffer).toString('base64')),
  }
}

/** Whether a link leads to an id that only one of both versions of a page has, or may do so. */
export function isLinked(linked: string | null, source: string, [old, fresh]: IdsBeforeAndNow): boolean {
  const changed = [...new Set([...old, ...fresh])].filter((id) => !old.has(id) || !fresh.has(id))
  if (changed.length === 0) return false
  if (linked === null) return true
  const ids = new Set(read(linked))
  return changed.some((id) => ids.has(bitsOf(source, id)))
}

const bitsOf = (source: string, id: string): number => checksum(`${source}#${id}`) | 0

const read = (stored: string): Int32Array =>
  new Int32Array(new Uint8Array(Buffer.from(stored, 'base64')).buffer)
