// Versions and languages that did not change: their pages are not made again, and their links into changed
// ones are checked all the same.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LinkedSite } from '../../../build/outputs/linkedSite.ts'
import { rewrite, writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
const clean = { root, outDir: join(folder.path, 'clean'), cacheFolder: join(folder.path, 'clean-cache') }

const allowed = '<!-- link-check-ignore: the part comes back -->'
const text = (title: string, links = ''): string =>
  `---\ntitle: ${title}\n---\n\nFirst paragraph of ${title}.\n\n## Part\n\nWords of it. ${links}\n`

/** Broken at first. */
const later = '[later](/docs/part/later)'

const edit = (path: string, from: string, to: string): void =>
  rewrite(root, path, (content) => content.replace(from, to))

beforeAll(async () => {
  const settings = {
    title: 'Groups',
    contentDir: '.',
    url: 'https://example.org',
    docs: { lastVersion: 'current' },
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    ...{ onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn' },
  }
  writeFile(root, 'site.config.json', JSON.stringify(settings))
  writeFile(root, 'versions.json', '["1.0"]')
  for (const [path, links] of [
    ['docs/part', '[id](b.md#part) ![dot](dot.svg)'],
    ['versioned_docs/version-1.0/part', '[id](b.md#part) [new](/docs/part/a/#part) [gone](nowhere.md)'],
  ] as const) {
    writeFile(root, `${path}/a.md`, text('A', links))
    writeFile(root, `${path}/b.md`, text('B'))
    writeFile(root, `${path}/_category_.json`, '{ "label": "Part" }')
  }
  writeFile(root, 'versioned_docs/version-1.0/c.md', text('C', `![dot](@site/docs/part/dot.svg) ${later}`))
  writeFile(root, 'docs/part/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFile(root, 'blog/2026-01-01-post.md', text('Post', '[doc](/docs/part/b/#part)\n\n<!-- truncate -->'))
  await sleep(60)
  await runBuild(warm)
})
afterAll(folder.remove)

/** Builds after an edit and compares with a clean build. */
async function builtAfter(change: () => void) {
  change()
  // A file that was touched just before the scan may change again with the same stat: it is not trusted.
  await sleep(60)
  let linked: LinkedSite | null = null
  const { problems } = await runBuild(warm, { onLinked: (site) => (linked = site) })
  rmSync(clean.outDir, { recursive: true, force: true })
  for (const name of ['store', 'files.bin'])
    rmSync(join(clean.cacheFolder, name), { recursive: true, force: true })
  const fresh = await runBuild(clean)
  expect(differences(readTree(warm.outDir), readTree(clean.outDir))).toEqual([])
  expect(problems).toEqual(fresh.problems)
  const { unchanged = new Map() } = (linked ?? {}) as Partial<LinkedSite>
  const kept = [...unchanged.keys()].map(({ path }) => path)
  const places = problems.map(({ code, file, line, column }) => [code, file, line, column].join(' '))
  return { places, kept: kept.filter((path) => path.endsWith('/part/a/')).sort() }
}

const gone = [
  'brokenLink versioned_docs/version-1.0/c.md 9 54',
  'brokenMarkdownLink versioned_docs/version-1.0/part/a.md 9 63',
]
const now = { en: '/docs/part/a/', fr: '/fr/docs/part/a/' }
const old = { en: '/docs/1.0/part/a/', fr: '/fr/docs/1.0/part/a/' }

describe('a build after an edit', () => {
  it('of headings in one version keeps the pages of the other', async () => {
    const { kept, places } = await builtAfter(() =>
      edit('docs/part/b.md', '## Part', '## New {#new}\n\n[up](#new)\n\n## Part'),
    )
    expect(kept).toEqual([old.en, old.fr])
    expect(places).toEqual(gone)
  })

  it('reports links of unchanged pages to a heading that is gone', async () => {
    const { kept, places } = await builtAfter(() => edit('docs/part/a.md', '## Part', '## Piece'))
    expect(kept).toEqual([old.en, old.fr])
    expect(places).toEqual([gone[0], 'brokenAnchor versioned_docs/version-1.0/part/a.md 9 36', gone[1]])
    const back = await builtAfter(() => edit('docs/part/a.md', '## Piece', '## Part'))
    expect(back.places).toEqual(gone)
  })

  it('of a translation keeps the pages of other languages and versions', async () => {
    const path = 'i18n/fr/docusaurus-plugin-content-docs/current/part/b.md'
    writeFile(root, path, text('B en français'))
    await builtAfter(() => {})
    const { kept } = await builtAfter(() => edit(path, '## Part', '## Partie\n\n[up](#partie)\n\n## Part'))
    expect(kept).toEqual([old.en, now.en, old.fr])
  })

  it('of a post keeps all versions, and their links into the blog are checked', async () => {
    const { kept, places } = await builtAfter(() =>
      edit('blog/2026-01-01-post.md', '/docs/part/b/#part', '/docs/part/b/#none'),
    )
    expect(kept).toEqual([old.en, now.en, old.fr, now.fr])
    expect(places).toEqual(['brokenAnchor blog/2026-01-01-post.md 9 20', ...gone])
  })

  it.each([
    ['a new page', () => writeFile(root, 'docs/part/d.md', text('D')), [old.en, old.fr]],
    [
      'a page that another version has too',
      () => writeFile(root, 'versioned_docs/version-1.0/part/d.md', text('D')),
      [],
    ],
    [
      'a page that a link of another version waits for',
      () => writeFile(root, 'docs/part/later.md', text('L')),
      [],
    ],
    ['a page that was waited for', () => rmSync(join(root, 'docs/part/later.md')), []],
    ['another path of a page', () => edit('docs/part/b.md', 'title: B', 'title: B\nslug: /bee'), [old.fr]],
    ['an image that both versions show', () => edit('docs/part/dot.svg', 'width="9"', 'width="8"'), []],
    ['the label of a category', () => edit('docs/part/_category_.json', 'Part', 'Piece'), [old.en, old.fr]],
    [
      'an allowed link',
      () => edit('versioned_docs/version-1.0/part/a.md', 'Words', `${allowed} Words`),
      [now.en, now.fr],
    ],
    ['a page that is a draft', () => edit('docs/part/d.md', 'title: D', 'title: D\ndraft: true'), []],
    [
      'a new post',
      () => writeFile(root, 'blog/2026-01-02-new.md', text('New')),
      [old.en, now.en, old.fr, now.fr],
    ],
    ['a page that is gone', () => rmSync(join(root, 'docs/part/a.md')), []],
  ] as const)('of %s has the output and the problems of a clean build', async (_, change, expected) => {
    const { kept } = await builtAfter(change)
    expect(kept).toEqual(expected)
  })
})
