// Variables that stand for modules, in packages that leave out files in browsers.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { packagePlugin } from '../../../build/bundle/resolve/packagePlugin.ts'
import { withProvidedNames } from '../../../build/bundle/resolve/providedPlugin.ts'
import { layOut } from '../../../build/bundle/workFolder/bundleLayout.ts'
import type { PluginOutcome } from '../../../build/model/pluginOutcome.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-provided-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = join(folder, 'site')
const files = {
  'page.js': 'import { send } from "sender"\nconsole.log(send)',
  'node_modules/sender/package.json':
    '{"name":"sender","version":"1.0.0","main":"index.js","browser":{"agent":false,"./server.js":false,"./node/index.js":false}}',
  'node_modules/sender/index.js':
    'exports.send = [Buffer.from("x"), require("agent"), require("./server"), require("./node"), require("./other")]',
  'node_modules/sender/server.js': 'exports.own = process.pid + " server"',
  'node_modules/sender/node/index.js': 'exports.own = process.pid + " node"',
  'node_modules/sender/other.js': 'exports.own = process.pid + " other"',
  'node_modules/agent/package.json': '{"name":"agent","version":"1.0.0","main":"index.js"}',
  'node_modules/agent/index.js': 'exports.own = process.pid + require("net") + " agent"',
  'node_modules/troodon/package.json': '{}',
  'node_modules/troodon/theme/App.js': '',
}

it('are provided to no file that its package leaves out in browsers', async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const engineRoot = join(root, 'node_modules/troodon')
  const work = layOut(join(root, '.cache'), root, engineRoot)
  const provided = {
    process: { code: '{ pid: 1 }' },
    Buffer: { code: '{ from: () => "provided" }' },
  }
  const outcome = { browser: { provided }, server: { provided } } as unknown as PluginOutcome
  const { outputFiles, warnings } = await build({
    entryPoints: [join(work, 'site/page.js')],
    absWorkingDir: work,
    preserveSymlinks: true,
    bundle: true,
    write: false,
    logLevel: 'silent',
    define: { process: 'globalThis.troodon_process', Buffer: 'globalThis.troodon_Buffer' },
    plugins: withProvidedNames([packagePlugin({ work, root, engineRoot })], outcome, {
      from: work,
      theme: join(work, 'theme'),
    }),
  })
  expect(warnings).toEqual([])
  const lines: unknown[][] = []
  new Function('console', outputFiles[0]?.text ?? '')({ log: (...words: unknown[]) => lines.push(words) })
  expect(lines).toEqual([[['provided', {}, {}, {}, { own: '1 other' }]]])
})
