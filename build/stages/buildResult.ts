// The result of a build: published, unchanged, or ended by its problems.
import type { Emitted } from '../emit/emitSite.ts'
import type { BuildResult, BuildSummary } from '../model/buildResult.ts'
import { hasErrors, type Problem } from '../model/diagnostics.ts'
import type { LastBuild } from '../reuse/lastBuild.ts'
import type { Session } from '../workers/session.ts'
import type { PlannedContent } from './planContent.ts'

/** Nothing changed: the answer of the last build into this folder. */
export const sameAsBefore = ({ problems, notes, summary }: LastBuild): BuildResult => ({
  ok: !hasErrors(problems),
  isPublished: true,
  problems,
  notes,
  changed: [],
  summary: { ...summary, parsed: 0, rendered: 0, written: 0, removed: 0 },
})

/** The sizes of the site. */
export const summaryOf = (
  { site, pages }: Pick<PlannedContent, 'site' | 'pages'>,
  links: number,
): BuildSummary => {
  let withPlugins = 0
  for (const facts of pages.values()) if (facts.unified) withPlugins++
  return {
    ...{ routes: site.routes.length, pages: pages.size, links },
    ...(withPlugins > 0 ? { withPlugins } : {}),
  }
}

/** A build that wrote its output; a preview may have errors. */
export const published = (
  planned: PlannedContent,
  { rendered, written, removed, changed }: Emitted,
  problems: readonly Problem[],
  links: number,
): BuildResult => ({
  ok: !hasErrors(problems),
  isPublished: true,
  problems,
  notes: planned.notes,
  changed,
  summary: { ...summaryOf(planned, links), parsed: planned.parsed, rendered, written, removed },
})

/** A build that wrote pages with other words; everything else is that of the last build. */
export const publishedEdit = (
  { problems, notes, summary }: LastBuild,
  { rendered, written, removed, changed }: Emitted,
  parsed: number,
): BuildResult => ({
  ok: !hasErrors(problems),
  isPublished: true,
  problems,
  notes,
  changed,
  summary: { ...summary, parsed, rendered, written, removed },
})

/** Ends a build without output. What was parsed stays in the store. */
export async function endBuild(
  planned: PlannedContent,
  problems: readonly Problem[],
  { workers, hashes }: Session,
  links = 0,
): Promise<BuildResult> {
  await workers.flush()
  hashes.save(planned.scan)
  const { notes, parsed } = planned
  return unpublished({ problems, notes, parsed, summary: summaryOf(planned, links) })
}

/** The result of a build that wrote nothing. */
export const unpublished = ({
  problems,
  notes,
  summary,
  parsed,
}: Pick<LastBuild, 'problems' | 'notes' | 'summary'> & { readonly parsed: number }): BuildResult => ({
  ok: !hasErrors(problems),
  isPublished: false,
  problems,
  notes,
  changed: [],
  summary: { ...summary, parsed, rendered: 0, written: 0, removed: 0 },
})
