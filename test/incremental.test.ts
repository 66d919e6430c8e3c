// The promise of an incremental build: after any edits, its output is that of a clean build, byte for byte; and an
// invalid site leaves the last good output as it was.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { editAtRandom, makeSite, randomFrom, repair } from './support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from './support/engine.ts'

const seed = Number(process.env['TROODON_SEED'] ?? 20261120)
const steps = Number(process.env['TROODON_EDITS'] ?? 200)

it(`equals a clean build after each of ${steps} random edits (TROODON_SEED=${seed})`, { timeout: 600_000 }, async () => {
  const folder = temporaryFolder()
  const random = randomFrom(seed)
  const root = join(folder.path, 'site')
  const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
  const clean = { root, outDir: join(folder.path, 'clean'), cacheFolder: join(folder.path, 'clean-cache') }
  const history: string[] = []
  let written = 0
  let invalid = 0
  makeSite(root)
  await runBuild(warm)
  for (let step = 0; step < steps; step++) {
    const before = readTree(warm.outDir)
    history.push(editAtRandom(root, random, step))
    const incremental = await runBuild(warm)
    rmSync(clean.outDir, { recursive: true, force: true })
    // The theme's code is the same in every step: keep its bundle, forget everything about the site.
    for (const name of ['store', 'files.json', ...(step % 10 === 0 ? ['theme'] : [])])
      rmSync(join(clean.cacheFolder, name), { recursive: true, force: true })
    const fresh = await runBuild(clean)
    const where = `step ${step}, seed ${seed}: ${history.slice(-3).join('; ')}`
    expect(incremental.problems, where).toEqual(fresh.problems)
    expect(incremental.ok, where).toBe(fresh.ok)
    if (fresh.ok) expect(differences(readTree(warm.outDir), readTree(clean.outDir)), where).toEqual([])
    else {
      invalid++
      expect(differences(readTree(warm.outDir), before), where).toEqual([])
      repair(root)
    }
    written += incremental.summary.written
  }
  // The walk must have met both kinds of state, and must not have written the whole site each time.
  expect(invalid).toBeGreaterThan(0)
  expect(written).toBeLessThan(steps * 60)
  folder.remove()
})
