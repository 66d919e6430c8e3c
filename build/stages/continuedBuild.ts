// Whether a build may continue the last one: some Markdown files have other words, and everything else is
// proven to be as it was by the key of the build.
import { offlineOptions } from '../bundle/bundleTypes.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Page, PageFacts } from '../model/page.ts'
import type { Config } from '../model/project.ts'
import { bodyInContext } from '../read/fillFile.ts'
import { keptFacts } from '../read/parseFile.ts'
import type { SiteRecord } from '../render/siteRecord.ts'
import { buildKey } from '../reuse/buildKey.ts'
import { pageBodyOf, siteIdsKey } from '../reuse/keys.ts'
import { hasFilesOf, type RecordedBuild } from '../reuse/lastBuild.ts'
import { type IdsBeforeAndNow, isLinked } from '../reuse/linkedIds.ts'
import { pageStructure } from '../reuse/pageStructure.ts'
import { type ParseJob, parseJobOf } from '../reuse/parseJob.ts'
import { siteRecordOf } from '../reuse/siteRecords.ts'
import type { SourcePath } from '../shared/paths.ts'
import { keepsNotices } from '../upkeep/translations/pagesBehind.ts'
import { hasUrls } from '../upkeep/upkeep.ts'
import type { Session } from '../workers/session.ts'
import { mostEdits, type StartedBuild } from './startBuild.ts'

export interface ContinuedBuild {
  readonly last: RecordedBuild
  /** The structure key of both builds. */
  readonly structure: string
  readonly site: SiteRecord
  readonly bundle: Bundle
  readonly edited: readonly EditedFile[]
}

export interface EditedFile {
  readonly page: Page
  /** Of the new content. */
  readonly hash: string
}

/** Null when more changed than words, or when that is not certain. */
export async function continuedBuild(
  started: StartedBuild,
  session: Session,
): Promise<ContinuedBuild | null> {
  const { last } = started
  const structure = last?.structureKey ?? null
  if (!last || structure === null || !canContinue(session.project.config)) return null
  const files = editedFiles(started, session)
  const hasProblems = files?.some(({ job }) => last.problems.some(({ file }) => file === job.source)) ?? true
  if (!files || hasProblems) return null
  const proof = { buildKey: last.buildKey, outside: started.outsideBefore }
  const bundle = provenBundle(files, proof, started, session)
  if (bundle) session.onStage('parse')
  // In the order of what they cost: most edits that go further are found by parsing them.
  const edited = bundle && (await parseAgain(files, session, sameForOthers(last, structure, session)))
  const site = edited ? siteRecordOf(structure, session.store) : undefined
  if (!bundle || !edited || !site) return null
  const sources = new Set(edited.map(({ page }) => page.source))
  const place = { root: session.project.root, config: session.project.config, files: started.files }
  if (!keepsNotices(sources, new Set(site.behind), place)) return null
  if (!hasFilesOf(last, session.outDir) || !started.outputs.areIntact()) return null
  return { last, structure, site, bundle, edited }
}

/**
 * Functions of the site may read anything, the service worker names the hash of every page, and plugins may
 * look at all pages when they are published.
 */
export const canContinue = (config: Config): boolean =>
  config.frontMatterHook === null &&
  !offlineOptions(config) &&
  config.plugins.length === 0 &&
  !config.sitemap?.createSitemapItems &&
  config.blogs.every(({ processBlogPosts, feeds }) => !processBlogPosts && !feeds?.createFeedItems)

export interface ChangedFile {
  readonly job: ParseJob
  /** Of the content in the last build. */
  readonly before: string
}

/**
 * Files that are not as they were recorded; null when there are none, too many, or others than Markdown, and
 * when a file is new or gone.
 */
export function editedFiles(
  { scan }: Pick<StartedBuild, 'scan'>,
  session: Session,
): readonly ChangedFile[] | null {
  const { hashes, project, markdownKey, siteCodeKey } = session
  const edited: ChangedFile[] = []
  for (const source of hashes.compare(scan)?.changed ?? []) {
    const job = parseJobOf(source, { config: project.config, markdownKey, siteCodeKey })
    const before = hashes.before(source)
    if (!job || before === undefined || edited.length === mostEdits) return null
    edited.push({ job, before })
  }
  return edited.length > 0 ? edited : null
}

interface Proof {
  /** Of the run to continue. */
  readonly buildKey: string | null
  /** Files outside the content that it read, with their hashes now. */
  readonly outside: ReadonlyMap<SourcePath, string>
}

/** The bundle, when with the old content of these files the build would have the key of the last one. */
export function provenBundle(
  files: readonly ChangedFile[],
  last: Proof,
  { scan, ...started }: Pick<StartedBuild, 'scan' | 'bundle'>,
  session: Session,
): Bundle | null {
  const before = new Map(files.map(({ job, before: hash }) => [job.source, hash]))
  const bundle = started.bundle()
  const key = bundle && buildKey({ scan, bundle, outside: last.outside }, session, before)
  return key !== null && key === last.buildKey ? bundle : null
}

/** Whether a file changed in nothing that counts elsewhere. */
export type IsSame = (source: SourcePath, before: PageFacts, now: PageFacts) => boolean

/** The files with their new facts; null when one of them changed in more. */
export async function parseAgain(
  files: readonly ChangedFile[],
  { store, markdownKey, workers }: Session,
  isSame: IsSame,
): Promise<readonly EditedFile[] | null> {
  const results = await workers.parse(files.map(({ job }) => job))
  const edited: EditedFile[] = []
  for (const [at, { job, before }] of files.entries()) {
    const facts = results[at]?.facts
    const body = pageBodyOf({ markdownKey, ...job, content: before })
    const known = keptFacts(bodyInContext(body, facts?.asked, job.context), store)
    if (!facts || !known || !isSame(job.source, known, facts)) return null
    edited.push({ page: { source: job.source, facts }, hash: results[at]?.hash ?? '' })
  }
  return edited
}

/**
 * Problems, and comments that allow a broken link, have places in the text. `structure` is the structure key
 * of the last build.
 */
export const sameForOthers =
  (last: RecordedBuild, structure: string, { store, project }: Session): IsSame =>
  (source, before, now) => {
    if ([before, now].some(({ diagnostics, escapes }) => diagnostics.length > 0 || escapes.length > 0))
      return false
    if (before.structureKey === now.structureKey) return true
    return haveOtherHeadings(source, [before, now], leadingLinks(last, structure, store), project)
  }

export interface LeadingLinks {
  /** The ids that links lead to. */
  readonly linked: () => string | null
  readonly problems: readonly Pick<Diagnostic, 'code'>[]
}

/** Of the last build. */
export const leadingLinks = (
  { problems }: Pick<RecordedBuild, 'problems'>,
  structure: string,
  store: Session['store'],
): LeadingLinks => ({ linked: () => store.get(siteIdsKey(structure))?.ids ?? null, problems })

/** Whether the headings are all that changed, and no link leads to one that came or went. */
export function haveOtherHeadings(
  source: SourcePath,
  [before, now]: readonly [PageFacts, PageFacts],
  lead: LeadingLinks,
  project: Session['project'],
): boolean {
  if (withoutHeadings(before) !== withoutHeadings(now)) return false
  return mayHaveOtherIds(source, [idsOf(before), idsOf(now)], lead, project)
}

/** Whether nothing asks for an id of the page that came or went. */
export function mayHaveOtherIds(
  source: SourcePath,
  ids: IdsBeforeAndNow,
  { linked, problems }: LeadingLinks,
  { root }: Session['project'],
): boolean {
  // The message of a broken link names an id that is similar.
  const isBroken = problems.some(({ code }) => code === 'brokenAnchor' || code === 'brokenHtmlAnchor')
  return !isBroken && !hasUrls(root) && !isLinked(linked(), source, ids)
}

const idsOf = ({ headings }: PageFacts): ReadonlySet<string> => new Set(headings.map(({ id }) => id))

const withoutHeadings = (facts: PageFacts): string => pageStructure({ ...facts, headings: [] })
