// Edits of content, titles, slugs, files and folders, sidebars, categories, images, versions, drafts, the theme
// and languages. Some deliberately make the site invalid.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Random, rewrite, writeFile } from '../edits.ts'
import { pick } from './helpers.ts'
import { codePage, documents, png } from './site.ts'

export interface Made {
  /** The description for messages. */
  readonly what: string
  /**
   * If pages are rendered again, `explain` names this for at least one of them. Null if the edit moves or
   * removes files.
   */
  readonly cause: RegExp | null
}

type Edit = (root: string, random: Random, step: number) => Made

const quoted = (path: string): RegExp => new RegExp(path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const made = (what: string, cause: RegExp | null = null): Made => ({ what, cause })
/** Where an edit of a document's front matter has an effect: on its own page, or on pages that link to it. */
const ofDocument = (what: string, path: string): Made =>
  made(
    `${what} of ${path}`,
    new RegExp(
      `${quoted(path).source}|^the (?:path in the sidebar|previous|next|sidebar|title|cards|visibility)|^title, |^link to|^the version|^the data that`,
    ),
  )

export const contentEdits: Readonly<Record<string, Edit>> = {
  'an included file': (root, random, step) => {
    writeFile(
      root,
      'docs/_note.mdx',
      `## Note ${step}\n\nA note with a [link](./intro.md).\n${random() < 0.2 ? '\n{1 + 1}\n' : ''}`,
    )
    return made('an included file', /^docs\/_note\.mdx$/)
  },
  'a component or a shown file': (root, random, step) => {
    const isBadge = random() < 0.5
    if (isBadge)
      writeFile(
        root,
        'src/Badge.jsx',
        `export default function Badge({ children }) {\n  return <i title="${step}">{children}</i>\n}\n`,
      )
    else writeFile(root, 'src/sample.js', `export const sample = ${step}\n`)
    return isBadge ? made('a component', /^src\/Badge\.jsx$/) : made('a shown file', /^src\/sample\.js$/)
  },
  'a page with code': (root, random, step) => {
    const choice = random()
    const text =
      choice < 0.5
        ? codePage(step)
        : choice < 0.8
          ? `# Data now ${step}\n\n{'text'}\n`
          : `# Broken ${step}\n\nA { brace.\n`
    writeFile(root, 'docs/code.mdx', text)
    return made('a page with code', /^docs\/code\.mdx$/)
  },
  'words of a document': (root, random, step) => {
    const path = pick(documents(root), random)
    rewrite(root, path, (text) => `${text}\nAn added line ${step}.\n`)
    return made(`text of ${path}`, quoted(path))
  },
  'a title': (root, random, step) => {
    const path = pick(documents(root), random)
    rewrite(root, path, (text) => text.replace(/^title: .*$/m, `title: New title ${step}`))
    return ofDocument('title', path)
  },
  'a position': (root, random, step) => {
    const path = pick(documents(root), random)
    rewrite(root, path, (text) =>
      text
        .replace(/^---\n/, `---\nsidebar_position: ${step % 7}\n`)
        .replace(/(sidebar_position: \d+\n)(?:sidebar_position: \d+\n)+/, '$1'),
    )
    return ofDocument('position', path)
  },
  'a new document': (root, random, step) => {
    writeFile(
      root,
      `docs/folder-${Math.floor(random() * 5)}/added-${step}.md`,
      `# Added ${step}\n\n[Home](/docs/) and [nowhere](./missing-${step}.md)\n`,
    )
    return made('a new document', /./)
  },
  'a removed document': (root, random) => {
    const path = pick(documents(root), random)
    if (documents(root).length > 12) rmSync(join(root, path))
    return made(`removed ${path}`)
  },
  'a renamed document': (root, random, step) => {
    const path = pick(documents(root), random)
    renameSync(join(root, path), join(root, dirname(path), `renamed-${step}.md`))
    return made(`renamed ${path}`)
  },
  'a renamed folder': (root, random, step) => {
    const folders = readdirSync(join(root, 'docs')).filter((name) => name.startsWith('folder'))
    const folder = pick(folders, random)
    renameSync(join(root, 'docs', folder), join(root, 'docs', `folder-${step}x`))
    return made(`renamed the folder ${folder}`)
  },
  'a category': (root, random, step) => {
    const folder = pick(
      readdirSync(join(root, 'docs')).filter((name) => name.startsWith('folder')),
      random,
    )
    writeFile(
      root,
      `docs/${folder}/_category_.json`,
      JSON.stringify({
        label: `Category ${step}`,
        position: step % 3,
        ...(random() < 0.5 ? { link: { type: 'generated-index' } } : {}),
      }),
    )
    return made(
      `category of ${folder}`,
      /^the (?:sidebar|path|previous|next|cards|data that)|^title, |first time/,
    )
  },
  'an image': (root, _random, step) => {
    writeFile(root, 'docs/img/shade.png', png(step))
    return made('an image', /^link to (?:\/other)?(?:\/base)?\/assets\/images\/shade-/)
  },
  'title of the site, and slashes of URLs': (root, random, step) => {
    rewrite(root, 'site.config.json', (text) =>
      JSON.stringify({
        ...JSON.parse(text),
        title: `Site ${step}`,
        ...(random() < 0.3 ? { trailingSlash: random() < 0.5 } : {}),
      }),
    )
    return made('the configuration', /^the data that all pages share: title$/)
  },
  'a document of an old version': (root, _random, step) => {
    writeFile(root, 'versioned_docs/version-1.0/old.md', `# Old ${step}\n\n## Section ${step}\n`)
    return made('a document of an old version', /^versioned_docs\/version-1\.0\/old\.md$/)
  },
  'a draft': (root, random) => {
    const path = pick(documents(root), random)
    rewrite(root, path, (text) =>
      text.includes('draft: true')
        ? text.replace('draft: true\n', '')
        : text.replace(/^---\n/, '---\ndraft: true\n'),
    )
    return ofDocument('draft', path)
  },
  'an unlisted document': (root, random) => {
    const path = pick(documents(root), random)
    rewrite(root, path, (text) =>
      text.includes('unlisted: true')
        ? text.replace('unlisted: true\n', '')
        : text.replace(/^---\n/, '---\nunlisted: true\n'),
    )
    return ofDocument('unlisted', path)
  },
  'the sidebar file': (root, random, step) => {
    if (random() < 0.5) rmSync(join(root, 'sidebars.json'), { force: true })
    else
      writeFile(
        root,
        'sidebars.json',
        JSON.stringify({
          main: [
            'intro',
            {
              type: 'category',
              label: `All ${step}`,
              link: { type: 'generated-index' },
              items: [{ type: 'autogenerated', dirName: '.' }],
            },
          ],
        }),
      )
    return made('the sidebar file', /^the (?:sidebar|path|previous|next|data that|version|cards)|first time/)
  },
  'a wrong slug': (root, random) => {
    const path = pick(documents(root), random)
    rewrite(root, path, (text) =>
      text.includes('slug: /../')
        ? text.replace(/slug: \/\.\.\/.*\n/, '')
        : text.replace(/^---\n/, '---\nslug: /../out\n'),
    )
    return made(`a wrong slug in ${path} (or its repair)`)
  },
  'static files': (root, _random, step) => {
    writeFile(root, 'static/file.txt', `static ${step}`)
    if (existsSync(join(root, 'static/extra.txt'))) rmSync(join(root, 'static/extra.txt'))
    else writeFile(root, 'static/extra.txt', 'extra')
    return made('static files')
  },
  'a page': (root, _random, step) => {
    writeFile(root, 'pages/about.md', `---\ntitle: About ${step}\n---\n\n[Docs](/docs/)\n`)
    return made('a page', /^pages\/about\.md$/)
  },
  'a style sheet of the site': (root, _random, step) => {
    writeFile(root, 'src/site.css', `.badge { margin: ${step}px; }\n`)
    return made('a style sheet of the site', /^the theme: (?:.*src\/site\.css)$/)
  },
  'a component of the theme': (root, random, step) => {
    if (random() < 0.3) rmSync(join(root, 'theme'), { recursive: true, force: true })
    else
      writeFile(
        root,
        'theme/Details.jsx',
        `export default ({ children }) => <details data-step="${step}">{children}</details>\n`,
      )
    return made('a component of the theme', /^the theme|^how Markdown is read$|^theme\/public\/Details\.jsx$/)
  },
  'messages of a language': (root, _random, step) => {
    const messages = { 'theme.common.skipToMainContent': { message: `Aller au contenu ${step}` } }
    writeFile(root, 'i18n/fr/code.json', JSON.stringify(messages))
    return made('messages of a language', /^the data that all pages share: messages$/)
  },
  'a translated document': (root, random, step) => {
    const file = 'i18n/fr/docusaurus-plugin-content-docs/current/intro.md'
    if (random() < 0.2) rmSync(join(root, file), { force: true })
    else writeFile(root, file, `---\nslug: /\n---\n\n# Introduction ${step}\n`)
    return made('a translated document', /i18n\/fr\/|docs\/intro\.md|^the /)
  },
  'the list of versions': (root) => {
    const versions = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[]
    const add = versions.length === 1
    if (add)
      cpSync(join(root, 'docs'), join(root, `versioned_docs/version-${versions.length + 1}.0`), {
        recursive: true,
      })
    writeFile(
      root,
      'versions.json',
      JSON.stringify(add ? [`${versions.length + 1}.0`, ...versions] : versions.slice(1)),
    )
    return made('the list of versions', /^the data that all pages share: docs$/)
  },
}
