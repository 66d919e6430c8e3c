// A default import of a CommonJS package has one meaning in a file of the site, whichever import finds the
// file: esbuild itself (`./a`, an entry) or a plugin (`@site/a`, an import of a Markdown page).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { pageEntryPlugin } from '../../../build/bundle/load/pageEntryPlugin.ts'
import { aliasPlugin } from '../../../build/bundle/resolve/aliasPlugin.ts'
import { moduleTypePlugin } from '../../../build/bundle/resolve/moduleTypePlugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files: Readonly<Record<string, string>> = {
  'site/package.json': '{ "type": "module" }',
  'site/part.ts': 'import old from "old"\nexport const value = old',
  'site/part.jsx': 'import old from "old"\nexport const value = old',
  'site/inner/part.js': 'import old from "old"\nexport const value = old',
  'site/page.tsx': 'export const later = () => import("./part.jsx")\nexport default later',
  'engine/theme/App.tsx': 'export const frame = 1',
  'site/node_modules/old/package.json': '{}',
  'site/node_modules/old/index.js': 'exports.__esModule = true\nexports.default = "default"',
  'site/node_modules/strict/package.json': '{ "type": "module" }',
  'site/node_modules/strict/index.js': 'export { value } from "./part.js"',
  'site/node_modules/strict/part.js': 'import old from "old"\nexport const value = typeof old',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

async function exported(code: string): Promise<unknown> {
  const alias = aliasPlugin({ site: join(folder, 'site'), engine: join(folder, 'engine'), themePath: null })
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(folder, 'site'), sourcefile: 'entry.js' },
    ...{ bundle: true, write: false, format: 'cjs', logLevel: 'silent', preserveSymlinks: true },
    plugins: [alias, moduleTypePlugin()],
  })
  const module = { exports: {} as { value?: unknown } }
  new Function('module', outputFiles[0]?.text ?? '')(module)
  return module.exports.value
}

describe('a default import of a CommonJS package in a site of ES modules', () => {
  for (const name of ['part.ts', 'part.jsx', 'inner/part.js', 'part'])
    for (const start of ['./', '@site/'])
      it(`is its default export in ${start}${name}`, async () => {
        expect(await exported(`export { value } from '${start}${name}'`)).toBe('default')
      })
  it('stays that of Node in an installed package', async () => {
    expect(await exported("export { value } from './node_modules/strict/index.js'")).toBe('object')
  })
})

it('is the same in an entry', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'site/part.ts')],
    ...{ bundle: true, write: false, format: 'cjs', logLevel: 'silent' },
    plugins: [moduleTypePlugin()],
  })
  expect(outputFiles[0]?.text).toContain('__toESM(require_old())')
})

it('leads to parts that load later', async () => {
  const page = join(folder, 'site/page.tsx')
  const frame = join(folder, 'engine/theme/App.tsx')
  const entries = pageEntryPlugin({ entries: [page], site: join(folder, 'site'), without: [], frame })
  const { outputFiles } = await build({
    entryPoints: [page],
    ...{ bundle: true, write: false, format: 'esm', splitting: true, outdir: folder, logLevel: 'silent' },
    absWorkingDir: folder,
    plugins: [entries, moduleTypePlugin()],
  })
  expect(outputFiles.map(({ text }) => text).join('')).toContain('__toESM(require_old())')
})
