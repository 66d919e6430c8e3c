// A session whose workers ask the remote cache first, and do only the work that it does not have.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import { componentLinksIn } from '../../model/componentLinks.ts'
import type { IndexJob } from '../../outputs/search/searchBlocks.ts'
import type { ParseResult } from '../../read/parseFile.ts'
import { splitParts } from '../../remote/parts.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import { pageBodyOf, searchBlockKey } from '../../reuse/keys.ts'
import type { ParseJob } from '../../reuse/parseJob.ts'
import { addAll } from '../../shared/addAll.ts'
import type { Session } from '../../workers/session.ts'
import { type RenderJob, type RenderResult, writeFound } from '../../workers/writePage.ts'
import { hasOwnTheme, isMadeByCode, isReadByCode } from './ownCode.ts'
import { blockKey, fileKey, parsedKey, renderedKey, storeBlock, storeParsed } from './remoteValues.ts'

/** Jobs whose values are asked for at a time: all of them are in memory. */
const atOnce = 1000

export interface RemoteSession {
  readonly session: Session
  /** Keys of the blocks of the search that were asked for. */
  readonly blocks: ReadonlySet<string>
}

export function withRemote(session: Session, remote: RemoteCache): RemoteSession {
  const { workers } = session
  const blocks = new Set<string>()
  const ownTheme = hasOwnTheme(session.project, session.engineRoot)
  const mayRead = (job: ParseJob) => remote.isTrusted || !isReadByCode(job, session.siteCodeKey)
  const mayRender = (job: RenderJob) => remote.isTrusted || (!ownTheme && !isMadeByCode(job))
  const restoreFacts = (jobs: readonly ParseJob[]) =>
    restoreParsed(
      jobs.map((job) => (mayRead(job) ? job : null)),
      session,
      remote,
    )
  const shared: Session = {
    ...session,
    workers: {
      ...workers,
      parse: inPart(restoreFacts, workers.parse),
      facts: inPart(restoreFacts, workers.facts),
      render: inPart<RenderJob, RenderResult>(
        (jobs) =>
          restoreRendered(
            jobs.map((job) => (mayRender(job) ? job : null)),
            session,
            remote,
          ),
        workers.render,
      ),
      async index(jobs) {
        for (const { key } of jobs) blocks.add(key)
        await restoreBlocks(jobs, session, remote)
        return workers.index(jobs)
      },
    },
    keptFile: async (name) => (await remote.get([fileKey(name)])).get(fileKey(name)) ?? null,
  }
  return { session: shared, blocks }
}

/** Takes the results that are there, and does the other jobs. */
const inPart =
  <Job, Result>(
    restore: (jobs: readonly Job[]) => Promise<readonly (Result | null)[]>,
    work: (jobs: readonly Job[]) => Promise<readonly Result[]>,
  ) =>
  async (jobs: readonly Job[]): Promise<readonly Result[]> => {
    const restored: (Result | null)[] = []
    for (let first = 0; first < jobs.length; first += atOnce)
      addAll(restored, await restore(jobs.slice(first, first + atOnce)))
    const done = await work(jobs.filter((_, at) => restored[at] === null))
    let next = 0
    return restored.map((result) => result ?? (done[next++] as Result))
  }

async function restoreParsed(
  jobs: readonly (ParseJob | null)[],
  { store, markdownKey, project, onDone }: Session,
  remote: RemoteCache,
): Promise<readonly (ParseResult | null)[]> {
  const hashes = jobs.map((job) => job && hashOfFile(join(project.root, job.source)))
  const keys = jobs.map((job, at) => {
    const content = hashes[at]
    return job && content ? pageBodyOf({ markdownKey, ...job, content }) : null
  })
  const found = await remote.get(keys.flatMap((key) => key ?? []).map(parsedKey))
  const facts = keys.map((key) => {
    const value = key === null ? undefined : found.get(parsedKey(key))
    return key !== null && value ? { facts: storeParsed(key, value, store) } : null
  })
  if (facts.some((one) => one?.facts === null)) await remote.distrust()
  return facts.map((one, at) => {
    if (!one?.facts) return null
    onDone(1)
    return { hash: hashes[at] as string, facts: one.facts, diagnostics: [], isRestored: true }
  })
}

async function restoreRendered(
  jobs: readonly (RenderJob | null)[],
  { store, onDone }: Session,
  remote: RemoteCache,
): Promise<readonly (RenderResult | null)[]> {
  const keys = jobs.map((job) => job?.record && renderedKey(job.record.id))
  const found = await remote.get(keys.flatMap((key) => key ?? []))
  let isWrong = false
  const results = jobs.map((job, at): RenderResult | null => {
    const value = found.get(keys[at] ?? '')
    const [html = null, json = null, markdown = null, links = null] = (value && splitParts(value)) ?? []
    const ofComponents = links && componentLinksIn(links)
    const files = { html, json, markdown }
    const isPage = job?.outputs.every(({ kind }) => files[kind] !== null) && isPageData(json)
    if (value && !isPage) isWrong = true
    const written =
      job && isPage
        ? writeFound(job, { ...files, ...(ofComponents ? { found: ofComponents } : {}) }, store)
        : null
    if (!written) return null
    onDone(1)
    return { ...written, isRestored: true }
  })
  if (isWrong) await remote.distrust()
  return results
}

/** The data of a page is an object; a page without data has none. */
function isPageData(json: Buffer | null): boolean {
  try {
    return json === null || (JSON.parse(String(json)) ?? '').constructor === Object
  } catch {
    return false
  }
}

async function restoreBlocks(
  jobs: readonly IndexJob[],
  { store }: Session,
  remote: RemoteCache,
): Promise<void> {
  const unknown = jobs.filter(({ key }) => !store.has(searchBlockKey(key)))
  // A block has the words of a hundred pages or more.
  for (let first = 0; first < unknown.length; first += 50) {
    const some = unknown.slice(first, first + 50)
    const found = await remote.get(some.map(({ key }) => blockKey(key)))
    for (const job of some) {
      const value = found.get(blockKey(job.key))
      if (value && job.pages && !storeBlock(job, value, store)) await remote.distrust()
    }
  }
  await store.flush()
}

/** Null for a file that cannot be read: parsing it says why. */
function hashOfFile(file: string): string | null {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return null
  }
}
