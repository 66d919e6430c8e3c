// A fuzzer of the tree of a site: files that are folders, folders that are files, links in circles, names that
// are too long, files without permission, and two outputs with one name. Each build ends with a site, or with
// messages that name what is wrong. The seed is printed. Set TROODON_SEED to repeat a run.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { randomFrom } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'
import { codeFiles, plainFiles, writeFiles } from '../support/fullSite.ts'
import { faultsIn, giveAway, say } from '../support/rawErrors.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'
import { damages } from '../support/treeMutations.ts'

const seed = campaignSeed(20261128)

it.each([
  ['a site with texts', plainFiles, rounds(12)],
  ['a site with code', codeFiles, rounds(4)],
])(`builds %s in spite of damage, or says what is wrong (TROODON_SEED=${seed})`, async (_, files, count) => {
  console.log(`trees: TROODON_SEED=${seed}`)
  await runCommand(['help'])
  const { path: home, remove } = temporaryFolder()
  const root = join(home, 'site')
  mkdirSync(root)
  const restore = () => {
    makeWritable(root)
    for (const name of readdirSync(root)) if (name !== '.cache') rmSync(join(root, name), { recursive: true })
    writeFiles(root, files)
    giveAway(home)
  }
  restore()
  expect(await say(['build', root], home)).toMatchObject({ status: 0, problems: [] })
  const random = randomFrom(seed)
  const all = damages(root)
  const faults: string[] = []
  for (let round = 0; round < count; round++) {
    restore()
    const damage = all[Math.floor(random() * all.length)] as (typeof all)[number]
    damage.apply(root)
    giveAway(home)
    const said = await say(['build', root], home)
    faults.push(...faultsIn(said).map((fault) => `${damage.what} → ${fault}`))
    if (said.status === 0 && !existsSync(join(root, 'dist/404.html')))
      faults.push(`${damage.what} → nothing is written`)
  }
  restore()
  remove()
  expect(faults).toEqual([])
})

/** Folders without permission cannot be removed. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(folder, entry.name))
}
