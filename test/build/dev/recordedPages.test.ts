// The page that `watch` shows before a build equals the page that the build writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareEdit, recordedPages, recordedSite } from '../../../build/dev/recordedPages.ts'
import { build } from '../../../build/pipeline.ts'
import { type SourcePath, sourcePath } from '../../../build/shared/paths.ts'
import type { Session } from '../../../build/workers/session.ts'
import { rewrite, writeFile } from '../../support/edits.ts'
import { runBuild, sessionOf, temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
const folders = { root, outDir: join(folder.path, 'dist'), cacheFolder: join(folder.path, 'cache') }
const [a, guide, post] = ['docs/a.md', 'docs/part/b.md', 'blog/2026-01-01-post.md'].map(sourcePath) as [
  SourcePath,
  SourcePath,
  SourcePath,
]
let session: Session

beforeAll(async () => {
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ contentDir: '.', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }),
  )
  writeFile(root, a, '# A\n\nFirst.\n\n## Part\n\nWords. [b](part/b.md)\n')
  writeFile(root, guide, '# B\n\nFirst.\n\nWords. [a](../a.md#part)\n')
  writeFile(root, post, '# Post\n\nFirst.\n\nWords.\n')
  await sleep(60)
  await runBuild(folders)
  session = await sessionOf(folders)
})
afterAll(async () => {
  await session.workers.close()
  folder.remove()
})

async function shownAfter(source: SourcePath, from: string, to: string) {
  rewrite(root, source, (text) => text.replace(from, to))
  await sleep(60)
  const recorded = recordedSite(session)
  if (recorded) await prepareEdit(recorded, session)
  return recorded && recordedPages(source, recorded, session)
}

it.each([
  [a, 'Words', 'Other words'],
  [guide, 'Words', 'More words'],
  [a, 'Other words', 'Last words'],
  [guide, 'More words', '## More\n\nWords'],
])('shows %s as the short way of a build writes it', async (source, from, to) => {
  const shown = (await shownAfter(source, from, to)) ?? new Map<string, string>()
  const stages: string[] = []
  const onStage = (stage: string) => stages.push(stage)
  await build(
    { ...session, onStage },
    { complete: true, continues: true, onLinked: () => stages.push('linked') },
  )
  expect(stages).toEqual(['scan', 'parse', 'render'])
  // HTML, data and Markdown in two languages.
  expect(shown.size).toBe(6)
  for (const [path, content] of shown) expect(readFileSync(join(folders.outDir, path), 'utf8')).toBe(content)
  expect(
    [...shown.values()].filter((content) => content.includes(to.replace('## ', '').split('\n')[0] ?? '')),
  ).toHaveLength(6)
})

it('leaves headings of links, front matter, and words that other pages show to a whole build', async () => {
  expect(await shownAfter(a, '## Part', '## Other part')).toBeNull()
  expect(await shownAfter(guide, '# B', '---\ntitle: C\n---\n\n# B')).toBeNull()
  expect(await shownAfter(post, 'Words', 'Verbs')).toBeNull()
})
