// What a session hears of a build's progress: every file that is parsed and every page, with and without threads.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadProject } from '../../../build/config/loadProject.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { build } from '../../../build/pipeline.ts'
import { openSession } from '../../../build/workers/openSession.ts'
import { writeFile } from '../../support/edits.ts'
import { bundledEngine } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'
import { warmCache } from '../../support/warmCache.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** Builds the site; resolves with `parse 3/3` for each stage that counts. */
async function progress(threads: number): Promise<readonly string[]> {
  const engine = bundledEngine()
  const cacheFolder = join(root, '.cache')
  const { engineRoot } = engine
  warmCache(cacheFolder)
  const project = await loadProject({ root, configFile: null, cacheFolder, engineRoot, readConfig })
  const stages: { name: string; total: number; done: number }[] = []
  const current = () => stages.at(-1) as (typeof stages)[number]
  const reporter: Parameters<typeof openSession>[0]['reporter'] = {
    onStage: (name) => void stages.push({ name, total: 0, done: 0 }),
    onTotal: (count) => {
      current().total = count
    },
    onDone: (count) => {
      current().done += count
    },
  }
  const session = openSession({
    ...engine,
    outDir: join(root, 'dist'),
    cacheFolder,
    project,
    threads,
    reporter,
  })
  try {
    expect((await build(session)).ok).toBe(true)
  } finally {
    await session.workers.close()
  }
  return stages.filter(({ total }) => total > 0).map(({ name, total, done }) => `${name} ${done}/${total}`)
}

it.each([
  ['one thread', 1],
  ['two threads', 2],
])('counts every file and page with %s', async (_name, threads) => {
  for (let page = 0; page < 150; page++) writeFile(root, `docs/p${page}.md`, `# Page ${page}\n`)
  const first = await progress(threads)
  expect(first[0]).toBe('parse 150/150')
  expect(first[1]).toMatch(/^render (\d+)\/\1$/)
  writeFile(root, 'docs/p7.md', '# Page 7\n\nMore words.\n')
  // Pages that stay as they are count as done.
  const second = await progress(threads)
  expect(second[0]).toMatch(/^parse (\d+)\/\1$/)
  expect(second[1]).toBe(first[1])
})
