// Follows guides literally, each in an empty folder: writes the files that their blocks name, runs their
// commands in the order of the page, compares what they print, and builds the site that is the result.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { followPage } from '../support/followPage.ts'
import { guides } from '../support/guides.ts'
import { openShell } from '../support/shell.ts'
import { sourceCommands } from '../support/sourceCommands.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-guides-'))
const environment = {
  ...sourceCommands(join(folder, 'commands')),
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@example.com',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@example.com',
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0

it.each(Object.entries(guides))('%s', async (page, guide) => {
  const root = join(folder, `reader-${count++}`)
  mkdirSync(root)
  const shell = openShell(root, environment)
  await guide.before?.(shell)
  await followPage(`content/docs/${page}`, { shell, notRun: guide.notRun ?? [] })
  if (guide.broken !== true) await shell.run('npx troodon build --strict')
  for (const [path, text] of Object.entries(guide.built)) {
    const file = join(shell.folder, 'dist', path)
    if (text === null) expect(existsSync(file), path).toBe(false)
    else expect(readFileSync(file, 'utf8'), path).toContain(text)
  }
})
