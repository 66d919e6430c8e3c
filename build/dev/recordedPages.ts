// Renders one edited page at once, from what the last build recorded. Only when nothing but words changed,
// and no other page shows them. A whole build follows in any case, and proves that nothing else changed.
import { lastBundle } from '../bundle/freshBundle.ts'
import type { Bundle } from '../model/bundle.ts'
import type { SiteRecord } from '../render/siteRecord.ts'
import type { RecordedBuild } from '../reuse/lastBuild.ts'
import { parseJobOf } from '../reuse/parseJob.ts'
import { siteRecordOf } from '../reuse/siteRecords.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import { canContinue, parseAgain, sameForOthers } from '../stages/continuedBuild.ts'
import { editedPages, prepareRendering } from '../stages/editedPages.ts'
import type { Session } from '../workers/session.ts'
import type { QuickPages } from './quickPage.ts'

/** A build with the data to render its pages again. */
export interface RecordedSite {
  readonly last: RecordedBuild
  readonly structure: string
  readonly site: SiteRecord
  readonly bundle: Bundle
}

/** The last build into the session's folder; null when it cannot be continued. */
export function recordedSite(session: Session): RecordedSite | null {
  const { cacheFolder, outDir, project, store, lastBuilds } = session
  const last = canContinue(project.config) ? lastBuilds.read(outDir) : null
  const structure = last?.structureKey ?? null
  if (!last || structure === null) return null
  const bundle = lastBundle({ cacheFolder, config: project.config })
  const site = siteRecordOf(structure, store)
  return bundle && site ? { last, structure, site, bundle } : null
}

/** Null if the change can affect other pages, which takes a whole build. */
export async function recordedPages(
  source: SourcePath,
  recorded: RecordedSite,
  session: Session,
): Promise<QuickPages | null> {
  const { hashes, project, workers } = session
  const { last, structure } = recorded
  const before = hashes.before(source)
  const job = parseJobOf(source, { ...session, config: project.config })
  if (!job || before === undefined) return null
  const edited = await parseAgain([{ job, before }], session, sameForOthers(last, structure, session))
  const build = edited && { ...recorded, edited }
  const pages = build && editedPages(build, session)
  if (!pages || !prepareRendering(pages, build, session)) return null
  const work = await workers.inline()
  const found = new Map<OutputPath, string>()
  for (const { own, output } of pages) {
    const made = await work.page({ ...output.job(), markdown: output.markdown })
    if ('error' in made) return null
    found.set(own.html, made.html)
    if (output.json !== null) found.set(output.json, made.json)
    if (made.markdown !== null && output.markdown !== null) found.set(output.markdown, made.markdown)
  }
  return found.size > 0 ? found : null
}

/** Loads the parser and the theme before the first edit. */
export async function prepareEdit(
  { site, bundle }: RecordedSite,
  { workers }: Pick<Session, 'workers'>,
): Promise<void> {
  workers.prepare({ ...site.context, serverBundle: bundle.serverBundle, sidebars: {} })
  await workers.inline()
}
