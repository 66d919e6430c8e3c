// Style sheets are compiled once for all runs of the bundler that need them, and which files count as inputs.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
// It keeps the folder that is the current one when it is loaded, which must not be that of these tests.
import 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StyleInputs } from '../../../build/bundle/styles/postcss.ts'
import { openStyleSource } from '../../../build/bundle/styles/styleSource.ts'
import { withoutOutputs } from '../../../build/bundle/styles/tailwind.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-styles-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const work = join(root, '.cache/theme/work')
const folders = { work, root, cacheFolder: join(root, '.cache'), engineRoot: root }

/** A PostCSS that writes the names of files to runs.txt, and reads more files than the style sheet. */
beforeAll(() => {
  const read = [
    { type: 'dependency', file: join(root, 'src/a.jsx') },
    { type: 'dependency', file: join(root, '.cache/theme/client/a.js') },
    { type: 'dir-dependency', dir: join(root, '.cache') },
    { type: 'dir-dependency', dir: join(root, 'all') },
    { type: 'dependency', file: join(root, 'dist/index.html') },
  ]
  write('postcss.config.cjs', 'module.exports = { plugins: [] }')
  write('node_modules/postcss/package.json', '{ "name": "postcss", "main": "index.js" }')
  write(
    'node_modules/postcss/index.js',
    `const { appendFileSync } = require('node:fs')
module.exports = () => ({
  async process(css, { from }) {
    appendFileSync(${JSON.stringify(join(root, 'runs.txt'))}, from.slice(-5) + '\\n')
    return { css: css.toUpperCase(), messages: ${JSON.stringify(read)} }
  },
})`,
  )
  write('.cache/theme/work/site/a.css', '.a {}')
  write('.cache/theme/work/site/b.css', '.b {}')
  write('all/out/.troodon', '')
  write('all/out/index.html', '')
  write('dist/.troodon', '')
})

const none = (): StyleInputs => ({ files: new Set(), scanned: new Set(), sheets: new Set() })

it('asks PostCSS once for each file', async () => {
  const source = openStyleSource(folders, none())
  const read = (name: string) => source.read(join(work, 'site', name))
  const all = await Promise.all(['a.css', 'b.css', 'a.css'].map(read))
  expect(all).toEqual(['.A {}', '.B {}', '.A {}'])
  expect(await read('b.css')).toBe('.B {}')
  expect(readFileSync(join(root, 'runs.txt'), 'utf8').trim().split('\n').sort()).toEqual(['a.css', 'b.css'])
})

it('compiles style sheets of the site and of packages, and none of the theme', () => {
  const { compiles } = openStyleSource(folders, none())
  expect(compiles(join(work, 'site/a.css'))).toBe(true)
  expect(compiles(join(root, 'node_modules/other/plain.css'))).toBe(true)
  expect(compiles(join(work, 'theme/plain.css'))).toBe(false)
})

it('does not depend on what a plugin reads in the cache and in output folders', async () => {
  const { read, inputs } = openStyleSource(folders, none())
  await read(join(work, 'site/a.css'))
  const names = (files: ReadonlySet<string>) => [...files].map((file) => relative(root, file)).sort()
  expect(names(inputs.scanned)).toEqual(['all', 'src/a.jsx'])
  expect(names(inputs.files)).toEqual(['postcss.config.cjs'])
  expect([...inputs.sheets]).toEqual([join(work, 'site/a.css')])
})

it.each([
  ['4.0.9', '@import "tailwindcss";', ''],
  ['4.3.5', '@import "tailwindcss";', '\n@source not "../../dist";\n@source not "../../.cache";'],
  [
    '4.3.5',
    "@import 'tailwindcss/utilities' layer(utilities);",
    '\n@source not "../../dist";\n@source not "../../.cache";',
  ],
  ['4.3.5', '.a { color: red }', ''],
])('excludes output folders and the cache from the sources of Tailwind %s: %s', (version, css, added) => {
  write('node_modules/tailwindcss/package.json', JSON.stringify({ version }))
  expect(withoutOutputs(css, join(root, 'src/css'), root, join(root, '.cache'))).toBe(css + added)
})
