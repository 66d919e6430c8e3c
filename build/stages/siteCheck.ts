// The findings of `check` in two parts: those of each Markdown file by itself, and all others. After an edit
// of words only the first part of the edited files is found again.

import { readHead } from '../io/gitHead.ts'
import type { BuildResult } from '../model/buildResult.ts'
import { inFile } from '../model/diagnostics.ts'
import { nameOnDisk } from '../model/nameOnDisk.ts'
import { unshownFiles } from '../problems/withoutUnshown.ts'
import { hashOutsideFiles } from '../reuse/buildKey.ts'
import { type OwnFindings, type SiteCheck, saveLastCheck } from '../reuse/lastCheck.ts'
import { includedPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import { allUpkeepFiles } from '../upkeep/upkeep.ts'
import type { Session } from '../workers/session.ts'
import { endBuild, summaryOf } from './buildResult.ts'
import { checkProblems } from './checkProblems.ts'
import type { FoundProblems } from './foundProblems.ts'
import type { LinkedContent } from './linkContent.ts'
import type { PlannedContent } from './planContent.ts'
import { keyOf } from './startBuild.ts'

interface Checked {
  readonly planned: PlannedContent
  readonly content: LinkedContent
  readonly found: FoundProblems
}

/** Ends a check, and keeps its findings for the next one of the same cache. */
export async function endCheck(checked: Checked, session: Session, strict: boolean): Promise<BuildResult> {
  const check = siteCheck(checked)
  recordCheck(check, checked, session)
  return endBuild(checked.planned, checkProblems(check, session, strict), session, checked.content.links)
}

function siteCheck({ planned, content, found }: Checked): SiteCheck {
  const { pages, notes } = planned
  const inPages = found.diagnostics.filter(({ file }) => file !== null && pages.has(file))
  const reported = new Set(inPages.map((one) => JSON.stringify(one)))
  /** Those of parsing among them, as JSON. */
  const ofParsing = new Set<string>()
  const own = new Map<SourcePath, OwnFindings>()
  for (const [source, facts] of pages) {
    const diagnostics = facts.diagnostics.filter((one) => {
      const json = JSON.stringify(inFile(source, one))
      if (reported.has(json)) ofParsing.add(json)
      return reported.has(json)
    })
    const escapes = facts.escapes.filter((one) => one.codes && one.source === undefined)
    const hints = found.hints.get(source) ?? []
    if (diagnostics.length + escapes.length + hints.length > 0)
      own.set(source, { diagnostics, escapes, hints })
  }
  const others =
    ofParsing.size === 0
      ? found.diagnostics
      : found.diagnostics.filter((one) => !ofParsing.has(JSON.stringify(one)))
  const summary = summaryOf(planned, content.links)
  return { found: others, own, notes, summary }
}

function recordCheck(check: SiteCheck, { planned, content, found }: Checked, session: Session): void {
  const { cacheFolder, project, forCheck, unsaved } = session
  const { needs, readsWords } = found
  if (!forCheck || unsaved || !needs) return
  const { root } = project
  const files = hashOutsideFiles([...allUpkeepFiles, ...needs.outside], root)
  const outside = new Map([...content.outside, ...files])
  const buildKey = keyOf(planned, outside, session)
  if (buildKey === null) return
  const shared = readsWords ? null : [...sharedFiles(planned, content), ...needs.words]
  const commit = needs.history ? readHead(root) : null
  const ids = content.linkedIds()
  saveLastCheck(cacheFolder, { ...check, buildKey, outside: [...outside.keys()], shared, ids, commit })
}

/** Files that other files show, and those with code, which can do anything with their words. */
function sharedFiles(
  { pages, files, site: { config }, data }: PlannedContent,
  { linked: { bundle } }: LinkedContent,
): ReadonlySet<SourcePath> {
  const shared = new Set([
    ...unshownFiles({ pages, files, config, data }),
    ...Object.values(bundle.pages).flatMap(({ markdown }) => markdown),
  ])
  for (const [source, { code, includes = [] }] of pages) {
    if (code) shared.add(source)
    for (const { specifier } of includes)
      shared.add(sourcePath(nameOnDisk(includedPath(specifier, source), files)))
  }
  return shared
}
