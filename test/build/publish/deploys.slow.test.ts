// Any deploys in a row, each killed at any change or not: visitors always find working pages, what the records
// say is true, and the next deploy completes the site.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activate } from '../../../build/publish/activate.ts'
import { deployRelease } from '../../../build/publish/deployRelease.ts'
import { afterPending, knownTarget, readTarget } from '../../../build/publish/knownTarget.ts'
import { contentKey, planDeploy } from '../../../build/publish/release/planDeploy.ts'
import { absent, possibleVersions } from '../../../build/publish/release/possibleVersions.ts'
import {
  type Release,
  type ReleaseFiles,
  releaseId,
  versionOf,
} from '../../../build/publish/release/release.ts'
import { lingers } from '../../../build/publish/release/writeOrder.ts'
import type { Target } from '../../../build/publish/target/target.ts'
import { Killed, memoryTarget, newStore, type Store } from '../../support/memoryTarget.ts'

/** A page's text: the script with a hash that it needs, an image, pages that it links to. */
interface PageText {
  readonly words: string
  readonly needs: readonly string[]
  readonly links: readonly string[]
}

/** Path → content. */
type SiteText = ReadonlyMap<string, string>

const names = ['a', 'b', 'c', 'd'] as const
const pathOf = (name: string): string => (name === 'home' ? 'index.html' : `${name}/index.html`)

/** A complete site: every page links only to pages and files that it has. */
const site = fc
  .record({
    pages: fc.subarray([...names]),
    words: fc.integer({ min: 0, max: 3 }),
    script: fc.integer({ min: 0, max: 2 }),
    image: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
    feed: fc.boolean(),
  })
  .map(({ pages, words, script, image, feed }): SiteText => {
    const asset = `assets/client.AAAAAAA${script}.js`
    const needs = [asset, ...(image === null ? [] : ['img/logo.svg'])]
    const files = new Map([[asset, `script ${script}`]])
    if (image !== null) files.set('img/logo.svg', `image ${image}`)
    if (feed) files.set('blog/rss.xml', `feed ${words}`)
    for (const name of ['home', ...pages]) {
      const page: PageText = { words: `${name} ${words}`, needs, links: pages.map(pathOf) }
      files.set(pathOf(name), JSON.stringify(page))
      files.set(pathOf(name).replace('.html', '.json'), `data of ${name} ${words}`)
    }
    return files.set('sw.js', `worker ${words} ${script}`)
  })

const filesOf = (texts: SiteText): ReleaseFiles =>
  new Map(
    [...texts].map(([path, text]) => [path, { hash: text, size: text.length, encoding: null, headers: {} }]),
  )

function releaseOf(texts: SiteText, number: number): Release {
  const files = filesOf(texts)
  return { id: releaseId(number, files), number, madeAt: 'now', site: 'https://a.example/', files }
}

const textAt = (store: Store, path: string): string | null => {
  const found = store.objects.get(path)
  return found ? Buffer.from(found.bytes).toString() : null
}

/** The broken links that a visitor finds from the home page. */
function broken(store: Store): readonly string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const text = textAt(store, path)
    if (text === null) return void found.push(path)
    const { needs, links } = JSON.parse(text) as PageText
    found.push(...needs.filter((file) => !store.objects.has(file)).map((file) => `${path} needs ${file}`))
    for (const link of links) visit(link)
  }
  visit('index.html')
  return found
}

const lease = { check: () => {}, release: async () => {} }

/** Resolves with whether the deploy was completed. */
async function deploy(texts: SiteText, store: Store, changes: number, keep: number): Promise<boolean> {
  const problems: string[] = []
  const wasThere = store.objects.has('index.html')
  const onChange = () => void (wasThere && problems.push(...broken(store)))
  const target = memoryTarget(store, { changes, onChange })
  try {
    const record = await readTarget(target)
    const release = releaseOf(texts, record.history.nextNumber)
    const bytesOf = async ({ path }: { readonly path: string }) => Buffer.from(texts.get(path) as string)
    await activate(release, record, { target, lease, keep, now: 'now', bytesOf, onDone: () => {} })
    return true
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    return false
  } finally {
    expect(problems).toEqual([])
  }
}

const deploys = fc.array(
  fc.record({ texts: site, changes: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constant(10_000)) }),
  { minLength: 1, maxLength: 7 },
)

it('visitors always find working pages, and a deploy that is not killed completes the site', async () => {
  await fc.assert(
    fc.asyncProperty(deploys, site, fc.integer({ min: 1, max: 3 }), async (before, last, keep) => {
      const store = newStore()
      for (const { texts, changes } of before) await deploy(texts, store, changes, keep)
      expect(await deploy(last, store, 10_000, keep)).toBe(true)
      for (const [path, text] of last) expect(textAt(store, path), path).toBe(text)
      const others = [...store.objects.keys()].filter(
        (key) => !key.startsWith('.troodon-deploy/') && !last.has(key),
      )
      expect(others.filter((path) => !lingers(path))).toEqual([])
    }),
    { numRuns: 70 },
  )
})

it('the records never claim what the target does not have', async () => {
  await fc.assert(
    fc.asyncProperty(deploys, async (all) => {
      const store = newStore()
      const paths = new Set(all.flatMap(({ texts }) => [...texts.keys()]))
      for (const { texts, changes } of all) {
        await deploy(texts, store, changes, 2)
        const record = await readTarget(memoryTarget(store))
        for (const path of paths) {
          const text = textAt(store, path)
          const version =
            text === null ? absent : versionOf({ hash: text, size: 0, encoding: null, headers: {} })
          // While a release is being written, its record and that of the one before are both true.
          const both = [record, afterPending(record, 2)].map((one) =>
            possibleVersions(path, knownTarget(one)),
          )
          expect(
            both.flatMap((versions) => [...versions]),
            path,
          ).toContain(version)
        }
      }
    }),
    { numRuns: 70 },
  )
})

it('a second deploy of the same site has nothing to do', async () => {
  await fc.assert(
    fc.asyncProperty(deploys, site, async (before, last) => {
      const store = newStore()
      for (const { texts, changes } of before) await deploy(texts, store, changes, 2)
      await deploy(last, store, 10_000, 2)
      const record = await readTarget(memoryTarget(store))
      const plan = planDeploy(filesOf(last), knownTarget(record))
      expect(plan).toEqual({ saves: [], uploads: [], writes: [], removals: [], unchanged: last.size })
    }),
    { numRuns: 50 },
  )
})

it('every complete release in the history can be activated again without its files', async () => {
  await fc.assert(
    fc.asyncProperty(deploys, fc.nat(), async (before, pick) => {
      const store = newStore()
      for (const { texts, changes } of before) await deploy(texts, store, changes, 3)
      const target = memoryTarget(store, { onChange: () => expect(broken(store)).toEqual([]) })
      const record = await readTarget(target)
      const { activations } = record.history
      if (activations.length === 0) return
      const { release: id } = activations[pick % activations.length] as { readonly release: string }
      const release = record.releases.get(id) as Release
      const bytesOf = async ({ path }: { readonly path: string }) => {
        throw new Error(`${path} is not in the target.`)
      }
      await activate(release, record, { target, lease, keep: 3, now: 'now', bytesOf, onDone: () => {} })
      for (const [path, { hash }] of release.files) expect(textAt(store, path), path).toBe(hash)
    }),
    { numRuns: 50 },
  )
})

it('files with a hash stay for the last releases, and go with the oldest', async () => {
  const store = newStore()
  const script = (number: number) => `assets/client.AAAAAAA${number}.js`
  for (const number of [1, 2, 3, 4]) {
    const page: PageText = { words: '', needs: [script(number)], links: [] }
    await deploy(
      new Map([
        [script(number), ''],
        ['index.html', JSON.stringify(page)],
      ]),
      store,
      10_000,
      3,
    )
  }
  expect([1, 2, 3, 4].map((number) => store.objects.has(script(number)))).toEqual([false, true, true, true])
  const kept = [...store.objects.keys()].filter((key) => key.startsWith('.troodon-deploy/'))
  expect(kept.filter((key) => key.includes('/releases/'))).toHaveLength(3)
  expect(kept.filter((key) => key.includes('/content/'))).toHaveLength(3)
})

it('a dry run names exactly the objects that a deploy writes and removes', async () => {
  await fc.assert(
    fc.asyncProperty(deploys, site, fc.integer({ min: 1, max: 3 }), async (before, last, keep) => {
      const store = newStore()
      for (const { texts, changes } of before) await deploy(texts, store, changes, keep)
      const asked: string[] = []
      const target = recording(memoryTarget(store), asked)
      const run = async (dryRun: boolean) => {
        const record = await readTarget(target)
        const release = releaseOf(last, record.history.nextNumber)
        const bytesOf = async ({ path }: { readonly path: string }) => Buffer.from(last.get(path) as string)
        const callbacks = { onPlan: () => {}, onDone: () => {}, bytesOf, now: () => new Date(0) }
        return deployRelease(release, record, {
          ...{ target, lease: dryRun ? null : lease, keep, dryRun, allowed: new Set() },
          ...callbacks,
        })
      }
      const { finished, plan, pruned } = await run(true)
      expect(asked).toEqual([])
      const there = new Set(store.objects.keys())
      const planned = [
        ...plan.saves.map(({ file }) => `copy ${contentKey(file)}`),
        ...plan.uploads
          .filter(({ key, mayExist }) => !mayExist || !there.has(key))
          .map(({ key }) => `put ${key}`),
        ...[...(finished?.plan.writes ?? []), ...plan.writes].flat().map(({ path }) => `copy ${path}`),
        ...[...(finished?.plan.removals ?? []), ...plan.removals, ...pruned].map((path) => `remove ${path}`),
      ]
      await run(false)
      expect(asked.sort()).toEqual(planned.sort())
    }),
    { numRuns: 70 },
  )
})

/** Notes every change of an object besides the records of releases. */
function recording(target: Target, asked: string[]): Target {
  const note = (verb: string, keys: readonly string[]) => {
    for (const key of keys) if (!key.startsWith('.troodon-deploy/releases/')) asked.push(`${verb} ${key}`)
  }
  return {
    ...target,
    put: (key, content, headers) => {
      note('put', [key])
      return target.put(key, content, headers)
    },
    copy: (from, to, headers) => {
      note('copy', [to])
      return target.copy(from, to, headers)
    },
    remove: (keys) => {
      note('remove', keys)
      return target.remove(keys)
    },
  }
}
