// What the server keeps of pages that it has rendered: nothing, also not in the package that loads their code.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { themePlugin } from '../../../../build/docusaurus/theme/themePlugin.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root = ''
siteFolder((path) => {
  root = path
})

const loadable = `var ALL_INITIALIZERS = [];
const READY_INITIALIZERS = [];
exports.create = (init) => {
  ALL_INITIALIZERS.push(init);
  READY_INITIALIZERS.push(init);
};
exports.kept = () => [ALL_INITIALIZERS, READY_INITIALIZERS].map(({ length }) => length);
`

async function keptBy(side: 'server' | 'browser'): Promise<readonly number[]> {
  writeFile(root, 'node_modules/react-loadable/lib/index.js', loadable)
  const files = {
    ...{ root, engineRoot: root, staticFolders: [], themes: [], clientModules: [], modules: [] },
    packages: { client: join(root, 'client'), nodePaths: [] },
    ...{ data: new Map(), prismLanguages: [], compile: async () => '', compileValues: async () => '' },
  }
  const { outputFiles } = await build({
    stdin: { contents: 'module.exports = require("react-loadable/lib/index.js")', resolveDir: root },
    ...{ bundle: true, write: false, format: 'cjs', logLevel: 'silent' },
    plugins: [themePlugin(files, side === 'server')],
  })
  const module = { exports: {} as { create: (init: () => void) => void; kept: () => readonly number[] } }
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  module.exports.create(() => {})
  return module.exports.kept()
}

it('is forgotten on the server, and can be preloaded in browsers', async () => {
  expect(await keptBy('server')).toEqual([0, 0])
  expect(await keptBy('browser')).toEqual([1, 1])
})
