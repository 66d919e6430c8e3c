// The kinds of edits that the random walks make are those that test/long/README.md lists.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentEdits } from './support/walkEdits/content.ts'
import { editGroups } from './support/walkEdits/index.ts'

it('has a row for each kind of edit, and at least 75 kinds', () => {
  const [, table = ''] = readFileSync('test/long/README.md', 'utf8').split('| Group | Edit |\n|---|---|\n')
  const rows = [...table.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)]
  const listed = rows.map(([, group, edit]) => `${group}: ${edit}`)
  const groups = { Content: contentEdits, ...editGroups }
  const kinds = Object.entries(groups).flatMap(([group, edits]) =>
    Object.keys(edits).map((edit) => `${group}: ${edit}`),
  )
  expect(listed).toEqual(kinds)
  expect(kinds.length).toBeGreaterThanOrEqual(75)
})
