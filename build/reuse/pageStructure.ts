// The structure of a page: everything that other pages, the sidebar and the link check may show or ask of it.
// Its words are not part of it, so most edits leave it as it is.
import type { PageFacts } from '../model/page.ts'

/** As JSON. Of links only where they lead counts, not where they are written. */
export const pageStructure = (facts: Omit<PageFacts, 'bodyKey' | 'structureKey'>): string =>
  JSON.stringify({
    ...facts,
    bodyKey: undefined,
    structureKey: undefined,
    links: facts.links.map(({ kind, href }) => [kind, href]),
    code: facts.code !== undefined,
    escapes: undefined,
    diagnostics: undefined,
    words: undefined,
    readingTime: undefined,
  })
