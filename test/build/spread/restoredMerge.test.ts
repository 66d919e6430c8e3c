// A merge beside an output folder of a later build: pages that are not of this build are removed, although
// the cache of the merge does not know them.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../../support/engine.ts'
import { makeShard, merge } from '../../support/shards.ts'

it.each([1, 2])('of %i shards removes pages that an older cache does not know', async (of) => {
  const folder = temporaryFolder()
  const site = join(folder.path, 'site')
  const sharded = { folder: folder.path, site }
  writeFile(site, 'site.config.json', '{ "title": "A", "url": "https://a.example" }')
  writeFile(site, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
  writeFile(site, 'docs/b.md', '# B\n')
  const build = async () => {
    for (const name of ['shards', ...Array.from({ length: of }, (_, at) => `machine-${at + 1}-of`)])
      rmSync(join(folder.path, `${name}-${of}`), { recursive: true, force: true })
    for (let number = 1; number <= of; number++) await makeShard(sharded, number, of)
    return merge(sharded, of)
  }
  const { outDir } = await build()
  const clean = readTree(outDir)
  const cache = join(folder.path, `cache-${of}`)
  cpSync(cache, join(folder.path, 'older'), { recursive: true, preserveTimestamps: true })

  writeFile(site, 'docs/new.md', '# New\n')
  await build()
  expect(existsSync(join(outDir, 'docs/new/index.html'))).toBe(true)

  rmSync(cache, { recursive: true })
  cpSync(join(folder.path, 'older'), cache, { recursive: true, preserveTimestamps: true })
  rmSync(join(site, 'docs/new.md'))
  expect((await build()).result.ok).toBe(true)
  expect(differences(readTree(outDir), clean)).toEqual([])
  folder.remove()
})
