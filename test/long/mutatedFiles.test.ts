// Real files of this repository, broken in random ways: no crash, no hang, no explosion of memory. What cannot
// be published is reported with its file, and dist/ stays as it was. After that, the output of each
// incremental build equals that of a clean build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Ran, startCli } from '../support/cli.ts'
import { randomFrom, writeFile } from '../support/edits.ts'
import { differences, readTree, temporaryFolder } from '../support/engine.ts'
import { mutate } from '../support/mutations.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'

const seed = campaignSeed(30)
const batches = rounds(2)
/** Files that are broken at the same time. */
const batch = 200
/** Milliseconds that a build may take before it counts as one that never ends, and megabytes of its heap. */
const limits = { time: 240_000, heap: 900 }

const config = {
  contentDir: '.',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onDuplicateRoutes: 'ignore',
  checks: Object.fromEntries(
    [
      'brokenHtmlLink',
      'brokenHtmlAnchor',
      'missingAsset',
      'missingHtmlImage',
      'unsafeLink',
      'duplicateId',
    ].map((code) => [code, 'off']),
  ),
}

interface Reported {
  readonly code: string
  readonly severity: string
  readonly file: string | null
}

const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.mdx?$/.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join('content', path), 'utf8') }))

it(`reads ${batches * batch} broken files (TROODON_SEED=${seed})`, async () => {
  const folder = temporaryFolder()
  const root = join(folder.path, 'site')
  const random = randomFrom(seed)
  mkdirSync(join(root, 'docs/files'), { recursive: true })
  writeFile(root, 'site.config.json', JSON.stringify(config))
  writeFile(root, 'docs/intro.md', '# Intro\n')
  await build(folder.path, 'dist')
  let published = 0
  let rejected = 0
  for (let round = 0; round < batches; round++) {
    const what = new Map<string, string>()
    for (let index = 0; index < batch; index++) {
      const source = sources[Math.floor(random() * sources.length)] as (typeof sources)[number]
      const made = mutate(source.text, random)
      const name = `docs/files/${index}${extname(source.path)}`
      for (const ending of ['.md', '.mdx'])
        rmSync(join(root, `docs/files/${index}${ending}`), { force: true })
      writeFileSync(join(root, name), made.bytes)
      what.set(name, `${source.path}: ${made.what}`)
    }
    const left = await publish(folder.path, what)
    rejected += batch - left
    published += left
    await build(folder.path, 'clean')
    const trees = ['dist', 'clean'].map((name) => readTree(join(folder.path, name)))
    expect(differences(...(trees as [(typeof trees)[0], (typeof trees)[0]])), `batch ${round}`).toEqual([])
    for (const name of ['clean', 'clean-cache']) rmSync(join(folder.path, name), { recursive: true })
  }
  // Most files are still published, and some are not.
  expect(published).toBeGreaterThan(rejected)
  expect(rejected).toBeGreaterThan(batches)
  folder.remove()
})

/** Builds until nothing prevents it, without the files that do. Resolves with how many are left. */
async function publish(folder: string, what: ReadonlyMap<string, string>): Promise<number> {
  const dist = join(folder, 'dist')
  let left = what.size
  for (let tries = 0; tries < 12; tries++) {
    const before = readTree(dist)
    const { status, problems } = await build(folder, 'dist')
    const errors = problems.filter(({ severity }) => severity === 'error')
    if (errors.length === 0) {
      expect(status).toBe(0)
      return left
    }
    expect(status).toBe(1)
    const files = new Set(errors.map(({ file }) => file))
    for (const file of files) {
      expect([...what.keys()], JSON.stringify(errors.find((one) => one.file === file))).toContain(file)
      rmSync(join(folder, 'site', file as string))
      left--
    }
    const isPublished = errors.every(({ code }) => code === 'pageFailed')
    if (!isPublished) expect(differences(before, readTree(dist))).toEqual([])
  }
  throw new Error('The files with errors were removed twelve times, and there were others.')
}

interface Built {
  readonly status: number
  readonly problems: readonly Reported[]
}

async function build(folder: string, name: string): Promise<Built> {
  const { child, done } = startCli(
    [
      'build',
      join(folder, 'site'),
      '--json',
      '--out',
      join(folder, name),
      '--cache',
      join(folder, `${name}-cache`),
    ],
    { NODE_OPTIONS: `--max-old-space-size=${limits.heap}`, TROODON_PAGE_SECONDS: '60' },
  )
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.time)
  const ran: Ran = await done
  clearTimeout(timer)
  const kept = `The site is in ${folder}.`
  expect([ran.signal, ran.status], `${kept}\n${ran.stderr.slice(-3000)}`).toEqual([
    null,
    expect.toSatisfy((status) => status === 0 || status === 1),
  ])
  const { problems } = JSON.parse(ran.stdout) as { readonly problems: readonly Reported[] }
  return { status: ran.status as number, problems }
}
