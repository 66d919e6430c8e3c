// The last stages: outputs are rendered and published, and the build is recorded for the next one.
import { join } from 'node:path'
import { type Emitted, emitSite } from '../emit/emitSite.ts'
import type { Diagnostic, Problem } from '../model/diagnostics.ts'
import { filesPart } from '../model/pageKey.ts'
import { outputCollisions } from '../outputs/index.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import type { MakeTools, Output } from '../outputs/output.ts'
import { recordShared } from '../outputs/pages/pageRecord.ts'
import { recordSite } from '../outputs/pages/recordSite.ts'
import { filesKey } from '../outputs/pages/themeKeys.ts'
import { pageFilesKey } from '../reuse/keys.ts'
import { pruneFolder } from '../reuse/pruneFolder.ts'
import type { Session } from '../workers/session.ts'
import { summaryOf } from './buildResult.ts'
import { openComponents } from './componentLinks.ts'
import type { ErrorPages } from './errorPages.ts'
import type { LinkedContent } from './linkContent.ts'
import type { PlannedContent } from './planContent.ts'
import { hasProvenOutputs, keyOf, type StartedBuild } from './startBuild.ts'
import { withSource } from './withSource.ts'

interface Writing {
  readonly content: LinkedContent
  readonly errors: ErrorPages
  /** Whether the output is published with these problems of writing it. */
  readonly allow: (problems: readonly Diagnostic[]) => boolean
}

/** Writes every output, with error pages in place of pages that fail. */
export async function writeOutputs(
  outputs: Iterable<Output>,
  started: StartedBuild,
  session: Session,
  { content, errors, allow }: Writing,
): Promise<Emitted> {
  const { outDir, workers, onDone } = session
  recordShared(content.linked, session.store)
  recordFiles(content.linked, session.store)
  const components = openComponents(content, session)
  const tools = makeTools(session)
  const before = started.last ?? { manifest: new Map(), fingerprint: '' }
  const emitted = await emitSite(errors.replace(components.see(outputs)), before, {
    outDir,
    isProven: hasProvenOutputs(started, session),
    isAddedTo: session.plugins.afterBuild.length > 0,
    render: async (jobs, kept) => {
      onDone(kept)
      const results = await workers.render(jobs)
      components.keep(jobs, results)
      return Promise.all(results.map((result) => withSource(result, errors.trace)))
    },
    tools: { ...tools, renderText: errors.renderText(tools.renderText) },
    errorPage: errors.page,
    late: components.check,
    filesOf: (key) => session.store.get(pageFilesKey(filesPart(key))) ?? null,
    allow,
  })
  await workers.flush()
  return emitted
}

/** The next build finds in each document what loads its style sheets and scripts. */
function recordFiles({ theme }: LinkedSite, store: Session['store']): void {
  for (const { files } of Object.values(theme?.context ?? {})) {
    const key = pageFilesKey(filesKey(files))
    if (!store.has(key)) store.put(key, files)
  }
}

/** Problems of writing them, without writing. */
export async function checkOutputs(
  outputs: Iterable<Output>,
  content: LinkedContent,
  session: Session,
): Promise<readonly Diagnostic[]> {
  const components = openComponents(content, session)
  const collisions = await outputCollisions(components.see(outputs), makeTools(session))
  return [...collisions, ...(await components.check())]
}

/** The arguments of functions that make a file. */
export const makeTools = ({ cacheFolder, outDir, store, workers, keptFile }: Session): MakeTools => ({
  cacheFolder,
  outDir,
  store,
  keptFile,
  renderText: async (job, locale) => (await workers.inline()).text(job, locale),
  themeText: async (text) => (await workers.inline()).themeText(text),
  indexPages: workers.index,
})

interface FinishedBuild {
  readonly planned: PlannedContent
  readonly content: LinkedContent
  readonly emitted: Emitted
  readonly problems: readonly Problem[]
}

/** Many pages at once are the occasion to remove what earlier builds left in the cache. */
const manyPages = 200

export function recordBuild({ planned, content, emitted, problems }: FinishedBuild, session: Session): void {
  const { cacheFolder, outDir, hashes, lastBuilds } = session
  if (emitted.rendered > manyPages)
    for (const name of ['cards', 'images']) pruneFolder(join(cacheFolder, name))
  const hasFailed = problems.some(({ code }) => code === 'pageFailed' || code === 'pluginFailed')
  const structureKey = hasFailed ? null : content.structureKey
  if (structureKey !== null) recordSite(content.linked, content.linkedIds, structureKey, session.store)
  hashes.save(planned.scan)
  lastBuilds.save(outDir, {
    manifest: emitted.manifest,
    fingerprint: emitted.fingerprint,
    build: content.linked.build.number,
    // The next build tries failed parts again, whatever changed.
    buildKey: hasFailed || emitted.isMixed ? null : keyOf(planned, content.outside, session),
    structureKey,
    groups: hasFailed || emitted.isMixed ? {} : Object.fromEntries(content.groups),
    outside: [...content.outside.keys()],
    problems,
    notes: planned.notes,
    summary: summaryOf(planned, content.links),
  })
}
