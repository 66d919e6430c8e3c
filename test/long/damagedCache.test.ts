// Every kind of file in the cache, damaged in every way: the next build neither fails nor uses it, and makes
// the output of a clean build. Files are found by listing the cache, so that new kinds are included.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli.ts'
import { damages } from '../support/damage.ts'
import { type Random, randomFrom, rewrite, writeFile } from '../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../support/engine.ts'
import { makeEveryKindSite } from '../support/everyKindSite.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'

const seed = campaignSeed(28)
const count = rounds(11)

/** What the next build must do with the cache. */
const next = ['nothing', 'words', 'all pages'] as const

it(`builds with ${count} damaged caches (TROODON_SEED=${seed})`, async () => {
  const folder = temporaryFolder()
  const root = join(folder.path, 'site')
  makeEveryKindSite(root)
  addImages(root)
  const at = (name: string) => [
    '--out',
    join(folder.path, name),
    '--cache',
    join(folder.path, `${name}-cache`),
  ]
  const outDir = join(folder.path, 'dist')
  const cache = join(folder.path, 'dist-cache')
  const older = join(folder.path, 'older')
  const random = randomFrom(seed)
  const build = (name: string) => runCli(['build', root, ...at(name)])
  const states: ReadonlyMap<string, string>[] = []
  for (const state of [0, 1]) {
    edit(root, state)
    expect(await build(`clean-${state}`)).toMatchObject({ status: 0 })
    states.push(readTree(join(folder.path, `clean-${state}`)))
    await build('dist')
    if (state === 0) cpSync(cache, older, { recursive: true })
  }
  let state = 1
  for (let round = 0; round < count; round++) {
    const todo = next[Math.floor(random() * next.length)] as (typeof next)[number]
    const what = damageOne(cache, older, random, round)
    if (todo === 'words') edit(root, (state = 1 - state))
    if (todo === 'all pages') rmSync(outDir, { recursive: true })
    const where = `round ${round}: ${what}, ${todo} to do`
    const { status, signal, stderr } = await build('dist')
    expect({ status, signal }, `${where}\n${stderr}`).toEqual({ status: 0, signal: null })
    expect(differences(readTree(outDir), states[state] as ReadonlyMap<string, string>), where).toEqual([])
  }
  folder.remove()
})

/** Two states of the site. */
function edit(root: string, state: number): void {
  writeFile(root, 'docs/folder-0/page-0.md', `# Page\n\n${state === 0 ? 'First' : 'Other'} words.\n`)
}

/** An image with smaller copies, and social cards. */
function addImages(root: string): void {
  const image = readFileSync('static/img/screenshot-light.webp')
  writeFile(root, 'docs/img/large.webp', image)
  writeFile(root, 'docs/img/second.webp', readFileSync('static/img/screenshot-dark.webp'))
  rewrite(root, 'docs/rich.md', (text) => `${text}\n![large](./img/large.webp) ![two](./img/second.webp)\n`)
  rewrite(root, 'site.config.json', (text) => JSON.stringify({ ...JSON.parse(text), socialCards: true }))
}

/** Damages a file: each kind in turn, each way in turn. Returns what was done. */
function damageOne(cache: string, older: string, random: Random, round: number): string {
  const kinds = new Map<string, string[]>()
  for (const file of filesOf(cache)) kinds.set(kindOf(file), [...(kinds.get(kindOf(file)) ?? []), file])
  const ways = Object.entries(damages)
  const names = [...kinds.keys()].sort()
  for (let tries = 0; ; tries++) {
    const files = kinds.get(names[(round + tries) % names.length] as string) as string[]
    const file = files[Math.floor(random() * files.length)] as string
    const [way, damage] = ways[Math.floor(random() * ways.length)] as (typeof ways)[number]
    const before = join(older, file)
    if (damage(join(cache, file), random, existsSync(before) ? readFileSync(before) : null))
      return `${file} is ${way}`
  }
}

/** Without links to files of the site. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== 'lock')
    .sort()

/** `theme/client/….js`, `store/….mdb`: files of one kind have one folder and one ending. */
const kindOf = (file: string): string =>
  /\.json$/.test(file) ? file : `${dirname(file).split('/').slice(0, 3).join('/')}/*${extname(file)}`
