// Which files are read as pages.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { parseJobOf } from '../../../build/reuse/parseJob.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

it('translations into languages that are not configured are not read', () => {
  const given = { contentDir: '', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }
  const read = readConfig(given, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const options = { config: read.config, markdownKey: 'm', siteCodeKey: 's' }
  const isRead = (path: string) => parseJobOf(sourcePath(path), options) !== null
  expect(isRead('docs/intro.md')).toBe(true)
  expect(isRead('i18n/fr/docusaurus-plugin-content-docs/current/intro.md')).toBe(true)
  expect(isRead('i18n/de/docusaurus-plugin-content-docs/current/intro.md')).toBe(false)
  expect(isRead('i18n/de/docusaurus-plugin-content-blog-news/post.mdx')).toBe(false)
  // A folder of documents with this name.
  expect(isRead('i18n/guide/intro.md')).toBe(true)
})

it('Markdown files that are only copied are not read, unless documents are among them', () => {
  const given = { contentDir: '', staticDirectories: ['static', 'docs/files'], docs: [{ path: 'docs' }] }
  const read = readConfig(given, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const options = { config: read.config, markdownKey: 'm', siteCodeKey: 's' }
  const isRead = (path: string) => parseJobOf(sourcePath(path), options) !== null
  expect(isRead('static/llms/intro.md')).toBe(false)
  expect(isRead('docs/files/intro.md')).toBe(true)
  expect(isRead('snippets/part.md')).toBe(true)
})
