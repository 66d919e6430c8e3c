// Workers of a session that give parsing and rendering to other machines. What these cannot do is done here,
// so a build ends in any case, and reports problems as it does alone.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checksum } from '../../io/hash.ts'
import { fleetJobSize } from '../../io/limits.ts'
import { listFiles } from '../../io/listFiles.ts'
import type { BodyRef, PageFacts } from '../../model/page.ts'
import type { ParseResult } from '../../read/parseFile.ts'
import type { PageJob, TextJob } from '../../render/pageJob.ts'
import type { RenderContext } from '../../render/renderRoute.ts'
import { pageBodyKey, pageFactsKey } from '../../reuse/keys.ts'
import type { ParseJob } from '../../reuse/parseJob.ts'
import type { Store } from '../../reuse/store.ts'
import { canBeValue } from '../../reuse/valueSchemas.ts'
import type { Workers } from '../../workers/workers.ts'
import { type RenderJob, type RenderResult, writeFound } from '../../workers/writePage.ts'
import type { SourceList } from '../identity.ts'
import { keyIn, valueName } from '../partNames.ts'
import { pageFrom } from '../renderedParts.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { Exchange, Parcel } from './exchange.ts'
import type { Give } from './giver.ts'

export interface FleetOptions {
  readonly workers: Workers
  readonly store: Store
  readonly dispatcher: Dispatcher
  readonly exchange: Pick<Exchange, 'get'>
  readonly give: Give
  /** Digest of the pack with the `Run`, and the files in it. */
  readonly run: string
  readonly sources: SourceList
  readonly onDone: (count: number) => void
}

/** Fewer are done here. */
const leastJobs = 20

export function fleetWorkers(options: FleetOptions): Workers {
  const { workers } = options
  /** Key of a body → the pack of another machine that has it. */
  const packs = new Map<string, string>()
  let context: { readonly value: RenderContext; readonly pack: Promise<string | null> } | null = null
  return {
    ...workers,
    parse: (jobs) => (jobs.length < leastJobs ? workers.parse(jobs) : parse(jobs, packs, options)),
    prepare(next) {
      workers.prepare(next)
      context = null
      const pack = () => packContext(next, options.give)
      let packed: Promise<string | null> | null = null
      context = {
        value: next,
        get pack() {
          return (packed ??= pack())
        },
      }
    },
    async render(jobs) {
      if (jobs.length < leastJobs || !context) return workers.render(jobs)
      const { value, pack } = context
      const packed = await pack
      if (packed === null) return workers.render(jobs)
      const shared = { context: packed, folder: dirname(value.serverBundle), packs }
      return render(jobs, shared, options)
    },
  }
}

/** The theme's server code and that of the pages are files of one folder. */
async function packContext(context: RenderContext, give: Give): Promise<string | null> {
  const folder = dirname(context.serverBundle)
  const files = listFiles(folder).map((file) => [file, readFileSync(join(folder, file))] as const)
  return give(files, { ...context, serverBundle: relative(folder, context.serverBundle) })
}

async function parse(
  jobs: readonly ParseJob[],
  packs: Map<string, string>,
  options: FleetOptions,
): Promise<readonly ParseResult[]> {
  const { workers, store, sources } = options
  // By name, so that the other groups stay as they are when one of them is done.
  const count = Math.ceil(Object.keys(sources).length / fleetJobSize().parse)
  const groups = new Map<number, ParseJob[]>()
  for (const job of jobs) {
    const number = checksum(job.source) % count
    const group = groups.get(number) ?? []
    groups.set(number, group)
    group.push(job)
  }
  const results = new Map<string, ParseResult>()
  const others: ParseJob[] = []
  await Promise.all(
    [...groups].map(async ([, group]) => {
      const done = await parseGroup(group, packs, options)
      for (const [at, job] of group.entries()) {
        const result = done?.[at]
        if (result) results.set(job.source, result)
        else others.push(job)
      }
    }),
  )
  await store.flush()
  const here = await workers.parse(others)
  for (const [at, job] of others.entries()) results.set(job.source, here[at] as ParseResult)
  return jobs.map(({ source }) => results.get(source) as ParseResult)
}

/** Head of the pack with the results of parsing: for each file its hash, and the key of its values. */
export type ParsedGroup = readonly (readonly [hash: string, page: string | null])[]

/** Null for what must be done here: problems with a file are found where they are reported. */
async function parseGroup(
  group: readonly ParseJob[],
  packs: Map<string, string>,
  { dispatcher, exchange, give, run, sources, store, onDone }: FleetOptions,
): Promise<readonly (ParseResult | null)[] | null> {
  const input = await give([], group)
  const result = input && (await dispatcher.run({ kind: 'parse', run, input, bodies: [] }))
  const parcel = result && (await exchange.get(result.output).catch(() => null))
  if (!result || !parcel || !isParsedGroup(parcel.head) || !restore(parcel, store)) return null
  return parcel.head.map(([hash, page], at) => {
    const value = page === null ? null : parcel.get(valueName(pageFactsKey(page)))
    if (page === null || !value || hash !== sources[group[at]?.source ?? ('' as never)]) return null
    packs.set(page, result.output)
    onDone(1)
    return { hash, facts: JSON.parse(String(value)) as PageFacts, diagnostics: [] }
  })
}

/**
 * Puts the values of a pack into the store. Returns false, and puts none, if one cannot be what its name
 * says: a checksum says only that the pack is as it was sent.
 */
export function restore(parcel: Parcel, store: Store): boolean {
  const values = parcel.names.flatMap((name) => {
    const key = keyIn(name)
    const value = key === null ? null : parcel.get(name)
    return key !== null && value ? [[key, value] as const] : []
  })
  if (!values.every(([key, value]) => canBeValue(key, value))) return false
  for (const [key, value] of values) store.putBytes(key, value)
  return true
}

const isParsedGroup = (head: unknown): head is ParsedGroup =>
  Array.isArray(head) &&
  head.every(
    (row) =>
      Array.isArray(row) && typeof row[0] === 'string' && (row[1] === null || typeof row[1] === 'string'),
  )

interface Shared {
  readonly context: string
  readonly folder: string
  readonly packs: ReadonlyMap<string, string>
}

/** Head of the pack with pages to render. Server code has its name in the folder of the context. */
export interface RenderInput {
  readonly context: string
  readonly jobs: readonly PageJob[]
}

/** Head of the pack with rendered pages: the numbers of those that failed. */
export interface RenderOutput {
  readonly failed: readonly number[]
}

async function render(
  jobs: readonly RenderJob[],
  shared: Shared,
  options: FleetOptions,
): Promise<readonly RenderResult[]> {
  const results = new Array<RenderResult | null>(jobs.length).fill(null)
  const size = fleetJobSize().render
  const firsts = Array.from({ length: Math.ceil(jobs.length / size) }, (_, at) => at * size)
  await Promise.all(
    firsts.map(async (first) => {
      const group = jobs.slice(first, first + size)
      const done = await renderGroup(group, shared, options)
      for (const [at, result] of (done ?? []).entries()) results[first + at] = result
    }),
  )
  const others = [...results.keys()].filter((at) => results[at] === null)
  const here = await options.workers.render(others.map((at) => jobs[at] as RenderJob))
  for (const [index, at] of others.entries()) results[at] = here[index] as RenderResult
  return results as RenderResult[]
}

/** Null for pages that must be rendered here: those that failed are reported with their places. */
async function renderGroup(
  group: readonly RenderJob[],
  { context, folder, packs }: Shared,
  { dispatcher, exchange, give, run, store, onDone }: FleetOptions,
): Promise<readonly (RenderResult | null)[] | null> {
  const keys = [...new Set(group.flatMap(bodiesOf))]
  const own = keys.filter((key) => !packs.has(key))
  const bodies = [...new Set(keys.flatMap((key) => packs.get(key) ?? []))].sort()
  const head: RenderInput = { context, jobs: group.map((job) => portable(job, folder)) }
  const input = await give(
    own.flatMap((key) => {
      const value = store.bytesOf(pageBodyKey(key))
      return value ? [[valueName(pageBodyKey(key)), value] as const] : []
    }),
    head,
  )
  const result = input && (await dispatcher.run({ kind: 'render', run, input, bodies }))
  const parcel = result ? await exchange.get(result.output).catch(() => null) : null
  const numbers = (parcel?.head as Partial<RenderOutput> | null | undefined)?.failed
  if (!parcel || !Array.isArray(numbers)) return null
  const failed = new Set(numbers)
  return group.map((job, at) => {
    const page = failed.has(at) ? null : pageFrom(String(at), parcel.get)
    const rendered = page && writeFound(job, page, store)
    if (rendered) onDone(1)
    return rendered
  })
}

const bodiesOf = ({ text, posts = [], theme }: PageJob): readonly string[] => [
  ...[text, ...posts.map((post) => post.text)].flatMap((one) => (one ? keysIn(one) : [])),
  ...(theme?.texts ?? []).flatMap(({ body }) => body ?? []),
]

const keysIn = ({ key, includes }: BodyRef): readonly string[] => [
  key,
  ...includes.flatMap((one) => (one ? keysIn(one) : [])),
]

/** Without what concerns this machine alone. */
function portable({ outputs: _, record: __, stageFolder: ___, ...job }: RenderJob, folder: string): PageJob {
  const named = <Job extends TextJob>(one: Job): Job => ({
    ...one,
    serverFile: one.serverFile && relative(folder, one.serverFile),
  })
  return { ...named(job), ...(job.posts ? { posts: job.posts.map(named) } : {}) }
}
