// Every file that `npm run texts` writes, with its text. A test compares them with the files.
import { readFileSync } from 'node:fs'
import { replaceBlock, replaceBlocks, replaceTable } from './blocks.ts'
import { changelogPage, changelogPath } from './changelogPage.ts'
import { isPublished, publishedFile, startBlocks, startPages } from './startCommands.ts'
import { missingTable, readSupport, supportTable } from './support.ts'

export interface WrittenText {
  readonly path: string
  readonly text: string
}

/** `published`: whether readers find the package in the registry. */
export function allTexts(published = isPublished()): readonly WrittenText[] {
  const { releases, topics } = readSupport()
  const entries = Object.entries(releases).map(([release, changes]) =>
    changed(`content/changelog/${release}.md`, (text) => replaceTable(text, supportTable(changes, topics))),
  )
  const blocks = startBlocks(published)
  const pages = startPages.map((path) =>
    changed(path, (text) => withBlocks(path, replaceBlocks(text, blocks))),
  )
  const releasesPage = { path: changelogPath, text: changelogPage(readFileSync('CHANGELOG.md', 'utf8')) }
  return [...entries, ...pages, releasesPage]
}

/** The texts on the day of a release: from then on, readers find the package in the registry. */
export const publishedTexts = (): readonly WrittenText[] => [
  { path: publishedFile, text: '{ "isPublished": true }\n' },
  ...allTexts(true),
]

/** The migration guide has a table, too. */
const withBlocks = (path: string, text: string): string =>
  path === 'content/docs/migration/index.md'
    ? replaceBlock(text, 'missing', missingTable(readSupport()))
    : text

const changed = (path: string, change: (text: string) => string): WrittenText => ({
  path,
  text: change(readFileSync(path, 'utf8')),
})
