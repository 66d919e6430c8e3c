// The link to all tags: docs and blogs have different texts in English, and one id in Docusaurus.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  writeFile(
    root,
    'site.config.json',
    '{ "url": "https://t.example", "i18n": { "defaultLocale": "en", "locales": ["en", "de", "fr"] } }',
  )
  writeFile(root, 'docs/a.md', '---\ntags: [x]\n---\n\n# A\n')
  writeFile(root, 'blog/2024-01-01-b.md', '---\ntags: [x]\n---\n\n# B\n\n<!-- truncate -->\n')
})

const textsOf = (language: string) =>
  ['docs', 'blog'].map((kind) => {
    const page = readFileSync(join(root, 'dist', language, kind, 'tags/x/index.html'), 'utf8')
    return new RegExp(`href="[^"]*/${kind}/tags/"[^>]*>([^<]+)</a>`).exec(
      page.slice(page.indexOf('<h1')),
    )?.[1]
  })

it('is written as in Docusaurus, and a translation of its id is that of both', async () => {
  const ids = (texts: object) => JSON.stringify(texts)
  writeFile(root, 'i18n/de/code.json', ids({ 'theme.tags.tagsPageLink': { message: 'Beide' } }))
  writeFile(
    root,
    'i18n/fr/code.json',
    ids({ 'theme.tags.tagsPageLink': { message: 'Blog' }, 'theme.docs.viewAllTags': { message: 'Docs' } }),
  )
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(['', 'de', 'fr'].map(textsOf)).toEqual([
    ['View all tags', 'View All Tags'],
    ['Beide', 'Beide'],
    ['Docs', 'Blog'],
  ])
})
