// The facts of a page joined with those of the files that it includes.

import { withoutLines } from '../link/codeLines.ts'
import { bodyOf, withLinksFrom } from '../model/bodyRef.ts'
import type { BodyRef, CodeFact, IncludeFact, PageFacts } from '../model/page.ts'
import { addAll } from '../shared/addAll.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { Heading } from '../shared/toc.ts'

/** The content of an include: a code block, or the content of another Markdown file. */
export type IncludedPart =
  | { readonly body: BodyRef }
  | { readonly source: SourcePath; readonly facts: PageFacts }

/** `partOf` finds what an include names; null: nothing, and the problem is reported. */
export function composePage(
  facts: PageFacts,
  partOf: (include: IncludeFact) => IncludedPart | null,
): PageFacts {
  const draft = draftOf(facts)
  const includes = facts.includes ?? []
  let done = 0
  // Code blocks come after Markdown files in the list, wherever they are in the text.
  const inOrder = [...includes.entries()].sort(([, a], [, b]) => a.headingsBefore - b.headingsBefore)
  for (const [index, include] of inOrder) {
    addAll(draft.headings, facts.headings.slice(done, include.headingsBefore))
    done = include.headingsBefore
    draft.bodies[index] = addPart(draft, include, partOf(include))
  }
  addAll(draft.headings, facts.headings.slice(done))
  const { bodies, uses, widgets, code, ...joined } = draft
  return {
    ...facts,
    ...joined,
    ...(code ? { code } : {}),
    ...(uses.size > 0 ? { uses: [...uses] } : {}),
    ...(widgets.size > 0 ? { widgets: [...widgets] } : {}),
    text: {
      key: facts.bodyKey,
      firstLink: 0,
      includes: bodies,
      places: includes.map(({ headingsBefore, forAgents }) => (forAgents ? null : headingsBefore)),
    },
  }
}

interface Draft {
  readonly headings: Heading[]
  readonly links: PageFacts['links'][number][]
  readonly ids: PageFacts['ids'][number][]
  readonly escapes: PageFacts['escapes'][number][]
  readonly uses: Set<NonNullable<PageFacts['uses']>[number]>
  readonly widgets: Set<NonNullable<PageFacts['widgets']>[number]>
  readonly bodies: (BodyRef | null)[]
  code: CodeFact | undefined
}

const draftOf = (facts: PageFacts): Draft => ({
  headings: [],
  links: [...facts.links],
  ids: [...facts.ids],
  escapes: [...facts.escapes],
  uses: new Set(facts.uses),
  widgets: new Set(facts.widgets),
  bodies: [],
  code: facts.code,
})

/** Adds the facts of an include; returns its body. */
function addPart(draft: Draft, include: IncludeFact, part: IncludedPart | null): BodyRef | null {
  if (!part || 'body' in part) return part?.body ?? null
  const { source, facts } = part
  const body = withLinksFrom(bodyOf(facts), draft.links.length)
  if (!include.forAgents) {
    addAll(draft.headings, facts.headings)
    addAll(draft.ids, withoutLines(facts.ids))
  }
  addAll(
    draft.links,
    facts.links.map((link) => ({ source, ...link })),
  )
  addAll(
    draft.escapes,
    facts.escapes.map((one) => ({ source, ...one })),
  )
  for (const use of facts.uses ?? []) draft.uses.add(use)
  for (const widget of facts.widgets ?? []) draft.widgets.add(widget)
  if (facts.code)
    draft.code ??= {
      reason: `it includes ${source}, in which ${facts.code.reason}`,
      line: include.line,
      column: include.column,
    }
  return body
}
