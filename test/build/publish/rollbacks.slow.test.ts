// Any deploys with any options, killed or not, in a bucket or a folder: each release that is listed can be
// rolled back to, and then visitors get exactly its files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Deployed, deployRelease } from '../../../build/publish/deployRelease.ts'
import { readHostRules } from '../../../build/publish/hosting/hostRules.ts'
import { readTarget } from '../../../build/publish/knownTarget.ts'
import { listReleases } from '../../../build/publish/listReleases.ts'
import {
  contentId,
  type Encoding,
  type ReleaseFiles,
  releaseId,
} from '../../../build/publish/release/release.ts'
import { folderFiles, storeFiles } from '../../../build/publish/release/releaseFiles.ts'
import { isTakenAway } from '../../../build/publish/release/writeOrder.ts'
import { rollBack } from '../../../build/publish/rollBack.ts'
import { folderTarget } from '../../../build/publish/target/folderTarget.ts'
import type { Target } from '../../../build/publish/target/target.ts'
import { readTree } from '../../support/engine.ts'
import { Killed, memoryTarget, newStore, type Store } from '../../support/memoryTarget.ts'

/** What can differ between two deploys. */
interface Deploy {
  readonly do: 'deploy'
  /** Texts of the files, in this or another output folder. */
  readonly words: number
  readonly pages: readonly string[]
  readonly baseUrl: string
  /** Another engine writes other scripts, and sometimes other bytes under the same name. */
  readonly engine: number
  readonly compress: readonly Encoding[]
  /** `_headers` and `_redirects`. */
  readonly headers: string
  readonly redirects: string
  readonly keep: number
  readonly changes: number
}

interface Rollback {
  readonly do: 'rollback'
  readonly pick: number
  readonly keep: number
  readonly changes: number
}

const changes = fc.oneof(fc.constant(10_000), fc.integer({ min: 0, max: 40 }))
const keep = fc.integer({ min: 1, max: 4 })
const steps = fc.array(
  fc.oneof(
    fc.record<Deploy>({
      do: fc.constant('deploy'),
      words: fc.integer({ min: 0, max: 2 }),
      pages: fc.subarray(['a', 'b', 'c']),
      baseUrl: fc.constantFrom('/', '/handbook/'),
      engine: fc.integer({ min: 0, max: 2 }),
      compress: fc.constantFrom([], ['gzip'], ['br'], ['br', 'gzip']),
      headers: fc.constantFrom(
        '',
        '/*\n  Cache-Control: no-store\n',
        '/assets/*\n  Cache-Control: max-age=9\n',
      ),
      redirects: fc.constantFrom('', '/old /a/ 301\n', '/old /b/ 301\n'),
      keep,
      changes,
    }),
    fc.record<Rollback>({ do: fc.constant('rollback'), pick: fc.nat(9), keep, changes }),
  ),
  { minLength: 2, maxLength: 7 },
)

function filesOf(deploy: Deploy, keepsHeaders: boolean): ReleaseFiles {
  const { words, pages, baseUrl, engine, compress, headers, redirects } = deploy
  const names = [
    ...['assets/client.AAAAAAAA.js', `assets/theme.AAAAAAA${engine}.css`, 'assets/photo.BBBBBBBB.png'],
    // A file that becomes a folder, and one with a hash.
    ...(words === 1
      ? ['data.json/x.json', 'assets/map.CCCCCCCC.js/y.json']
      : ['data.json', 'assets/map.CCCCCCCC.js']),
    ...['img/logo.svg', 'sitemap.xml', 'sw.js', 'index.html', ...pages.map((name) => `${name}/index.html`)],
  ]
  const built = new Map(
    names.map((path) => {
      const text = /^assets/.test(path) ? `${path} ${engine >> 1}` : `${path} ${words} ${baseUrl}`
      return [path, { hash: text.replaceAll('/', '-'), size: 5000 }]
    }),
  )
  if (!keepsHeaders) return folderFiles(built, compress)
  return storeFiles(built, { site: { baseUrl, rules: readHostRules(headers, redirects) }, compress }).files
}

const lease = { owner: 'test', seconds: 60, patience: 0, onWait: () => {} }
const optionsOf = (target: Target, keptReleases: number) => ({
  ...{ target, lease, keep: keptReleases, dryRun: false, allowed: new Set<never>() },
  ...{ now: () => new Date(0), onPlan: () => {}, onDone: () => {} },
})

/** Resolves with the files of the release; null for one that was killed, or had nothing to go back to. */
async function take(step: Deploy | Rollback, target: Target): Promise<Deployed | null> {
  try {
    const options = optionsOf(target, step.keep)
    if (step.do === 'rollback') {
      const listed = await listReleases(target)
      if (listed.length === 0) return null
      return await rollBack(listed[step.pick % listed.length]?.number ?? 1, options)
    }
    const record = await readTarget(target)
    const { nextNumber: number } = record.history
    const files = filesOf(step, target.keepsHeaders)
    const release = { id: releaseId(number, files), number, madeAt: 'now', site: step.baseUrl, files }
    const bytesOf = async ({ file }: { readonly file: Parameters<typeof contentId>[0] }) =>
      Buffer.from(contentId(file))
    return await deployRelease(release, record, {
      ...options,
      ...{ bytesOf, lease: { check: () => {}, release: async () => {} } },
    })
  } catch (error) {
    // A rollback to the release of a deploy that was killed before it was complete.
    if (error instanceof Killed || /has no release|Nothing has been/.test(String(error))) return null
    throw error
  }
}

/** Path → bytes and headers of what visitors can get. */
type Served = ReadonlyMap<string, string>

function expectServed(served: Served, files: ReleaseFiles): void {
  for (const [path, file] of files)
    expect(served.get(path), path).toBe(contentId(file) + JSON.stringify(file.headers))
  expect([...served.keys()].filter((path) => isTakenAway(path, files))).toEqual([])
}

/** Goes back to each complete release, in the order of `first`, and checks what is there. */
async function expectRollbacks(target: Target, served: () => Served, first: number): Promise<void> {
  const numbers = (await listReleases(target)).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const { history, releases } = await readTarget(target)
  const complete = history.activations.map(({ release }) => release)
  for (const index of complete.keys()) {
    const release = releases.get(complete[(index + first) % complete.length] ?? '')
    if (!release) throw new Error('A listed release has no record.')
    await rollBack(release.number, optionsOf(target, 10))
    expectServed(served(), release.files)
  }
}

const memoryOf = (store: Store, keepsHeaders: boolean, left?: number): Target => ({
  ...memoryTarget(store, left === undefined ? {} : { changes: left }),
  keepsHeaders,
})

const servedBy =
  (store: Store): (() => Served) =>
  () =>
    new Map(
      [...store.objects]
        .filter(([key]) => !key.startsWith('.troodon-deploy/'))
        .map(([key, { bytes, headers }]) => [key, Buffer.from(bytes) + JSON.stringify(headers)]),
    )

it.each([
  ['a bucket', true],
  ['a folder', false],
])('%s can go back to each listed release after any deploys', async (_, keepsHeaders) => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(9), async (all, first) => {
      const store = newStore()
      const served = servedBy(store)
      for (const step of all) {
        const done = await take(step, memoryOf(store, keepsHeaders, step.changes))
        // One that was killed leaves its lock, which gets old.
        store.states.delete('lock')
        if (done) expectServed(served(), done.release.files)
        const copy = { ...store, objects: new Map(store.objects), states: new Map(store.states) }
        await expectRollbacks(memoryOf(copy, keepsHeaders), servedBy(copy), first)
      }
      // What no release needs is gone with it.
      const last = {
        ...(all.find((step) => step.do === 'deploy') ?? null),
        keep: 1,
        changes: 10_000,
      } as Deploy
      if (last.do !== 'deploy') return
      await take(last, memoryOf(store, keepsHeaders))
      const { releases } = await readTarget(memoryOf(store, keepsHeaders))
      const [release] = [...releases.values()]
      expect([...served().keys()].sort()).toEqual([...(release?.files.keys() ?? [])].sort())
    }),
    { numRuns: 40 },
  )
})

it('a real folder can, too', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(9), async (all, first) => {
      const folder = mkdtempSync(join(tmpdir(), 'troodon-www-'))
      const served = (): Served =>
        new Map(
          [...readTree(folder)]
            .filter(([key]) => !key.startsWith('.troodon-deploy/'))
            .map(([key, text]) => [key, `${text}{}`]),
        )
      try {
        const target = folderTarget(folder)
        for (const step of all) await take(step, target)
        await expectRollbacks(target, served, first)
      } finally {
        rmSync(folder, { recursive: true })
      }
    }),
    { numRuns: 8 },
  )
})

it('goes back after --compress was switched on', async () => {
  const store = newStore()
  const target = memoryOf(store, true)
  const plain: Deploy = {
    ...{ do: 'deploy', words: 0, pages: ['a'], baseUrl: '/', engine: 0, compress: [], headers: '' },
    ...{ redirects: '', keep: 10, changes: 10_000 },
  }
  await take(plain, target)
  await take({ ...plain, words: 1, compress: ['gzip'] }, target)
  await rollBack(null, optionsOf(target, 10))
  expectServed(servedBy(store)(), filesOf(plain, true))
  expect((await listReleases(target)).map(({ number, status }) => [number, status])).toEqual([
    [1, 'current'],
    [2, 'kept'],
  ])
})

it('lists a release once whose rollback was interrupted', async () => {
  const store = newStore()
  const plain: Deploy = {
    ...{ do: 'deploy', words: 0, pages: ['a'], baseUrl: '/', engine: 0, compress: [], headers: '' },
    ...{ redirects: '', keep: 10, changes: 10_000 },
  }
  await take(plain, memoryOf(store, true))
  await take({ ...plain, words: 1 }, memoryOf(store, true))
  await take({ do: 'rollback', pick: 1, keep: 10, changes: 6 }, memoryOf(store, true, 6))
  expect((await listReleases(memoryOf(store, true))).map(({ number, status }) => [number, status])).toEqual([
    [1, 'unfinished'],
    [2, 'current'],
  ])
})

it('finishes a rollback that was interrupted anywhere', async () => {
  const plain: Deploy = {
    ...{ do: 'deploy', words: 0, pages: ['a'], baseUrl: '/', engine: 0, compress: [], headers: '' },
    ...{ redirects: '', keep: 10, changes: 10_000 },
  }
  for (let left = 0; left < 30; left++) {
    const store = newStore()
    const target = memoryOf(store, true)
    for (const words of [0, 1, 2]) await take({ ...plain, words }, target)
    const step: Rollback = { do: 'rollback', pick: 1, keep: 10, changes: left }
    await take(step, memoryOf(store, true, left))
    store.states.delete('lock')
    const { pending, activations } = (await readTarget(target)).history
    const isDone = pending === null && activations[0]?.release.startsWith('2-') === true
    const { release } = await rollBack(null, optionsOf(target, 10))
    expect(release.number, `after ${left} changes`).toBe(isDone ? 1 : 2)
    expectServed(servedBy(store)(), release.files)
  }
})
