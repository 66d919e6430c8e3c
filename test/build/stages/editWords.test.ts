// The short way through a build: which edits take it, and that its output is that of a clean build.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rewrite, writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
const clean = { root, outDir: join(folder.path, 'clean'), cacheFolder: join(folder.path, 'clean-cache') }

const text = (title: string, links = ''): string =>
  `---\ntitle: ${title}\n---\n\nFirst paragraph of ${title}.\n\n## Part\n\nWords of it. ${links}\n`

beforeAll(async () => {
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({
      title: 'Words',
      contentDir: '.',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
    }),
  )
  writeFile(root, 'docs/a.md', text('A', '[to b](b.md#part) ![dot](dot.svg)'))
  writeFile(root, 'docs/b.md', text('B'))
  writeFile(root, 'docs/c.md', text('C'))
  writeFile(root, 'docs/broken.md', text('Broken', '[nowhere](nowhere.md)'))
  writeFile(root, 'docs/_note.md', 'A note for several pages.\n')
  writeFile(
    root,
    'docs/with-note.mdx',
    "import Note from './_note.md'\n\n# With note\n\n<Note />\n\nIts own words.\n",
  )
  writeFile(root, 'docs/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFile(root, 'blog/2026-01-01-post.md', text('Post'))
  writeFile(root, 'static/file.txt', 'static')
  await sleep(60)
  await runBuild(warm)
})
afterAll(folder.remove)

/** Builds after an edit, compares with a clean build, and returns the stages. */
async function stagesAfter(edit: () => void): Promise<{ stages: readonly string[]; rendered: number }> {
  edit()
  // A file that was touched just before the scan may change again with the same stat: it is not trusted.
  await sleep(60)
  const stages: string[] = []
  const { summary, problems } = await runBuild({ ...warm, onStage: (stage) => stages.push(stage) })
  rmSync(clean.outDir, { recursive: true, force: true })
  for (const name of ['store', 'files.bin'])
    rmSync(join(clean.cacheFolder, name), { recursive: true, force: true })
  const fresh = await runBuild(clean)
  expect(differences(readTree(warm.outDir), readTree(clean.outDir))).toEqual([])
  expect(problems).toEqual(fresh.problems)
  return { stages, rendered: summary.rendered }
}

const replace = (path: string, from: string, to: string) => () =>
  rewrite(root, path, (now) => now.replace(from, to))

describe('an edit takes the short way when it changes', () => {
  it.each([
    ['words of a page that two languages show', replace('docs/a.md', 'Words of it', 'Other words'), 2],
    ['the same page again', replace('docs/a.md', 'Other words', 'Zebras, quinces and words'), 2],
    [
      'words of two pages',
      () => [replace('docs/b.md', 'Words', 'Yaks')(), replace('docs/c.md', 'Words', 'Xylophones')()],
      4,
    ],
    [
      'words, as they were two edits before',
      replace('docs/a.md', 'Zebras, quinces and words', 'Other words'),
      2,
    ],
    ['a heading to which no link leads', replace('docs/a.md', '## Part', '## Another part'), 2],
    ['the order and the levels of headings', replace('docs/c.md', '## Part', '### Small\n\n## Part'), 2],
    [
      'headings of two pages and the words of a third',
      () => [
        replace('docs/b.md', 'Yaks', 'Yaks\n\n## New\n\nText')(),
        replace('docs/c.md', '### Small\n\n', '')(),
        replace('docs/a.md', 'Other words', 'Some words')(),
      ],
      6,
    ],
    ['a heading back', replace('docs/b.md', '\n\n## New\n\nText', ''), 2],
  ])('%s', async (_, edit, pages) => {
    expect(await stagesAfter(edit)).toEqual({ stages: ['scan', 'parse', 'render'], rendered: pages })
  })
})

describe('an edit takes the whole way when it changes', () => {
  it.each([
    ['a heading to which a link leads', replace('docs/b.md', '## Part', '## Same part')],
    ['a heading that a broken link names', replace('docs/b.md', '## Same part', '## Part of another name')],
    [
      'a heading, when that of the link comes back',
      replace('docs/b.md', '## Part of another name', '## Part'),
    ],
    [
      'a heading with an id, while a link names a heading by its id',
      () => [
        replace('docs/c.md', 'Xylophones', '[all](ref:whole) Xylophones')(),
        replace('docs/b.md', '## Part', '## Part {#part}')(),
      ],
    ],
    ['the heading of that link', replace('docs/c.md', '## Part', '## Part {#whole}')],
    ['another heading while there is that link', replace('docs/b.md', 'Yaks', 'Yaks\n\n## More')],
    ['the link', replace('docs/c.md', '[all](ref:whole) ', '')],
    [
      'a heading while URLs are kept',
      () => [writeFile(root, 'kept-urls.txt', '/docs/a/\n'), replace('docs/c.md', '## Part', '## Piece')()],
    ],
    ['a list of kept URLs', () => rmSync(join(root, 'kept-urls.txt'))],
    ['the description, which lists show', replace('docs/b.md', 'First paragraph', 'Beginning')],
    ['where a link leads', replace('docs/a.md', 'b.md#part', 'c.md')],
    ['the front matter', replace('docs/c.md', 'title: C', 'title: Sea')],
    ['a post, which lists and feeds show', replace('blog/2026-01-01-post.md', 'Words', 'Wolves')],
    ['a file that a page includes', replace('docs/_note.md', 'several', 'many')],
    ['a page that includes a file', replace('docs/with-note.mdx', 'own words', 'own verbs')],
    [
      'a page with a problem, which has a place in the text',
      replace('docs/broken.md', 'Words', 'Two\n\nwords'),
    ],
    [
      'words and an image',
      () => [replace('docs/b.md', 'Yaks', 'Owls')(), replace('docs/dot.svg', '9', '8')()],
    ],
    [
      'words and a static file',
      () => [replace('docs/b.md', 'Owls', 'Bees')(), writeFile(root, 'static/file.txt', 'new')],
    ],
    [
      'words and the name of another file',
      () => [replace('docs/b.md', 'Bees', 'Ants')(), writeFile(root, 'docs/d.md', text('D'))],
    ],
    [
      'words, after an output file was damaged',
      () => [replace('docs/b.md', 'Ants', 'Bats')(), writeFile(warm.outDir, 'docs/c/index.html', 'damaged')],
    ],
  ])('%s', async (_, edit) => {
    expect((await stagesAfter(edit)).stages).toContain('plan')
  })
})

it('an edit takes the whole way when the site has plugins, which may look at all pages at the end', async () => {
  rewrite(root, 'site.config.json', (now) =>
    JSON.stringify({ ...JSON.parse(now), plugins: ['./plugin.cjs'] }),
  )
  writeFile(root, 'plugin.cjs', "module.exports = () => ({ name: 'p', postBuild() {} })\n")
  await stagesAfter(() => {})
  expect((await stagesAfter(replace('docs/a.md', 'Other words', 'More words'))).stages).toContain('plan')
})
