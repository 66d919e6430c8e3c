// Facts of pages that stay in the store until something asks for them. Of a large site most pages are as they
// were: nothing asks for their headings, ids and links, and where their whole version or language is as it
// was, nothing asks for their front matter either.
import type { BriefFacts, PageFacts, PageMarks, ShelfFacts, ShelfHead, ShelfRow } from '../model/page.ts'
import { pageFactsKey, shelfFactsKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'

/** Reads all facts of a page by its `bodyKey`. */
export type ReadFacts = (bodyKey: string) => PageFacts

/** Facts that were read last are kept: between half of this number and all of it. */
const mostRecent = 1_000

export function openFacts(store: Store): ReadFacts {
  let recent = new Map<string, PageFacts>()
  let before = new Map<string, PageFacts>()
  return (bodyKey) => {
    const known = recent.get(bodyKey)
    if (known) return known
    const facts = before.get(bodyKey) ?? store.get(pageFactsKey(bodyKey))
    if (!facts) throw new Error('Facts of a page are missing from the cache. Run "clear" and build again.')
    if (recent.size >= mostRecent / 2) {
      before = recent
      recent = new Map()
    }
    recent.set(bodyKey, facts)
    return facts
  }
}

const briefFields: ReadonlySet<string> = new Set<keyof PageFacts>([
  ...(['frontMatter', 'contentTitle', 'excerpt', 'widgets', 'uses', 'structureKey'] as const),
  ...(['bodyKey', 'headings', 'ids', 'links', 'escapes', 'diagnostics'] as const),
])

/** Null for pages with anything rare, such as code or problems: all of their facts are at hand. */
function briefOf(facts: PageFacts): BriefFacts | null {
  if (facts instanceof LazyFacts) return facts.brief
  const isPlain = Object.keys(facts).every((field) => briefFields.has(field))
  if (!isPlain || facts.escapes.length > 0 || facts.diagnostics.length > 0) return null
  const { frontMatter, contentTitle, excerpt, widgets, uses, structureKey } = facts
  return {
    ...{ frontMatter, contentTitle, excerpt, structureKey },
    ...(widgets ? { widgets } : {}),
    ...(uses ? { uses } : {}),
  }
}

/** Data that every build needs of all pages must be available without reading the rest. */
const isMarked = ({ frontMatter, widgets, uses }: BriefFacts): boolean =>
  widgets !== undefined || uses !== undefined || markNames.some((name) => frontMatter[name] !== undefined)

const markNames = Object.keys({
  draft: true,
  unlisted: true,
  hide_from_search: true,
  last_update: true,
  image: true,
} satisfies Record<keyof PageMarks, true>) as readonly (keyof PageMarks)[]

/** The two values of a shelf. */
export function shelved(pages: readonly PageFacts[]): {
  readonly head: ShelfHead
  readonly facts: ShelfFacts
} {
  const briefs = pages.map(briefOf)
  const rows = pages.map((page, at): ShelfRow => {
    const brief = briefs[at]
    return !brief ? { whole: wholeFacts(page) } : isMarked(brief) ? { brief } : null
  })
  return {
    head: { rows, structureKeys: pages.map(({ structureKey }) => structureKey) },
    facts: briefs.map((brief, at) => (rows[at] ? null : (brief ?? null))),
  }
}

/** A shelf whose facts are read when something asks for those of one page. */
export interface OpenShelf {
  readonly structureKeys: readonly string[]
  readonly briefAt: (at: number, bodyKey: string) => BriefFacts
  readonly read: ReadFacts
}

export function openShelf(
  name: string,
  { structureKeys }: ShelfHead,
  store: Store,
  read: ReadFacts,
): OpenShelf {
  let facts: ShelfFacts | null = null
  return {
    structureKeys,
    briefAt(at, bodyKey) {
      facts ??= store.get(shelfFactsKey(name)) ?? []
      // Those of the page itself are there where the shelf is damaged.
      return facts[at] ?? read(bodyKey)
    },
    read,
  }
}

/** The facts of a page in its shelf. */
export function unshelved(row: ShelfRow, at: number, bodyKey: string, shelf: OpenShelf): PageFacts {
  if (row && 'whole' in row) return row.whole
  return new LazyFacts(shelf, at, bodyKey, row?.brief ?? null) as PageFacts
}

/** The facts of a page that was just parsed without those that only links ask for. */
export function shortened(facts: PageFacts, read: ReadFacts): PageFacts {
  const brief = facts instanceof LazyFacts ? null : briefOf(facts)
  return brief ? (new LazyFacts(noShelf(read), 0, facts.bodyKey, brief) as PageFacts) : facts
}

const noShelves = new WeakMap<ReadFacts, OpenShelf>()

function noShelf(read: ReadFacts): OpenShelf {
  const known = noShelves.get(read) ?? { structureKeys: [], briefAt: (_, bodyKey) => read(bodyKey), read }
  noShelves.set(read, known)
  return known
}

/** A copy that has every field itself, as a page that was just parsed. */
export const wholeFacts = (facts: PageFacts): PageFacts => (facts instanceof LazyFacts ? facts.whole : facts)

const none: readonly never[] = []
const noMarks: PageMarks = {}

/** A class, because its getters take no memory per page. */
class LazyFacts {
  readonly shelf: OpenShelf
  readonly at: number
  readonly bodyKey: string
  /** Null where they are in the store, and the page has no marks. */
  readonly known: BriefFacts | null

  constructor(shelf: OpenShelf, at: number, bodyKey: string, known: BriefFacts | null) {
    this.shelf = shelf
    this.at = at
    this.bodyKey = bodyKey
    this.known = known
  }

  get marks(): PageMarks {
    return this.known?.frontMatter ?? noMarks
  }
  get widgets() {
    return this.known?.widgets
  }
  get uses() {
    return this.known?.uses
  }
  get structureKey() {
    return this.known?.structureKey ?? this.shelf.structureKeys[this.at]
  }
  get escapes() {
    return none
  }
  get diagnostics() {
    return none
  }
  get frontMatter() {
    return this.brief.frontMatter
  }
  get contentTitle() {
    return this.brief.contentTitle
  }
  get excerpt() {
    return this.brief.excerpt
  }
  get headings() {
    return this.whole.headings
  }
  get ids() {
    return this.whole.ids
  }
  get links() {
    return this.whole.links
  }
  get brief(): BriefFacts {
    return this.known ?? this.shelf.briefAt(this.at, this.bodyKey)
  }
  get whole(): PageFacts {
    return this.shelf.read(this.bodyKey)
  }
}
