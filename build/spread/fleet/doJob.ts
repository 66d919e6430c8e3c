// A worker of a fleet: does one job of the queue with the threads of its session.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeWhole } from '../../io/writeWhole.ts'
import type { PageJob, TextJob } from '../../render/pageJob.ts'
import type { RenderContext } from '../../render/renderRoute.ts'
import { parsedKeys } from '../../reuse/keys.ts'
import type { ParseJob } from '../../reuse/parseJob.ts'
import type { Store } from '../../reuse/store.ts'
import type { Session } from '../../workers/session.ts'
import type { PageText } from '../../workers/work.ts'
import { valueName } from '../partNames.ts'
import { partsOf } from '../renderedParts.ts'
import type { Exchange, Parcel } from './exchange.ts'
import type { FleetJob, FleetResult } from './fleetJob.ts'
import { type ParsedGroup, type RenderInput, type RenderOutput, restore } from './fleetWorkers.ts'

export interface JobPlace {
  readonly session: Session
  readonly exchange: Exchange
  /** Name of the worker. */
  readonly name: string
}

export type DoJob = (job: FleetJob) => Promise<FleetResult>

export function jobDoer(place: JobPlace): DoJob {
  const render = rendering(place)
  return async (job) => {
    const began = performance.now()
    const output = job.kind === 'parse' ? await parse(job, place) : await render(job)
    return { output, worker: place.name, took: Math.round(performance.now() - began) }
  }
}

/** Resolves with the digest of the results, like the function below. */
async function parse({ input }: FleetJob, { session, exchange }: JobPlace): Promise<string> {
  const { store, workers } = session
  const { head } = await exchange.get(input)
  const results = await workers.parse(head as readonly ParseJob[])
  const group: ParsedGroup = results.map(({ hash, facts }) => [hash, facts?.bodyKey ?? null])
  const keys = group.flatMap(([, page]) => page ?? []).flatMap(parsedKeys)
  const values = keys.flatMap((key) => {
    const value = store.bytesOf(key)
    return value ? [[valueName(key), value] as const] : []
  })
  return exchange.put(values, group)
}

function rendering({ session, exchange }: JobPlace): (job: FleetJob) => Promise<string> {
  const { store, workers } = session
  const known = new Set<string>()
  const prepared = contextLoader({ session, exchange })
  return async ({ input, bodies }) => {
    const parcel = await exchange.get(input)
    const { context, jobs } = parcel.head as RenderInput
    const folder = await prepared(context)
    restored(parcel, store)
    for (const body of bodies) {
      if (known.has(body)) continue
      restored(await exchange.get(body), store)
      known.add(body)
    }
    await store.flush()
    return packPages(await workers.pages(jobs.map((job) => located(job, folder))), exchange)
  }
}

function restored(parcel: Parcel, store: Store): void {
  if (!restore(parcel, store)) throw new Error('A pack has values that no build has written.')
}

function packPages(results: readonly PageText[], exchange: Exchange): Promise<string> {
  const values: (readonly [string, Buffer])[] = []
  const failed: number[] = []
  for (const [at, result] of results.entries()) {
    if ('error' in result) {
      failed.push(at)
      continue
    }
    values.push(...partsOf(String(at), result))
  }
  return exchange.put(values, { failed } satisfies RenderOutput)
}

/** Writes the server code of a build, and loads it in all threads. The function resolves with its folder. */
function contextLoader({ session, exchange }: Omit<JobPlace, 'name'>): (digest: string) => Promise<string> {
  let context: { readonly digest: string; readonly folder: Promise<string> } | null = null
  const load = async (digest: string): Promise<string> => {
    const { head, names, get } = await exchange.get(digest)
    const folder = join(session.cacheFolder, 'fleet', digest.slice(0, 16))
    for (const name of names) {
      const file = join(folder, name)
      if (existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeWhole(file, get(name) as Buffer)
    }
    const shared = head as RenderContext
    session.workers.prepare({ ...shared, serverBundle: join(folder, shared.serverBundle) })
    return folder
  }
  return (digest) => {
    if (context?.digest === digest) return context.folder
    const folder = load(digest)
    context = { digest, folder }
    folder.catch(() => {
      context = null
    })
    return folder
  }
}

const located = (job: PageJob, folder: string): PageJob => {
  const named = <Job extends TextJob>(one: Job): Job => ({
    ...one,
    serverFile: one.serverFile && join(folder, one.serverFile),
  })
  return { ...named(job), ...(job.posts ? { posts: job.posts.map(named) } : {}) }
}
