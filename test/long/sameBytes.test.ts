// Clean builds of a site with every kind of page make the same bytes: in other folders, time zones and
// languages, with one thread or several, while other processes take the processor.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'
import { rewrite, writeFile } from '../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../support/engine.ts'
import { makeEveryKindSite } from '../support/everyKindSite.ts'
import { rounds } from '../support/rounds.ts'
import { coldCaches } from '../support/warmCache.ts'

coldCaches()

/** Builds that run at the same time. */
const lanes = 3

const surroundings: readonly Readonly<Record<string, string>>[] = [
  {},
  { TROODON_THREADS: '1' },
  { TROODON_THREADS: '3', TZ: 'Pacific/Kiritimati' },
  { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', TZ: 'America/St_Johns' },
]
const count = Math.max(surroundings.length, rounds(4))

it(`makes the same bytes in ${count} clean builds`, async () => {
  const folder = temporaryFolder()
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  try {
    const first = await cleanBuild(folder.path, 0)
    let next = 1
    const lane = async () => {
      while (next < count) {
        const index = next++
        expect(differences(first, await cleanBuild(folder.path, index)), `build ${index}`).toEqual([])
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    busy.kill()
    folder.remove()
  }
})

async function cleanBuild(folder: string, index: number): Promise<ReadonlyMap<string, string>> {
  const root = join(folder, `${'deep/'.repeat(index % 3)}site-${index}`)
  makeEveryKindSite(root)
  rewrite(root, 'site.config.json', (text) => JSON.stringify({ ...JSON.parse(text), socialCards: true }))
  // Enough pages for threads.
  for (let page = 0; page < 130; page++)
    writeFile(root, `docs/many/page-${page}.md`, `# Page ${page}\n\nWords ${page}.\n\n## Part ${page % 7}\n`)
  writeFile(root, 'docs/img/large.webp', readFileSync('static/img/screenshot-light.webp'))
  writeFile(root, 'docs/large.md', '# Large\n\n![large](./img/large.webp)\n')
  const { status, stderr } = await runCli(['build', root], surroundings[index % surroundings.length])
  expect(status, stderr).toBe(0)
  return readTree(join(root, 'dist'))
}
