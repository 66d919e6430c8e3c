// Folders in each other, deeper than anybody has them: time grows with their number, not with its power.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('builds a page 150 folders deep, with its sidebar', async () => {
  const folder = Array.from({ length: 150 }, (_, level) => `d${level}`).join('/')
  writeFile(root, `docs/${folder}/a.md`, '# A\n')
  const { status, stderr } = await runCommand(['build', root])
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('error')])
  const page = readFileSync(join(root, `dist/docs/${folder}/a/index.html`), 'utf8')
  expect(page.match(/menu__link--sublist /g)?.length ?? 0).toBeGreaterThan(140)
}, 60_000)
