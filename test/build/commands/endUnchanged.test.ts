// A build without changes ends before the engine is loaded; any doubt is left to the command itself.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { endUnchanged } from '../../../build/commands/build/endUnchanged.ts'
import { languageName, nameByIntl } from '../../../build/config/normalize/normalizeI18n.ts'
import { raceWindow } from '../../../build/io/fileStat.ts'
import { openTerminal } from '../../../build/io/terminal.ts'
import { writeFile } from '../../support/edits.ts'
import { bundledEngine, runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
const engine = bundledEngine()
let printed: string
const stream = { write: (text: string) => (printed += text) } as unknown as NodeJS.WriteStream
const terminal = openTerminal({ stream, env: {}, quiet: false })
const end = (...words: string[]) => endUnchanged([root, ...words], { engine, format: 'text', terminal })
const config = { title: 'A', url: 'https://example.com', checks: { brokenLink: 'warning' } }

siteFolder((folder) => {
  root = folder
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'docs/index.md', '# A\n\n[Nowhere](./nowhere.md)\n')
  writeFile(root, 'static/a.txt', 'text')
})

beforeEach(async () => {
  printed = ''
  await setTimeout(raceWindow + 20)
  await runBuild({ root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') })
})

it('repeats the result of the last build, problems included', async () => {
  expect(await end()).toBe(0)
  expect(printed).toMatch(/nowhere\.md/)
  expect(printed).toContain('(nothing changed)')
  expect(await end('--verbose')).toBe(0)
})

it('gives the command what was read, after any change', async () => {
  const changes: readonly (() => void)[] = [
    () => writeFile(root, 'docs/index.md', '# B\n'),
    () => writeFile(root, 'docs/new.md', '# New\n'),
    () => writeFileSync(join(root, 'dist/a.txt'), 'other'),
    () => rmSync(join(root, 'dist/docs'), { recursive: true }),
    () => writeFileSync(join(root, '.cache/lock'), '1'),
  ]
  for (const [at, change] of changes.entries()) {
    change()
    const begun = await end()
    expect(begun).toMatchObject({ project: { config: { title: 'A' } } })
    const isLocked = at === changes.length - 1
    expect(typeof begun === 'object' && begun?.build?.started.scan.files.has('docs/index.md' as never)).toBe(
      isLocked ? undefined : true,
    )
  }
  expect(printed).not.toContain('routes')
})

it('does not read the site for options that need a whole build, and for wrong ones', async () => {
  for (const words of [['--strict'], ['--verify'], ['--no-cache'], ['--wrong'], ['more', 'words']])
    expect(await end(...words)).toBeNull()
})

it('reports a wrong configuration as the command does', async () => {
  writeFileSync(join(root, 'site.config.json'), '{ "titel": "A" }')
  await expect(end()).rejects.toThrow(/titel/)
})

it('names English as Intl does', () => {
  expect(languageName('en')).toBe(nameByIntl('en'))
  expect(languageName('de')).toBe('Deutsch')
})
