// Facts of a page of which headings, ids and links stay in the store until they are asked for. Of a large
// site most pages are as they were, and nothing asks for theirs.
import type { BriefFacts, PageFacts, ShelvedFacts } from '../model/page.ts'
import { pageFactsKey } from '../reuse/keys.ts'
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

/** Pages with anything rare, such as code or problems, are stored whole. */
export function shelved(facts: PageFacts): ShelvedFacts {
  const isPlain = Object.keys(facts).every((field) => briefFields.has(field))
  if (!isPlain || facts.escapes.length > 0 || facts.diagnostics.length > 0) return { whole: facts }
  const { frontMatter, contentTitle, excerpt, widgets, uses, structureKey } = facts
  return {
    brief: {
      ...{ frontMatter, contentTitle, excerpt, structureKey },
      ...(widgets ? { widgets } : {}),
      ...(uses ? { uses } : {}),
    },
  }
}

export const unshelved = (facts: ShelvedFacts, bodyKey: string, read: ReadFacts): PageFacts =>
  'whole' in facts ? facts.whole : (new LazyFacts(facts.brief, bodyKey, read) as PageFacts)

/** A copy that has every field itself, as a page that was just parsed. */
export const wholeFacts = (facts: PageFacts): PageFacts => (facts instanceof LazyFacts ? facts.whole : facts)

const none: readonly never[] = []

/** A class, because its getters take no memory per page. */
class LazyFacts {
  readonly brief: BriefFacts
  readonly bodyKey: string
  readonly read: ReadFacts

  constructor(brief: BriefFacts, bodyKey: string, read: ReadFacts) {
    this.brief = brief
    this.bodyKey = bodyKey
    this.read = read
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
  get widgets() {
    return this.brief.widgets
  }
  get uses() {
    return this.brief.uses
  }
  get structureKey() {
    return this.brief.structureKey
  }
  get escapes() {
    return none
  }
  get diagnostics() {
    return none
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
  get whole(): PageFacts {
    return this.read(this.bodyKey)
  }
}
