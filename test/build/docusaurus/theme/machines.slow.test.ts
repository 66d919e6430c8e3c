// A site that runs its own theme, built on several machines: rendered pages and the links of their components
// travel like other pages.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpBlobs } from '../../../../build/remote/httpBlobs.ts'
import { openRemoteCache } from '../../../../build/remote/remoteCache.ts'
import { readLastBuild } from '../../../../build/reuse/lastBuild.ts'
import { openShards } from '../../../../build/spread/openShards.ts'
import { startCacheServer } from '../../../support/cacheServer.ts'
import { writeFile } from '../../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../../support/engine.ts'
import { makeShard, merge } from '../../../support/shards.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'site')
let clean: ReadonlyMap<string, string>

const place = (name: string) => ({
  root,
  outDir: join(folder.path, name, 'dist'),
  cacheFolder: join(folder.path, name, 'cache'),
})

beforeAll(async () => {
  writeStubDocusaurus(root)
  writeFile(
    root,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Nests', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  presets: [['classic', { theme: {} }]],
}
`,
  )
  for (const name of ['hen', 'duck', 'owl', 'wren'])
    writeFile(root, `docs/${name}.md`, `# A ${name}\n\n## Eggs\n\n[Hens](./hen.md#eggs) and **${name}s**.\n`)
  writeFile(root, 'docs/code.mdx', '# Code\n\n{1 + 1} [made](/#made)\n')
  writeFile(root, 'blog/2026-01-01-one.md', '# One\n\nA post.\n\n<!-- truncate -->\n\nMore.\n')
  writeFile(
    root,
    'src/pages/index.js',
    `import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
export default () => {
  useBrokenLinks().collectAnchor('made')
  return <Link to="/docs/hen">Hens</Link>
}
`,
  )
  await runBuild(place('clean'))
  clean = readTree(place('clean').outDir)
})
afterAll(() => folder.remove())

it('a machine with an empty cache renders nothing that the remote cache has', async () => {
  const server = await startCacheServer()
  const built = async (writes: boolean) => {
    rmSync(join(folder.path, 'fresh'), { recursive: true, force: true })
    const blobs = httpBlobs({
      url: new URL(server.url),
      token: null,
      connections: 4,
      pace: { window: 5000, bytes: 1000 },
    })
    const remote = openRemoteCache({ writes, secret: 'eggs', scope: 'nests', warn: () => {}, blobs })
    const { summary, problems } = await runBuild({ ...place('fresh'), remote })
    await remote.close()
    expect(problems).toEqual([])
    expect(differences(readTree(place('fresh').outDir), clean)).toEqual([])
    return summary
  }
  try {
    expect(await built(true)).toMatchObject({ rendered: 8 })
    expect(await built(false)).toMatchObject({ parsed: 0, rendered: 0 })
  } finally {
    await server.stop()
  }
})

it('two shards make the site of one machine', async () => {
  // Beside the site: the links to React are then the same from all of them.
  const place = { folder: folder.path, site: root }
  const made = [await makeShard(place, 1, 2), await makeShard(place, 2, 2)]
  expect(made.map(({ rendered }) => rendered).reduce((a, b) => a + b)).toBe(8)
  const { outDir } = await merge(place, 2)
  const { manifest } = readLastBuild(join(place.folder, 'cache-2'), outDir) ?? {}
  const shards = openShards([join(place.folder, 'shards-2')], () => {})
  const keys = [...(manifest ?? [])].flatMap(([path, { key }]) => (path.endsWith('.html') ? key : []))
  expect(keys).toHaveLength(8)
  expect(keys.filter((key) => !shards.page(key)?.found)).toEqual([])
  shards.close()
  expect(differences(readTree(outDir), clean)).toEqual([])
})
