// Builds with a remote cache: what they take from it, what they leave there, and that a server that fails
// changes no byte of the output.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '../../../build/model/buildResult.ts'
import { httpBlobs } from '../../../build/remote/httpBlobs.ts'
import { openRemoteCache } from '../../../build/remote/remoteCache.ts'
import { type CacheServer, type Fault, startCacheServer } from '../../support/cacheServer.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
let server: CacheServer
let clean: ReadonlyMap<string, string>

beforeAll(async () => {
  server = await startCacheServer()
  writeFile(root, 'site.config.json', '{ "title": "Birds", "url": "https://birds.example", "blog": {} }')
  for (const name of ['owl', 'kite', 'wren', 'crow'])
    writeFile(
      root,
      `docs/${name}.md`,
      `# ${name}\n\nA ${name} is [a bird](./owl.md).\n\n\`\`\`js\nlet a\n\`\`\`\n`,
    )
  writeFile(
    root,
    'docs/code.mdx',
    "# Code\n\nimport lake from './lake.png'\n\nTwo is {1 + 1}. <img src={lake} alt='' />\n",
  )
  const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } }).png()
  writeFile(root, 'docs/lake.png', await png.toBuffer())
  writeFile(root, 'docs/lake.md', '# Lake\n\n![The lake](./lake.png)\n')
  writeFile(root, 'blog/2026-01-01-one.md', '# One\n\nA post.\n')
  await runBuild(place('clean'))
  clean = readTree(place('clean').outDir)
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const place = (name: string) => ({
  root,
  outDir: join(folder.path, name, 'dist'),
  cacheFolder: join(folder.path, name, 'cache'),
})

interface Built extends BuildResult {
  readonly restored: number
  readonly stored: number
  readonly warnings: readonly string[]
  /** Paths that differ from a build without the remote cache. */
  readonly different: readonly string[]
}

interface Options {
  readonly writes?: boolean
  readonly secret?: string | null
  /** Milliseconds for a part of an answer. */
  readonly window?: number
}

/** Builds on a machine with an empty disk. */
async function buildAnew({ writes = false, secret = null, window = 5000 }: Options = {}): Promise<Built> {
  rmSync(join(folder.path, 'fresh'), { recursive: true, force: true })
  const warnings: string[] = []
  const remote = openRemoteCache({
    ...{ writes, secret, scope: 'birds', warn: (failure) => warnings.push(failure) },
    blobs: httpBlobs({
      ...{ url: new URL(server.url), token: null, connections: 4 },
      pace: { window, bytes: 1000 },
    }),
  })
  const result = await runBuild({ ...place('fresh'), remote })
  const { restored, stored } = await remote.close()
  const different = differences(readTree(place('fresh').outDir), clean)
  return { ...result, restored, stored, warnings, different }
}

describe('a build with an empty disk', () => {
  it('takes what another build has left, and makes the pages with code itself', async () => {
    const first = await buildAnew({ writes: true })
    expect(first).toMatchObject({ warnings: [], different: [], summary: { parsed: 7 } })
    server.requests.length = 0
    const second = await buildAnew()
    expect(second).toMatchObject({ warnings: [], different: [], summary: { parsed: 0, rendered: 1 } })
    // Among others: a card for each page, and what was made of the image.
    expect(second).toMatchObject({ restored: first.stored, stored: 0 })
    expect(first.stored).toBeGreaterThan(20)
    expect(server.requests.length).toBeLessThanOrEqual(4)
  })

  it('makes only what changed', async () => {
    writeFile(root, 'docs/kite.md', '# kite\n\nAnother text.\n')
    const changed = await buildAnew()
    expect(changed.summary).toMatchObject({ parsed: 1, rendered: 2 })
    expect(changed.different).toContain('docs/kite/index.html')
    writeFile(root, 'docs/kite.md', '# kite\n\nA kite is [a bird](./owl.md).\n\n```js\nlet a\n```\n')
  })

  it('takes pages with code, too, where a secret proves who wrote them', async () => {
    const secret = 'only our own machines know it'
    await buildAnew({ writes: true, secret })
    const second = await buildAnew({ secret })
    expect(second).toMatchObject({ warnings: [], different: [], summary: { parsed: 0, rendered: 0 } })
    const other = await buildAnew({ secret: 'another one' })
    expect(other).toMatchObject({ different: [], summary: { parsed: 7 } })
    expect(other.warnings).toHaveLength(1)
  })

  it('leaves nothing on the server that tells of the machine', async () => {
    const { blobs } = server
    const { readPack } = await import('../../../build/remote/pack.ts')
    const texts: string[] = []
    for (const bytes of blobs.values()) {
      const values = await readPack(bytes, 1e8).catch(() => new Map<string, Buffer>())
      texts.push(bytes.toString('latin1'), ...[...values.values()].map((value) => value.toString('latin1')))
    }
    const all = texts.join('\n')
    expect(all).toContain('A wren is')
    for (const secret of [
      folder.path,
      process.cwd(),
      process.env['HOME'] ?? '/root/',
      process.env['PATH'] ?? '',
    ])
      expect(all.includes(secret), secret).toBe(false)
  })
})

describe('a server that fails', () => {
  beforeAll(async () => {
    // Without code, the bundle of all test sites is used.
    rmSync(join(root, 'docs/code.mdx'))
    rmSync(join(folder.path, 'clean'), { recursive: true })
    await runBuild(place('clean'))
    clean = readTree(place('clean').outDir)
    await buildAnew({ writes: true })
  })

  const faults: readonly (readonly [name: string, fault: Fault])[] = [
    ['with errors', { type: 'status', status: 500 }],
    ['that sends 1 kB a second', { type: 'slow', rate: 1000 }],
    ['that damages data', { type: 'corrupted' }],
    ['that cuts data off', { type: 'truncated', announced: true }],
    ['that lies', { type: 'lying' }],
  ]
  it.each(faults)('%s gives one warning, and changes no byte', async (_, fault) => {
    server.fault = fault
    const window = fault.type === 'slow' ? 150 : 5000
    const { ok, warnings, different, summary } = await buildAnew({ writes: true, window })
    server.fault = { type: 'none' }
    expect({ ok, different, warnings: warnings.length }).toEqual({ ok: true, different: [], warnings: 1 })
    expect(summary.parsed).toBe(6)
  })

  it.each([413, 507])('because it is full (%i) gives one warning, and is read', async (status) => {
    server.fault = { type: 'status', status, method: 'PUT' }
    writeFile(root, 'docs/new.md', '# New\n')
    const { warnings, summary } = await buildAnew({ writes: true })
    server.fault = { type: 'none' }
    rmSync(join(root, 'docs/new.md'))
    expect(warnings).toEqual([`answered ${status} to PUT cas/`])
    expect(summary.parsed).toBe(1)
  })

  it('because it does not exist gives one warning, and changes no byte', async () => {
    await server.stop()
    expect(await buildAnew({ writes: true })).toMatchObject({
      ...{ warnings: ['cannot be reached (ECONNREFUSED)'], different: [] },
    })
    server = await startCacheServer()
  })
})
