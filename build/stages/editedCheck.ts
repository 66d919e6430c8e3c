// The short way through `check`: when nothing changed since the last one, or only the words of some pages,
// what that one found in all other files is still right.
import { readHead } from '../io/gitHead.ts'
import type { BuildResult } from '../model/buildResult.ts'
import type { PageFacts } from '../model/page.ts'
import { buildKey, hashOutsideFiles } from '../reuse/buildKey.ts'
import { pageHintsKey } from '../reuse/keys.ts'
import { type LastCheck, type OwnFindings, readLastCheck, saveLastCheck } from '../reuse/lastCheck.ts'
import { byName } from '../shared/byName.ts'
import type { Session } from '../workers/session.ts'
import type { BuildOptions } from './buildOptions.ts'
import { unpublished } from './buildResult.ts'
import { checkProblems } from './checkProblems.ts'
import {
  canContinue,
  type EditedFile,
  editedFiles,
  haveOtherHeadings,
  type IsSame,
  parseAgain,
  provenBundle,
} from './continuedBuild.ts'
import type { StartedBuild } from './startBuild.ts'

/** Null when that is not enough, or not certain: a whole check follows. */
export async function editedCheck(
  started: StartedBuild,
  session: Session,
  { strict = false, also, onLinked }: BuildOptions,
): Promise<BuildResult | null> {
  if (!session.forCheck || session.unsaved || also || onLinked) return null
  const last = readLastCheck(session.cacheFolder)
  const compared = session.hashes.compare(started.scan)
  const { root } = session.project
  if (!last || !compared || (last.commit !== null && last.commit !== readHead(root))) return null
  const outside = hashOutsideFiles(last.outside, root)
  const run = { started, session, outside }
  const edited = compared.changed.length === 0 ? [] : await editedPages(last, run)
  if (!edited) return null
  const check = edited.length === 0 ? last : withEdited(last, edited, session)
  const key = keyNow(run)
  if (edited.length === 0) {
    if (key !== last.buildKey) return null
  } else {
    session.hashes.save(started.scan)
    if (key !== null) saveLastCheck(session.cacheFolder, { ...check, buildKey: key })
    await session.workers.flush()
  }
  const { notes, summary } = check
  const problems = checkProblems(check, session, strict)
  return unpublished({ problems, notes, summary, parsed: edited.length })
}

interface Run {
  readonly started: StartedBuild
  readonly session: Session
  /** Files outside the content that the last check read, with their hashes now. */
  readonly outside: ReturnType<typeof hashOutsideFiles>
}

function keyNow({ started, session, outside }: Run): string | null {
  const bundle = started.bundle()
  return bundle && buildKey({ scan: started.scan, bundle, outside }, session)
}

/** The changed files with their new facts; null when more changed than their words. */
async function editedPages(
  last: LastCheck,
  { started, session, outside }: Run,
): Promise<readonly EditedFile[] | null> {
  const { shared } = last
  if (shared === null || !canContinue(session.project.config)) return null
  const files = editedFiles(started, session)
  const isOfMore = files?.some(
    ({ job: { source } }) => shared.includes(source) || last.found.some(({ file }) => file === source),
  )
  if (!files || isOfMore || !provenBundle(files, { ...last, outside }, started, session)) return null
  session.onStage('parse')
  const edited = await parseAgain(files, session, haveSameLinks(last, session))
  for (const { page, hash } of edited ?? []) {
    const stat = started.scan.files.get(page.source)
    if (stat) session.hashes.set(page.source, stat, hash)
  }
  return edited
}

/**
 * Whether checks of the whole site ask both for the same. Comments without codes excuse links by their lines.
 */
const haveSameLinks =
  ({ ids, found }: LastCheck, { project }: Session): IsSame =>
  (source, ...versions) => {
    if (versions.some(({ code, escapes }) => code || escapes.some(({ codes }) => !codes))) return false
    const [before, now] = versions.map(withoutExcerpt) as [PageFacts, PageFacts]
    return (
      versions[0].structureKey === versions[1].structureKey ||
      haveOtherHeadings(source, [before, now], { linked: () => ids, problems: found }, project)
    )
  }

/** No check looks at the first paragraph of another page. */
const withoutExcerpt = (facts: PageFacts): PageFacts => ({ ...facts, excerpt: null })

function withEdited(last: LastCheck, edited: readonly EditedFile[], { store }: Session): LastCheck {
  const own = new Map(last.own)
  for (const { page } of edited) {
    const { diagnostics, escapes, bodyKey } = page.facts
    const findings: OwnFindings = { diagnostics, escapes, hints: store.get(pageHintsKey(bodyKey)) ?? [] }
    if (Object.values(findings).some((list) => list.length > 0)) own.set(page.source, findings)
    else own.delete(page.source)
  }
  return { ...last, own: new Map([...own].sort(byName)) }
}
