// The small site that the random walks edit.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rewrite, writeFile } from '../edits.ts'

export function makeSite(root: string): void {
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({
      title: 'Edits',
      contentDir: '.',
      docs: { versions: { current: { label: 'Next' } } },
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      customCss: 'src/site.css',
      onBrokenMarkdownLinks: 'warn',
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
    }),
  )
  for (let folder = 0; folder < 3; folder++)
    for (let index = 0; index < 4; index++)
      writeFile(
        root,
        `docs/folder-${folder}/page-${index}.md`,
        `---\ntitle: Page ${folder}.${index}\n---\n\nText of it, see [next](./page-${(index + 1) % 4}.md#part) and ![shade](../img/shade.png).\n\n## Part\n\nMore.\n`,
      )
  writeFile(root, 'docs/intro.md', '---\nslug: /\n---\n\n# Intro\n\n[First](folder-0/page-0.md)\n')
  writeFile(root, 'docs/img/shade.png', png(0))
  writeFile(root, 'versioned_docs/version-1.0/intro.md', '---\nslug: /\n---\n\n# Intro of 1.0\n')
  writeFile(root, 'versioned_docs/version-1.0/old.md', '# Old\n\n```js\nlet a = 1\n```\n')
  writeFile(root, 'versions.json', '["1.0"]')
  writeFile(root, 'pages/about.md', '# About\n\n[Docs](/docs/)\n')
  writeFile(root, 'static/file.txt', 'static')
  writeFile(root, 'docs/_note.mdx', '## Note\n\nA note with a [link](./intro.md).\n')
  writeFile(
    root,
    'src/Badge.jsx',
    'export default function Badge({ children }) {\n  return <b className="badge">{children}</b>\n}\n',
  )
  writeFile(root, 'src/site.css', '.badge { margin: 0; }\n')
  writeFile(root, 'src/sample.js', 'export const sample = 1\n')
  writeFile(
    root,
    'docs/data.mdx',
    "import Note from './_note.mdx'\n\n# Data\n\n<Note />\n\n```js file=@site/src/sample.js\n```\n",
  )
  writeFile(root, 'docs/code.mdx', codePage(0))
}

/** A one-pixel PNG. Its bytes depend on the color. */
export const png = (shade: number): Buffer =>
  Buffer.from(
    `89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c63${shade % 2 ? '60' : 'f8'}00000002000148afa4710000000049454e44ae426082`,
    'hex',
  )

export const codePage = (step: number): string =>
  `import Badge from '@site/src/Badge'\nimport Note from './_note.mdx'\n\n# Code ${step}\n\n<Badge>badge *${step}*</Badge>\n\n<Note />\n\n{1 + ${step}}\n`

export const documents = (root: string): string[] =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
    .sort()

/** Removes wrong slugs and stray braces, so that the site does not remain invalid. */
export function repair(root: string): void {
  for (const path of documents(root)) rewrite(root, path, (text) => text.replace(/slug: \/\.\.\/.*\n/g, ''))
  rewrite(root, 'docs/code.mdx', (text) => text.replace('{ brace', 'brace'))
}
