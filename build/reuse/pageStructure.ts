// The structure of a page: everything that other pages, the sidebar and the link check may show or ask of it.
// Its words are not part of it, so most edits leave it as it is.
import type { PageFacts } from '../model/page.ts'

type Facts = Omit<PageFacts, 'bodyKey' | 'structureKey' | 'changed' | 'marks'>

/** Fields that are not part of it. */
type Words = 'escapes' | 'diagnostics' | 'words' | 'readingTime' | 'asked'

/** As JSON. Of links only where they lead counts, not where they are written. */
export function pageStructure(facts: Facts): string {
  const links: string[] = []
  for (const { kind, href, own } of facts.links) links.push(kind, href, ...(own ? [JSON.stringify(own)] : []))
  // Written out: a copy made with `...` takes a slow way in V8. The type names each fact that must be here.
  const structure = {
    frontMatter: facts.frontMatter,
    ownFields: facts.ownFields,
    contentTitle: facts.contentTitle,
    lateTitle: facts.lateTitle,
    excerpt: facts.excerpt,
    headings: facts.headings,
    ids: facts.ids,
    links,
    truncated: facts.truncated,
    includes: facts.includes,
    code: facts.code !== undefined,
    values: facts.values,
    head: facts.head,
    widgets: facts.widgets,
    uses: facts.uses,
    diagrams: facts.diagrams?.map(({ text }) => text),
    unified: facts.unified,
    text: facts.text,
    imports: facts.imports,
  } satisfies Record<Exclude<keyof Facts, Words>, unknown>
  return JSON.stringify(structure)
}
