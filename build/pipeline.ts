// One build, as the list of its stages. `watch` calls the same function again with a session that is still
// open.

import { contentKinds } from './kinds/index.ts'
import type { BuildResult } from './model/buildResult.ts'
import { type Diagnostic, hasErrors, preventsWriting } from './model/diagnostics.ts'
import { outputSources, outputsOf, withTheme } from './outputs/index.ts'
import { learnHistory } from './reuse/historyKey.ts'
import { hasLastCheck } from './reuse/lastCheck.ts'
import { type BuildOptions, isUsual } from './stages/buildOptions.ts'
import { endBuild, published, sameAsBefore } from './stages/buildResult.ts'
import { editedCheck } from './stages/editedCheck.ts'
import { editWords } from './stages/editWords.ts'
import { createErrorPages } from './stages/errorPages.ts'
import { foundProblems } from './stages/foundProblems.ts'
import { judgeProblems } from './stages/judgeProblems.ts'
import { linkContent } from './stages/linkContent.ts'
import { planContent } from './stages/planContent.ts'
import { afterPublished, withPlugins } from './stages/plugins.ts'
import { historyOnce, readSite } from './stages/readSite.ts'
import { endCheck } from './stages/siteCheck.ts'
import { currentBuild, isStillFirst, startBuild } from './stages/startBuild.ts'
import { codeOf } from './stages/themeStage.ts'
import { untilNothingIsLeftOut } from './stages/untilNothingIsLeftOut.ts'
import { recordBuild, writeOutputs } from './stages/writeSite.ts'
import type { Session } from './workers/session.ts'

export const build = (opened: Session, options: BuildOptions = {}): Promise<BuildResult> =>
  untilNothingIsLeftOut(() => buildWithCode(opened, options))

async function buildWithCode(opened: Session, options: BuildOptions): Promise<BuildResult> {
  const { checkOnly = false, strict = false, preview = false } = options
  const { kinds = contentKinds, outputs = outputSources } = options
  const session = await withPlugins(opened)
  const { project, onStage, onTotal } = session
  const { before, started, history, learned } = await begin(session, options)
  const current = checkOnly || strict || before ? null : currentBuild(started, session)
  if (current) return sameAsBefore(current)
  const edit = isUsual(options) && !started.isMoreThanEdit ? await editWords(started, session) : null
  const short =
    edit ?? (checkOnly && !started.isMoreThanEdit ? await editedCheck(started, session, options) : null)
  if (short) return short

  onStage('parse')
  const read = await readSite(started, session, kinds, history)
  await learned
  onStage('plan')
  const planned = await planContent(read, session, kinds)

  onStage('bundle')
  const { bundled, theme } = await codeOf(planned, session)
  const judging = { strict, pages: planned.pages, isCheck: false }
  const judged = (...found: (readonly Diagnostic[])[]) => judgeProblems(found.flat(), session, judging)
  if (!bundled.ok) return endBuild(planned, judged(planned.diagnostics, bundled.diagnostics), session)

  onStage('link')
  const content = await linkContent({ ...planned, theme }, bundled, session, !preview)
  // The thread that has rendered new pages with code takes 12 MB or more. `watch` needs it again soon.
  if (!preview && !options.continues) await session.workers.endContent()
  const { linked, links } = content
  const written = () => outputsOf(linked, theme ? withTheme(outputs) : outputs)
  const found = await foundProblems({ planned, content }, session, checkOnly ? written() : null, options)
  options.onLinked?.(linked, session)
  if (checkOnly) return endCheck({ planned, content, found }, session, strict)
  const problems = judged(found.diagnostics)
  const isStopped = strict || options.complete === true ? hasErrors : preventsWriting
  if (isStopped(problems) && !preview) return endBuild(planned, problems, session, links)

  onStage('render')
  onTotal(linked.site.routes.length)
  const emitted = await writeOutputs(written(), started, session, {
    content,
    errors: createErrorPages(linked, project.root, preview, bundled.trace),
    allow: (late) => preview || !isStopped(judged(late)),
  })
  const { isPublished, manifest } = emitted
  const late = isPublished ? await afterPublished(linked, planned.history, session, manifest) : []
  const failed = emitted.diagnostics.length + late.length > 0
  const all = failed ? judged(found.diagnostics, emitted.diagnostics, late) : problems
  if (!isPublished) return endBuild(planned, all, session)
  recordBuild({ planned, content, emitted, problems: all }, session)
  return published(planned, emitted, all, links)
}

/** The files of the site, while git is asked about them. */
async function begin(session: Session, { scanned = null, checkOnly = false, ...options }: BuildOptions) {
  const before = options.started && isStillFirst(options.started, session) ? options.started : null
  if (!scanned) session.onStage('scan')
  const history = historyOnce(session)
  const learned = learnHistory(session, history)
  // An error before somebody waits for it would end the process. Waiting reports it.
  learned.catch(() => {})
  const started = before ?? startBuild(session, scanned, options.isTrusted || checkOnly)
  // Without an earlier run there is nothing to compare, and git answers while the pages are read.
  if (started.last || hasLastCheck(session.cacheFolder)) await learned
  return { before, started, history, learned }
}
