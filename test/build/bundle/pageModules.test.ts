// Which files are bundled as pages: those that their instance includes.
import { expect, it } from 'vitest'
import { codePages, componentPages } from '../../../build/bundle/pageModules.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import type { PageFacts } from '../../../build/model/page.ts'
import { sourcePath } from '../../../build/shared/paths.ts'

const configOf = (config: object) => {
  const read = readConfig({ contentDir: '', ...config }, { hasFolder: () => true })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.config
}

it('React pages follow include and exclude', () => {
  const files = [
    ...['pages/index.tsx', 'pages/examples/a.tsx', 'pages/b.test.tsx', 'pages/_c.tsx', 'pages/d.css'],
    ...['landing/e.jsx', 'landing/f.tsx', 'docs/g.tsx'],
  ].map(sourcePath)
  const pages = [
    { exclude: ['examples/**', '**/*.test.tsx'] },
    { id: 'landing', path: 'landing', include: ['*.jsx'] },
  ]
  expect(componentPages(files, configOf({ pages }))).toEqual([
    'pages/index.tsx',
    'pages/_c.tsx',
    'landing/e.jsx',
  ])
})

it('Markdown pages with code follow include and exclude in versions and languages, too', () => {
  const facts = { code: { reason: '', line: 1, column: 1 } } as unknown as PageFacts
  const files = [
    ...['docs/a.mdx', 'docs/old/b.mdx', 'docs/_part.mdx', 'README.mdx'],
    ...['versioned_docs/version-1/a.mdx', 'versioned_docs/version-1/old/b.mdx'],
    ...['i18n/de/docusaurus-plugin-content-docs/current/old/b.mdx'],
    ...['i18n/de/docusaurus-plugin-content-docs/version-1/a.mdx', 'more/old/c.mdx'],
  ]
  const config = configOf({
    i18n: { locales: ['en', 'de'] },
    docs: [{ exclude: ['old/**', '**/_*'] }, { id: 'more', path: 'more' }],
  })
  expect(codePages(new Map(files.map((file) => [sourcePath(file), facts])), config)).toEqual([
    'docs/a.mdx',
    'versioned_docs/version-1/a.mdx',
    'i18n/de/docusaurus-plugin-content-docs/version-1/a.mdx',
    'more/old/c.mdx',
  ])
})
