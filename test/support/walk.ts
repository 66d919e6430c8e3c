// Makes random edits to a small site. After each edit, an incremental build must equal a clean build and
// explain what it rendered.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { PageRecord } from '../../build/model/inputRecord.ts'
import { recordKeyOfPage } from '../../build/reuse/inputRecords.ts'
import { readLastBuild } from '../../build/reuse/lastBuild.ts'
import { renderCauses } from '../../build/reuse/renderCauses.ts'
import { openStore } from '../../build/reuse/store.ts'
import { type Random, randomFrom } from './edits.ts'
import { differences, type RunOptions, readTree, runBuild, temporaryFolder } from './engine.ts'
import type { Made } from './walkEdits/content.ts'
import { walkEdit, walkError } from './walkEdits/index.ts'
import { nextLocales } from './walkEdits/locales.ts'
import { makeSite, repair } from './walkEdits/site.ts'

/** `prepare` adds to the site before the first build. */
export async function walk(seed: number, steps: number, prepare?: (root: string) => void): Promise<void> {
  const folder = temporaryFolder()
  const random = randomFrom(seed)
  const root = join(folder.path, 'site')
  const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
  const clean = { root, outDir: join(folder.path, 'clean'), cacheFolder: join(folder.path, 'clean-cache') }
  const branches = openBranches(root, join(folder.path, 'branches'))
  const history: string[] = []
  const count = { written: 0, whole: 0, invalid: 0, explained: 0 }
  let locales: readonly string[] | null = null
  /** Edits since the last site that was published. */
  let unpublished: readonly Made[] = []
  makeSite(root)
  prepare?.(root)
  await runBuild(warm)
  branches.keep()
  for (let step = 0; step < steps; step++) {
    // A site with an error, which the other edits rarely make.
    const isWrong = step % 25 === Math.min(20, steps - 1)
    const made = isWrong ? [walkError(root, random, step)] : editSite(root, random, step, branches)
    const edits = [...unpublished, ...made]
    const before: readonly string[] | null = locales
    locales = nextLocales(root, before, random)
    if (locales ?? before) edits.push({ what: `--locale ${locales ?? 'for all'}`, cause: null })
    history.push(edits.map(({ what }) => what).join(' and '))
    // Files that were touched just before a scan are not trusted: both cases must be in the walk.
    if (step % 5 !== 0) await sleep(60)
    const outputBefore = readTree(warm.outDir)
    const incremental = await attempt({ ...warm, locales })
    // Keeps the theme bundle, which is the same in most steps, and forgets everything about the site.
    for (const name of ['store', 'files.bin', ...(step % 10 === 0 ? ['theme'] : [])])
      rmSync(join(clean.cacheFolder, name), { recursive: true, force: true })
    rmSync(clean.outDir, { recursive: true, force: true })
    const fresh = await attempt({ ...clean, locales })
    const where = `step ${step}, seed ${seed}: ${history.slice(-3).join('; ')}`
    expect(incremental.problems, where).toEqual(fresh.problems)
    expect(incremental.isPublished, where).toBe(fresh.isPublished)
    if (fresh.isPublished) {
      expect(differences(readTree(warm.outDir), readTree(clean.outDir)), where).toEqual([])
      if (incremental.rendered > 0)
        count.explained += await checkCauses(warm, edits, incremental.rendered, where)
      branches.keep()
    } else {
      count.invalid++
      expect(differences(readTree(warm.outDir), outputBefore), where).toEqual([])
      if (random() < 0.5) branches.switchTo('the newest')
      else repair(root)
    }
    unpublished = fresh.isPublished ? [] : edits
    count.written += incremental.written
    count.whole += outputBefore.size
  }
  // The walk must include valid and invalid states, and must not have written the whole site in each step.
  expect(count.invalid).toBeGreaterThan(0)
  // Many states are invalid and many edits have no name: a short walk may explain none.
  expect(count.explained).toBeGreaterThanOrEqual(Math.floor(steps / 60))
  expect(count.written).toBeLessThan(0.8 * count.whole)
  folder.remove()
}

/** One edit, sometimes several, or another branch. */
function editSite(root: string, random: Random, step: number, branches: Branches): readonly Made[] {
  if (random() < 0.03) return [{ what: `a branch switch to ${branches.switchTo('another')}`, cause: null }]
  const several = random() < 0.1 ? 6 : 1
  return Array.from({ length: several }, (_, index) => walkEdit(root, random, step + 1_000 * index))
}

interface Branches {
  /** Keeps the site as it is. */
  readonly keep: () => void
  /** Returns the name of the state that is there again. */
  readonly switchTo: (which: 'another' | 'the newest') => string
}

/** States of the site, to go back to. */
function openBranches(root: string, folder: string): Branches {
  const newest = join(folder, 'newest')
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
  let kept = 0
  return {
    keep() {
      copy(root, newest)
      if (kept++ % 15 === 0) copy(root, join(folder, 'another'))
    },
    switchTo(which) {
      copy(which === 'another' ? join(folder, 'another') : newest, root)
      return which
    },
  }
}

interface Attempt {
  readonly isPublished: boolean
  readonly problems: unknown
  readonly rendered: number
  readonly written: number
}

/** A wrong configuration is an exception, which must be the same in both builds. */
async function attempt(run: RunOptions): Promise<Attempt> {
  try {
    const { ok, problems, summary } = await runBuild(run)
    const isPublished =
      ok || problems.every(({ severity, code }) => severity !== 'error' || code === 'pageFailed')
    return { isPublished, problems, rendered: summary.rendered, written: summary.written }
  } catch (error) {
    return { isPublished: false, problems: String(error), rendered: 0, written: 0 }
  }
}

/**
 * Every rendered page has an explanation, and one of them names the edit. Resolves with 1 if the edit had a
 * name.
 */
async function checkCauses(
  { cacheFolder, outDir }: RunOptions,
  edits: readonly Made[],
  rendered: number,
  where: string,
): Promise<number> {
  const store = openStore(join(cacheFolder, 'store'))
  try {
    const last = readLastBuild(cacheFolder, outDir)
    if (!last) throw new Error('There is no record of the last build.')
    const places = { cacheFolder, outDir }
    const records = [...last.manifest.keys()].flatMap(
      (path) => store.get(recordKeyOfPage(places, path)) ?? ([] as readonly PageRecord[]),
    )
    const made = records.filter(({ build }) => build === last.build)
    expect(made.length, where).toBe(rendered)
    const causes = new Set(
      made.flatMap((record) =>
        ['en', 'fr', 'de'].flatMap((locale) => renderCauses(record.changed, locale, { ...places, store })),
      ),
    )
    // A page whose file in dist/ was changed is written again from the same inputs.
    if (!edits.some(({ what }) => what.includes('a file of dist/')))
      for (const { changed } of made) expect(changed, where).not.toEqual([])
    const cause = edits.length === 1 ? edits[0]?.cause : null
    if (cause)
      expect(
        [...causes].filter((name) => cause.test(name)),
        `${where} is explained by ${[...causes].join(', ')}`,
      ).not.toEqual([])
    return cause ? 1 : 0
  } finally {
    await store.close()
  }
}
