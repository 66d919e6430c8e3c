// A worker is bundled before the other imports of its module are loaded, so that not all is in memory at once.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { fileUrlPlugin } from '../../../build/bundle/load/fileUrlPlugin.ts'
import { temporaryFolder } from '../../support/engine.ts'

const { path: root, remove } = temporaryFolder()
afterAll(remove)

it('bundles a worker once, and before the rest of the module that starts it', async () => {
  const site = join(root, 'site')
  mkdirSync(site)
  const files = {
    'page.js': `import './other.js'
export const start = () => [1, 2].map(() => new Worker(new URL('./worker.js', import.meta.url)))
export const again = () => new Worker(new URL('./worker.js', import.meta.url))`,
    'other.js': 'export const other = 1',
    'worker.js': "import './part.js'",
    'part.js': 'self.postMessage(1)',
  }
  for (const [name, code] of Object.entries(files)) writeFileSync(join(site, name), code)
  const loaded: string[] = []
  const recorder: Plugin = {
    name: 'recorder',
    setup(run) {
      run.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        loaded.push(basename(path))
        return null
      })
    },
  }
  const assets = new Map<string, Uint8Array>()
  const shared = { root: site, assets, read: new Set<string>(), withUrls: new Set<string>() }
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: ['site/page.js'], outdir: join(root, 'out') },
    ...{ bundle: true, write: false, format: 'esm' },
    plugins: [recorder, fileUrlPlugin({ baseUrl: '/', ...shared })],
  })
  expect(loaded).toEqual(['page.js', 'worker.js', 'part.js', 'other.js'])
  const [name = ''] = assets.keys()
  expect([...assets.keys()]).toEqual([expect.stringMatching(/^assets\/workers\/worker\.[0-9a-f]{8}\.js$/)])
  expect(outputFiles[0]?.text).toContain(`/${name}`)
})
