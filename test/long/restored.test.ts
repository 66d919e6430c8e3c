// Caches and output folders of other runs, as a CI job restores them: each build ends with the files of a
// clean one, also where `start` or the short way would end it early.
import { cpSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'
import { randomFrom, writeFile } from '../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../support/engine.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'

const seed = campaignSeed(9)
const count = rounds(2)

it(`builds with ${count} restored caches and folders (TROODON_SEED=${seed})`, async () => {
  const folder = temporaryFolder()
  const at = (...names: string[]) => join(folder.path, ...names)
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const root = at('site')
  const copy = (from: string, to: string) => {
    if (!existsSync(from)) return
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
  }
  const outs = ['dist', 'other'] as const
  const steps: Readonly<Record<string, () => void>> = {
    'save cache': () => copy(join(root, '.cache'), at('cache', pick(['1', '2']))),
    'restore cache': () => copy(at('cache', pick(['1', '2'])), join(root, '.cache')),
    'save folder': () => copy(join(root, pick(outs)), at('dist', pick(['1', '2']))),
    'restore folder': () => copy(at('dist', pick(['1', '2'])), join(root, pick(outs))),
    'remove cache': () => rmSync(join(root, '.cache'), { recursive: true, force: true }),
    'remove folder': () => rmSync(join(root, pick(outs)), { recursive: true, force: true }),
    edit: () => edit(join(root, 'dist/docs/index.html')),
  }
  const history: string[] = []
  for (let round = 0; round < count; round++) {
    writeSite(root, random)
    const out = pick(outs)
    const args = [root, '--out', join(root, out)]
    for (let more = 0; more < 3; more++) {
      const name = pick(Object.keys(steps))
      steps[name]?.()
      history.push(name)
    }
    history.push(`build ${out}`)
    const where = history.join(', ')
    expect(await runCli(['build', ...args]), where).toMatchObject({ status: 0 })
    const clean = ['--out', at('clean'), '--cache', at('clean-cache')]
    expect(await runCli(['build', root, ...clean, '--no-cache']), where).toMatchObject({ status: 0 })
    expect(differences(readTree(join(root, out)), readTree(at('clean'))), where).toEqual([])
  }
  folder.remove()
})

/** Some pages come and go, and the words of one change. */
function writeSite(root: string, random: () => number): void {
  writeFile(root, 'site.config.json', '{ "title": "A", "url": "https://example.com" }')
  writeFile(root, 'docs/index.md', `# Start\n\nWord ${Math.floor(random() * 3)}.\n`)
  for (const name of ['a', 'new/b', 'new/c', 'd'])
    if (random() < 0.5) writeFile(root, `docs/${name}.md`, `# ${name}\n`)
    else rmSync(join(root, `docs/${name}.md`), { force: true })
}

/** Of the same length, with the time of before. */
function edit(file: string): void {
  if (!existsSync(file)) return
  writeFileSync(file, 'x')
  utimesSync(file, 1, 1)
}
