// Translations of pages that do not exist: nothing shows them.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { orphanedTranslations } from '../../../build/kinds/orphanedTranslations.ts'
import { type SourcePath, sourcePath } from '../../../build/shared/paths.ts'
import { memorySite } from '../../support/memorySite.ts'

const de = 'i18n/de/docusaurus-plugin-content'
const i18n = { defaultLocale: 'en', locales: ['en', 'de'] }

const found = (files: Readonly<Record<string, string>>, config: object = {}) =>
  memorySite(
    { 'docs/a.md': '# A', 'blog/2025-01-01-a.md': '# A', 'pages/b.md': '# B', ...files },
    { i18n, ...config },
  )
    .problems.filter(({ code }) => code === 'orphanedTranslation')
    .map(({ severity, file, message, hint }) => `${severity} ${file}: ${message} ${hint}`)

const page = (
  file: string,
  original: string,
  hint = 'Remove the translation, or move it to where the page is now.',
) => `warning ${file}: There is no ${original}, so no page shows this translation of it. ${hint}`

it.each([
  ['docs', `${de}-docs/current/old/x.md`, 'docs/old/x.md'],
  ['blog', `${de}-blog/2024-01-01-x.md`, 'blog/2024-01-01-x.md'],
  ['pages', `${de}-pages/x.md`, 'pages/x.md'],
])('reports a translation without a page in %s', (_, file, original) => {
  expect(found({ [file]: '# X' })).toEqual([page(file, original)])
})

it('says how to rename it if only the ending differs', () => {
  const file = `${de}-docs/current/a.mdx`
  expect(found({ [file]: '# A' })).toEqual([
    page(file, 'docs/a.mdx', 'The page is docs/a.md: rename the translation to a.md.'),
  ])
})

it('reports a folder for a version or id that does not exist once', () => {
  expect(
    found({
      [`${de}-docs/version-1.0/a.md`]: '# A',
      [`${de}-docs/version-1.0/b/c.md`]: '# C',
      [`${de}-docs-old/current/a.md`]: '# A',
      [`${de}-docs-old/current/b.md`]: '# B',
    }),
  ).toEqual([
    `warning ${de}-docs-old: The site has no docs with the id "old". No page shows the translations in this folder. Remove the folder, or give it the name of what it translates.`,
    `warning ${de}-docs/version-1.0: There are no documents in versioned_docs/version-1.0. No page shows the translations in this folder. Remove the folder, or give it the name of what it translates.`,
  ])
})

it('is silent about translations in use, parts, drafts, names in another Unicode form, and other languages', () => {
  expect(
    found({
      'docs/café.md': '# Café',
      'docs/draft.md': '---\ndraft: true\n---\n# Draft',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/a.md': '# A',
      [`${de}-docs/current/a.md`]: '# A',
      [`${de}-docs/current/_part.md`]: 'Part',
      [`${de}-docs/current/draft.md`]: '# Entwurf',
      [`${de}-docs/current/${'café'.normalize('NFD')}.md`]: '# Café',
      [`${de}-docs/version-1.0/a.md`]: '# A',
      [`${de}-pages/b.md`]: '# B',
      'i18n/fr/docusaurus-plugin-content-docs/current/x.md': '# X',
    }),
  ).toEqual([])
})

it('looks through all files at most twice, however many translations are lost', () => {
  const read = readConfig({ contentDir: '', i18n }, { hasFolder: () => false })
  if (!read.ok) throw new Error('The configuration is wrong.')
  const files = new CountedFiles(
    Array.from({ length: 40 }, (_, at) => sourcePath(`${de}-docs/version-${at % 8}.0/${at}.md`)),
  )
  expect(orphanedTranslations({ config: read.config, files })).toHaveLength(8)
  expect(files.rounds).toBeLessThanOrEqual(2)
})

class CountedFiles extends Set<SourcePath> {
  rounds = 0

  override [Symbol.iterator]() {
    this.rounds += 1
    return super[Symbol.iterator]()
  }
}
