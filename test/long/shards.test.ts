// A build in shards has the bytes and the problems of a build on one machine, however many shards there are.
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '../../build/model/buildResult.ts'
import { generateSite } from '../../scripts/generateSite.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../support/engine.ts'
import { rounds } from '../support/rounds.ts'
import { makeShard, merge, type ShardedSite } from '../support/shards.ts'

let folder: ReturnType<typeof temporaryFolder>
let sharded: ShardedSite
let alone: { readonly result: BuildResult; readonly files: ReadonlyMap<string, string> }

beforeAll(async () => {
  folder = temporaryFolder()
  const site = join(folder.path, 'site')
  await writeSite(site)
  sharded = { folder: folder.path, site }
  const outDir = join(folder.path, 'alone')
  const result = await runBuild({ root: site, outDir, cacheFolder: join(folder.path, 'alone-cache') })
  if (!result.isPublished) throw new Error(JSON.stringify(result.problems, null, 1))
  alone = { result, files: readTree(outDir) }
})
afterAll(() => folder.remove())

/** Generated pages, and one of each thing whose pages need more than their own file. */
async function writeSite(site: string): Promise<void> {
  generateSite(site, 60)
  cpSync('examples/docs-and-blog/blog', join(site, 'blog'), { recursive: true })
  const config = {
    title: 'Shards',
    contentDir: '.',
    url: 'https://shards.example',
    socialCards: true,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  }
  writeFileSync(join(site, 'site.config.json'), JSON.stringify(config))
  const docs = join(site, 'docs')
  const pixels = { width: 600, height: 400, channels: 3, background: '#2e8555' } as const
  await sharp({ create: pixels }).png().toFile(join(docs, 'photo.png'))
  writeFileSync(join(docs, '_part.md'), '## A shared part\n\nWith [a link](./intro.md).\n')
  writeFileSync(
    join(docs, 'intro.md'),
    '# Intro\n\n![A photo](./photo.png)\n\n[broken](./nowhere.md), [anchor](#missing)\n',
  )
  writeFileSync(
    join(docs, 'counter.mdx'),
    'import Part from "./_part.md"\nimport photo from "./photo.png"\n\n# Counter\n\n<Part />\n\n<img src={photo} alt="" />\n\nexport const n = 3\n\nCount {n * 2}. <a href="/docs/none/">nowhere</a>\n',
  )
  writeFileSync(join(docs, 'thrower.mdx'), '# Thrower\n\n{(() => { throw new Error("bad page") })()}\n')
  mkdirSync(join(site, 'pages'))
  writeFileSync(
    join(site, 'pages/hello.tsx'),
    'export default function Hello() { return <main><h1>Hello</h1></main> }\n',
  )
}

/** With a few pages in each of the last. */
const numbers = rounds(4) < 4 ? [1, 2, 5] : [1, 2, 3, 8]

describe('a build in shards', () => {
  it.each(numbers)('of %i has the bytes and the problems of one build', async (of) => {
    let rendered = 0
    for (let number = 1; number <= of; number++) rendered += (await makeShard(sharded, number, of)).rendered
    const { result, outDir } = await merge(sharded, of)
    expect(differences(readTree(outDir), alone.files)).toEqual([])
    expect(result.problems).toEqual(alone.result.problems)
    expect(result.problems.map(({ code }) => code)).toContain('brokenAnchor')
    expect(result.summary.parsed).toBe(0)
    expect(rendered).toBe(result.summary.routes)
  })

  it('reports a page that cannot be rendered once, with its place', () => {
    const found = alone.result.problems.filter(({ file }) => file === 'docs/thrower.mdx')
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('bad page')])
  })

  it('is refused when a shard is missing, damaged, or of other files', async () => {
    const shards = join(folder.path, 'shards-2')
    const file = join(shards, 'shard-2-of-2.troodon')
    const whole = readFileSync(file)
    rmSync(file)
    await expect(merge(sharded, 2)).rejects.toThrow('Of 2 shards, number 2 is missing.')
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    await expect(merge(sharded, 2)).rejects.toThrow('shard-2-of-2.troodon is damaged')
    writeFileSync(file, whole)
    appendFileSync(join(sharded.site, 'docs/intro.md'), '\nMore.\n')
    await expect(merge(sharded, 2)).rejects.toThrow('the content of docs/intro.md is different here')
    rmSync(shards, { recursive: true })
    mkdirSync(shards)
    await expect(merge(sharded, 2)).rejects.toThrow('There is no file shard-1-of-….troodon')
  })
})
