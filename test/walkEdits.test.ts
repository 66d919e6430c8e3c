// The kinds of edits that the random walks make are those that test/long/README.md lists.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../build/config/normalize/normalize.ts'
import { randomFrom } from './support/edits.ts'
import { temporaryFolder } from './support/engine.ts'
import { contentEdits } from './support/walkEdits/content.ts'
import { editGroups } from './support/walkEdits/index.ts'
import { settingEdits } from './support/walkEdits/settings.ts'
import { makeSite } from './support/walkEdits/site.ts'

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

it.each(Object.entries(settingEdits))('%s: the configuration is valid', (_name, edit) => {
  const folder = temporaryFolder()
  makeSite(folder.path)
  edit(folder.path, 1, randomFrom(1))
  const config: unknown = JSON.parse(readFileSync(join(folder.path, 'site.config.json'), 'utf8'))
  expect(readConfig(config, { hasFolder: () => true, locales: null })).toMatchObject({ ok: true })
  folder.remove()
})
