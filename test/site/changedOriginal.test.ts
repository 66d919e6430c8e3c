// Translations whose original has changed since: a notice that leads to the original, in any order of edits.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSources } from '../../build/upkeep/translations/sourcesFile.ts'
import { runCommand } from '../support/command.ts'
import { rewrite, writeFile } from '../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
const warm = { root, outDir: join(folder.path, 'warm'), cacheFolder: join(folder.path, 'warm-cache') }
const clean = { root, outDir: join(folder.path, 'clean'), cacheFolder: join(folder.path, 'clean-cache') }

const config = { url: 'https://pond.example', i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] } }
const translated = (locale: string, file: string) => `i18n/${locale}/docusaurus-plugin-content-${file}`

beforeAll(async () => {
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'docs/a.md', '# Otter\n\nOne.\n\nTwo.\n')
  writeFile(root, 'docs/b.md', '# Heron\n\nOne.\n')
  writeFile(root, 'blog/2025-01-02-post.md', '# Post\n\nText.\n')
  for (const locale of ['de', 'ar']) {
    writeFile(root, translated(locale, 'docs/current/a.md'), '# Der Otter\n\nEins.\n\nZwei.\n')
    writeFile(root, translated(locale, 'blog/2025-01-02-post.md'), '# Der Beitrag\n\nText.\n')
  }
  writeFile(root, translated('de', 'docs/current/b.md'), '# Der Reiher\n\nEins.\n')
  await runCommand(['write-translations', root])
  await sleep(60)
  await runBuild(warm)
})
afterAll(folder.remove)

const banner = 'theme-outdated-banner'

/** The pages with the notice after an edit, in a build that equals a clean one, and whether it was short. */
async function after(edit: () => void): Promise<{ readonly pages: readonly string[]; isShort: boolean }> {
  edit()
  await sleep(60)
  const stages: string[] = []
  await runBuild({ ...warm, onStage: (stage) => stages.push(stage) })
  for (const path of [clean.outDir, clean.cacheFolder]) rmSync(path, { recursive: true, force: true })
  await runBuild(clean)
  const tree = readTree(warm.outDir)
  expect(differences(tree, readTree(clean.outDir))).toEqual([])
  const pages = [...tree].filter(([path, text]) => path.endsWith('.html') && String(text).includes(banner))
  return { pages: pages.map(([path]) => path), isShort: !stages.includes('plan') }
}

const replace = (path: string, from: string, to: string) => () =>
  rewrite(root, path, (now) => now.replace(from, to))

const html = (path: string): string => readFileSync(join(warm.outDir, path, 'index.html'), 'utf8')

it('is on no page at first', async () => {
  expect((await after(() => {})).pages).toEqual([])
})

it('is on translations of a page that was edited, with a link in the language of the original', async () => {
  const { pages, isShort } = await after(replace('docs/a.md', 'Two.', 'Three.'))
  expect({ pages, isShort }).toEqual({
    pages: ['ar/docs/a/index.html', 'de/docs/a/index.html'],
    isShort: false,
  })
  expect(html('de/docs/a')).toContain(
    `<div class="${banner}" role="note">Das Original dieser Seite hat sich seit der Übersetzung geändert: <a href="/docs/a/" hrefLang="en" lang="en">English</a></div>`,
  )
  expect(html('ar/docs/a')).toContain(
    '<a href="/docs/a/" hrefLang="en" lang="en" dir="ltr">English</a></div>',
  )
  expect(html('de/docs/a')).toContain('<h1>Der Otter</h1>')
})

it('stays after the short way of edits that change no notice', async () => {
  const both = ['ar/docs/a/index.html', 'de/docs/a/index.html']
  expect(await after(replace('docs/a.md', 'Three.', 'Four.'))).toEqual({ pages: both, isShort: true })
})

it('is on posts, too', async () => {
  const { pages } = await after(replace('blog/2025-01-02-post.md', 'Text.', 'Words.'))
  expect(pages).toContain('de/blog/2025/01/02/post/index.html')
  expect(pages).not.toContain('de/blog/index.html')
  expect((await after(replace('blog/2025-01-02-post.md', 'Words.', 'Text.'))).pages).not.toContain(
    'de/blog/2025/01/02/post/index.html',
  )
})

it('is gone when the original is as it was, or the translation was edited', async () => {
  expect(await after(replace(translated('de', 'docs/current/a.md'), 'Zwei.', 'Vier.'))).toEqual({
    ...{ pages: ['ar/docs/a/index.html'], isShort: false },
  })
  expect((await after(replace('docs/a.md', 'Four.', 'Two.'))).pages).toEqual([])
})

it('follows what `.sources.json` says', async () => {
  const file = 'i18n/de/.sources.json'
  const known = readSources(root, 'i18n/de').get('docusaurus-plugin-content-docs/current/b.md')
  const blocks = JSON.stringify(known?.blocks)
  expect((await after(replace(file, blocks, '["00000000"]'))).pages).toEqual(['de/docs/b/index.html'])
  expect((await after(replace(file, '["00000000"]', blocks))).pages).toEqual([])
})

it('can be left out', async () => {
  const { pages } = await after(() => {
    writeFile(
      root,
      'site.config.json',
      JSON.stringify({ ...config, i18n: { ...config.i18n, untranslatedNotice: false } }),
    )
    writeFile(root, 'docs/b.md', '# Heron\n\nTwo.\n')
  })
  expect(pages).toEqual([])
})
