// Every file that `npm run texts` writes, with its text. A test compares them with the files.
import { readFileSync } from 'node:fs'
import { replaceBlock, replaceTable } from './blocks.ts'
import { missingTable, readSupport, supportTable } from './support.ts'

export interface WrittenText {
  readonly path: string
  readonly text: string
}

export function allTexts(): readonly WrittenText[] {
  return supportTexts()
}

function supportTexts(): readonly WrittenText[] {
  const support = readSupport()
  const entries = Object.entries(support.releases).map(([release, changes]) =>
    changed(`content/changelog/${release}.md`, (text) =>
      replaceTable(text, supportTable(changes, support.topics)),
    ),
  )
  const guide = changed('content/docs/migration/index.md', (text) =>
    replaceBlock(text, 'missing', missingTable(support)),
  )
  return [...entries, guide]
}

const changed = (path: string, change: (text: string) => string): WrittenText => ({
  path,
  text: change(readFileSync(path, 'utf8')),
})
