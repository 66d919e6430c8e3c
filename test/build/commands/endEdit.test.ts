// A build after an edit of words ends before the engine is loaded, with the files of a whole build; any other
// edit is left to the command itself.
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { endEdit } from '../../../build/commands/build/endEdit.ts'
import { endUnchanged } from '../../../build/commands/build/endUnchanged.ts'
import { raceWindow } from '../../../build/io/fileStat.ts'
import { openTerminal } from '../../../build/io/terminal.ts'
import { writeFile } from '../../support/edits.ts'
import { bundledEngine, differences, readTree, runBuild } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
const engine = bundledEngine()
let printed = ''
const stream = { write: (text: string) => (printed += text) } as unknown as NodeJS.WriteStream
const context = {
  engine,
  format: 'text' as const,
  terminal: openTerminal({ stream, env: {}, quiet: false }),
}

siteFolder((folder) => {
  root = folder
  writeFile(root, 'site.config.json', JSON.stringify({ title: 'A', url: 'https://example.com' }))
  writeFile(root, 'docs/index.md', '# A\n\nWords.\n')
  writeFile(root, 'docs/b.md', '# B\n\n## Part\n\nWords of B.\n')
})

const folders = (name: string) => ({
  root,
  outDir: join(root, name),
  cacheFolder: join(root, `.cache${name}`),
})

/** Runs both parts of the command after an edit. */
async function end(...words: string[]): Promise<number | null> {
  await setTimeout(raceWindow + 20)
  const all = [root, '--out', join(root, 'dist'), '--cache', join(root, '.cachedist'), ...words]
  const begun = await endUnchanged(all, context)
  if (typeof begun !== 'object' || !begun?.build) throw new Error('The site is as it was.')
  return endEdit(all, begun.build, context)
}

it('ends after edits of words and headings, and after no other', async () => {
  await setTimeout(raceWindow + 20)
  await runBuild(folders('dist'))
  for (const time of ['once', 'twice']) {
    appendFileSync(join(root, 'docs/b.md'), `\nEdited ${time}.\n`)
    expect(await end()).toBe(0)
    expect(printed).toContain('(1 rendered)')
  }
  appendFileSync(join(root, 'docs/b.md'), '\n## Heading\n')
  expect(await end()).toBe(0)
  await runBuild(folders('clean'))
  expect(differences(readTree(join(root, 'dist')), readTree(join(root, 'clean')))).toEqual([])
  appendFileSync(join(root, 'docs/b.md'), '\nFor another cache.\n')
  expect(await end('--remote-cache', 'http://localhost:1/')).toBeNull()
  appendFileSync(join(root, 'docs/b.md'), '\n[Link](#heading)\n')
  expect(await end()).toBeNull()
  writeFileSync(join(root, 'docs/c.md'), '# C\n')
  expect(await end()).toBeNull()
})

it('leaves it to the command when another process has built in between', async () => {
  await setTimeout(raceWindow + 20)
  await runBuild(folders('dist'))
  appendFileSync(join(root, 'docs/b.md'), '\nEdited.\n')
  await setTimeout(raceWindow + 20)
  const words = [root, '--out', join(root, 'dist'), '--cache', join(root, '.cachedist')]
  const begun = await endUnchanged(words, context)
  await runBuild(folders('dist'))
  expect(typeof begun === 'object' && begun?.build && (await endEdit(words, begun.build, context))).toBeNull()
})
