// The order of style sheets in the one sheet of a theme.
import type { ImportKind, Metafile } from 'esbuild'
import { expect, it } from 'vitest'
import { sheetOrder } from '../../../../build/docusaurus/theme/sheetOrder.ts'

type Import = readonly [path: string, kind?: ImportKind]

const metafile = (files: Readonly<Record<string, readonly Import[]>>): Metafile => ({
  outputs: {},
  inputs: Object.fromEntries(
    Object.entries(files).map(([name, imports]) => [
      name,
      {
        bytes: 1,
        ...(name.endsWith('.js') ? { format: 'esm' as const } : {}),
        imports: imports.map(([path, kind = 'import-statement']) => ({ path, kind: kind as ImportKind })),
      },
    ]),
  ),
})

it('takes those of imported modules first, then those of modules that are loaded later', () => {
  const files = metafile({
    'core/clientEntry.js': [['page.js', 'dynamic-import'], ['infima.css'], ['app.js']],
    'app.js': [['late.js', 'dynamic-import'], ['navbar.js'], ['app.css']],
    'navbar.js': [['navbar.css']],
    'page.js': [['navbar.js'], ['page.css']],
    'late.js': [['late.css']],
    'infima.css': [['fonts.css', 'import-rule']],
    'fonts.css': [],
    'app.css': [],
    'navbar.css': [],
    'page.css': [],
    'late.css': [],
  })
  expect(sheetOrder(files, 'clientEntry.js')).toEqual([
    'infima.css',
    'navbar.css',
    'app.css',
    'page.css',
    'late.css',
  ])
})

it('leaves out an import that TypeScript has dropped', () => {
  const files = metafile({ 'clientEntry.js': [['./unused.module.css'], ['a.css']], 'a.css': [] })
  expect(sheetOrder(files, 'clientEntry.js')).toEqual(['a.css'])
})
