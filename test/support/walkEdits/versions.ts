// Edits of old versions and of translations: most of the other edits are of the current documents.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Random, rewrite, writeFile } from '../edits.ts'
import { has, pick, read, remove, somePage, toggle, type WalkEdits } from './helpers.ts'

const old = 'versioned_docs/version-1.0'
const translations = 'i18n/fr/docusaurus-plugin-content-docs'

/** A Markdown file in the folder, without those in the folders below. */
const somePageIn = (root: string, folder: string, random: Random): string =>
  `${folder}/${pick(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .sort(),
    random,
  )}`

const textOf = (step: number): string =>
  `---\ntitle: Added ${step}\n---\n\nText with [a part](old.md#section-${step - 1}).\n\n## Section ${step}\n`

export const versionEdits: WalkEdits = {
  'a new document of an old version': (root, step) =>
    writeFile(root, `${old}/added-${step}.md`, `${textOf(step)}\n[current](/docs/next/#part-${step})\n`),
  'a document of an old version is removed': (root, _step, random) => {
    const path = somePageIn(root, old, random)
    if (!/(?:intro|old)\.md$/.test(path)) remove(root, path)
  },
  'a heading in an old version': (root, step, random) =>
    rewrite(root, somePageIn(root, old, random), (text) => `${text}\n## Heading ${step}\n`),
  'a draft in an old version': (root, _step, random) =>
    rewrite(root, somePageIn(root, old, random), (text) =>
      text.includes('draft: true')
        ? text.replace('draft: true\n', '')
        : text.replace(/^---\n/, '---\ndraft: true\n'),
    ),
  'a tag in an old version': (root, step, random) =>
    rewrite(root, somePageIn(root, old, random), (text) =>
      text.replace(/^---\n(?:tags: .*\n)?/, `---\ntags: [one, "${step % 3}"]\n`),
    ),
  'a category of an old version': (root, step) => {
    writeFile(root, `${old}/part/page.md`, `# Page of a part\n\n[Old](../old.md)\n`)
    const link = step % 2 === 0 ? { link: { type: 'generated-index' } } : {}
    writeFile(root, `${old}/part/_category_.json`, JSON.stringify({ label: `Part ${step}`, ...link }))
  },
  'a sidebar of an old version comes or goes': (root) =>
    toggle(root, {
      'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
        short: ['intro', { type: 'link', label: 'Elsewhere', href: '/docs/next/' }],
      }),
    }),
  'a link to a part of an old version': (root, step, random) =>
    rewrite(root, somePage(root, random), (text) => `${text}\n[Part](/docs/old#section-${step % 9})\n`),
  'a translated document of an old version': (root, step) =>
    writeFile(root, `${translations}/version-1.0/old.md`, `# Ancien ${step}\n\n## Section ${step}\n`),
  'a translation is removed': (root) => remove(root, `${translations}/version-1.0/old.md`),
  'a translation of any document': (root, step, random) => {
    const path = somePage(root, random)
    writeFile(
      root,
      path.replace('docs', `${translations}/current`),
      `${read(root, path)}\nEn plus ${step}.\n`,
    )
  },
  'translated labels of a version': (root, step) => {
    const labels = { 'version.label': { message: `Ancienne ${step}` } }
    writeFile(root, `${translations}/version-1.0.json`, JSON.stringify(labels))
  },
  'a translated category': (root, step) => {
    const folders = readdirSync(join(root, 'docs')).filter((name) => name.startsWith('folder'))
    const [folder] = folders.sort()
    const path = `${translations}/current/${folder}/_category_.json`
    if (has(root, path)) remove(root, path)
    else if (folder) writeFile(root, path, JSON.stringify({ label: `Catégorie ${step}` }))
  },
}
