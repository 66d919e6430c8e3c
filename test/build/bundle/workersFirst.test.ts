// A worker is bundled before the other imports of its module are loaded, so that not all is in memory at once.
// Workers can start themselves.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { fileUrlPlugin } from '../../../build/bundle/load/fileUrlPlugin.ts'
import { temporaryFolder } from '../../support/engine.ts'

const { path: root, remove } = temporaryFolder()
afterAll(remove)

interface Bundled {
  readonly loaded: readonly string[]
  readonly text: string
  readonly assets: ReadonlyMap<string, Uint8Array>
}

/** Bundles `page.js`, and lists the files in the order in which they are loaded. */
async function bundlePage(files: Readonly<Record<string, string>>): Promise<Bundled> {
  const folder = mkdtempSync(join(root, 'run-'))
  const site = join(folder, 'site')
  mkdirSync(site)
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
    ...{ absWorkingDir: folder, entryPoints: ['site/page.js'], outdir: join(folder, 'out') },
    ...{ bundle: true, write: false, format: 'esm', logLevel: 'silent' },
    plugins: [recorder, fileUrlPlugin({ baseUrl: '/', ...shared })],
  })
  return { loaded, text: outputFiles[0]?.text ?? '', assets }
}

const starting = (name: string) => `new Worker(new URL('./${name}', import.meta.url))`

it('bundles a worker once, and before the rest of the module that starts it', async () => {
  const { loaded, text, assets } = await bundlePage({
    'page.js': `import './other.js'
export const start = () => ${starting('worker.js')}
export const again = () => ${starting('worker.js')}`,
    'other.js': 'export const other = 1',
    'worker.js': "import './part.js'",
    'part.js': 'self.postMessage(1)',
  })
  expect(loaded).toEqual(['page.js', 'worker.js', 'part.js', 'other.js'])
  expect([...assets.keys()]).toEqual([expect.stringMatching(/^assets\/workers\/worker\.[0-9a-f]{8}\.js$/)])
  expect(text).toContain(`/${[...assets.keys()].join()}`)
})

it('gives a worker that starts itself the URL of its script', async () => {
  const { assets } = await bundlePage({
    'page.js': `export const start = () => ${starting('worker.js')}`,
    'worker.js': "import './part.js'",
    'part.js': `self.onmessage = () => ${starting('worker.js')}`,
  })
  expect([...assets.values()].map((one) => Buffer.from(one).toString())).toEqual([
    expect.stringContaining('self.location.href'),
  ])
})

it('reports workers that start each other', async () => {
  const site = {
    'page.js': `export const start = () => ${starting('a.js')}`,
    'a.js': starting('b.js'),
    'b.js': starting('a.js'),
  }
  await expect(bundlePage(site)).rejects.toThrow(
    'Workers start each other: site/a.js → site/b.js → site/a.js',
  )
})
