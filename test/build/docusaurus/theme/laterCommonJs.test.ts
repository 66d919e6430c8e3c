// CommonJS that code loads later has its exports, as webpack gives them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { withLaterCommonJs } from '../../../../build/docusaurus/theme/laterCommonJs.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-later-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const modules = {
  'compiled.js':
    "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'compiled'\nexports.more = 2",
  'plain.js': "module.exports = () => 'plain'\nmodule.exports.more = 3",
  'module.js': "export default () => 'module'\nexport const more = 4",
}

it.each([false, true])('has its exports, minified: %s', async (minify) => {
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code)
  const names = Object.keys(modules)
  writeFileSync(
    join(folder, 'entry.js'),
    `export default [${names.map((name) => `() => import('./${name}')`).join()}]`,
  )
  const built = await build({
    entryPoints: [join(folder, 'entry.js')],
    ...{ bundle: true, splitting: true, minify, metafile: true, write: false, format: 'esm' },
    chunkNames: '[hash]',
    outdir: folder,
    absWorkingDir: folder,
  })
  for (const { path, contents } of withLaterCommonJs(built.outputFiles, built.metafile))
    writeFileSync(join(folder, `${basename(path, '.js')}.${minify}.mjs`), nameFor(contents, minify))
  const entry = pathToFileURL(join(folder, `entry.${minify}.mjs`)).href
  const { default: loaders } = (await import(entry)) as { default: (() => Promise<Loaded>)[] }
  const loaded = await Promise.all(loaders.map((load) => load()))
  expect(loaded.map((one) => one.default())).toEqual(['compiled', 'plain', 'module'])
  expect(loaded.map(({ more }) => more)).toEqual([2, 3, 4])
})

interface Loaded {
  readonly default: () => string
  readonly more: number
}

/** Node reads these files as modules by their endings. */
const nameFor = (contents: Uint8Array, minify: boolean): string =>
  Buffer.from(contents)
    .toString()
    .replace(/"(\.\/[\w-]+)\.js"/g, `"$1.${minify}.mjs"`)
