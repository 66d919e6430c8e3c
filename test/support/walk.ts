// Makes random edits to a small site. After each edit, an incremental build must equal a clean build and
// explain what it rendered.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { PageRecord } from '../../build/model/inputRecord.ts'
import { recordKeyOfPage } from '../../build/reuse/inputRecords.ts'
import { readLastBuild } from '../../build/reuse/lastBuild.ts'
import { renderCauses } from '../../build/reuse/renderCauses.ts'
import { openStore } from '../../build/reuse/store.ts'
import { editAtRandom, type Made, makeSite, randomFrom, repair } from './edits.ts'
import { differences, type RunOptions, readTree, runBuild, temporaryFolder } from './engine.ts'

/** `prepare` adds to the site before the first build. */
export async function walk(seed: number, steps: number, prepare?: (root: string) => void): Promise<void> {
  const folder = temporaryFolder()
  const random = randomFrom(seed)
  const root = join(folder.path, 'site')
  const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
  const clean = { root, outDir: join(folder.path, 'clean'), cacheFolder: join(folder.path, 'clean-cache') }
  const history: string[] = []
  let written = 0
  let invalid = 0
  let explained = 0
  makeSite(root)
  prepare?.(root)
  await runBuild(warm)
  for (let step = 0; step < steps; step++) {
    const before = readTree(warm.outDir)
    const edit = editAtRandom(root, random, step)
    history.push(edit.what)
    // Files that were touched just before a scan are not trusted: both cases must be in the walk.
    if (step % 5 !== 0) await sleep(60)
    const incremental = await runBuild(warm)
    // Deletes the folders at the end, because many deletions slow down the file system.
    if (existsSync(clean.outDir)) renameSync(clean.outDir, join(folder.path, `gone-${step}`))
    // Keeps the theme bundle, which is the same in most steps, and forgets everything about the site.
    for (const name of ['store', 'files.json', ...(step % 10 === 0 ? ['theme'] : [])])
      rmSync(join(clean.cacheFolder, name), { recursive: true, force: true })
    const fresh = await runBuild(clean)
    const where = `step ${step}, seed ${seed}: ${history.slice(-3).join('; ')}`
    expect(incremental.problems, where).toEqual(fresh.problems)
    expect(incremental.ok, where).toBe(fresh.ok)
    if (fresh.ok) {
      expect(differences(readTree(warm.outDir), readTree(clean.outDir)), where).toEqual([])
      if (incremental.summary.rendered > 0)
        explained += await checkCauses(warm, edit, incremental.summary.rendered, where)
    } else {
      invalid++
      expect(differences(readTree(warm.outDir), before), where).toEqual([])
      repair(root)
    }
    written += incremental.summary.written
  }
  // The walk must include valid and invalid states, and must not have written the whole site in each step.
  expect(invalid).toBeGreaterThan(0)
  // Of a site with plugins, more states are invalid, and fewer edits have a name.
  expect(explained).toBeGreaterThan(steps / (prepare ? 20 : 4))
  expect(written).toBeLessThan(steps * 140)
  folder.remove()
}

/**
 * Every rendered page has an explanation, and one of them names the edit. Resolves with 1 if the edit had a
 * name.
 */
async function checkCauses(
  { cacheFolder, outDir }: RunOptions,
  { cause }: Made,
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
        ['en', 'fr'].flatMap((locale) => renderCauses(record.changed, locale, { ...places, store })),
      ),
    )
    for (const { changed } of made) expect(changed, where).not.toEqual([])
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
