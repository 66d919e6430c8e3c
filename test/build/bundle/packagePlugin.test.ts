// Packages are found in every layout of node_modules, and the output does not depend on the layout.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { packagePlugin } from '../../../build/bundle/resolve/packagePlugin.ts'
import { layOut } from '../../../build/bundle/workFolder/bundleLayout.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(base: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
}

/** What a site installs: `ui` needs `legacy`, which needs `fs` outside browsers. */
const ui = {
  'package.json': '{"name":"ui","version":"1.0.0","type":"module","main":"index.js"}',
  'index.js': 'import legacy from "legacy"\nexport const name = legacy.default\nexport default name',
}
const legacy = {
  'package.json': '{"name":"legacy","version":"2.0.0","browser":{"fs":false}}',
  'index.js': 'exports.__esModule = true\nexports.default = "old"\nexports.fs = require("fs")',
}
const ours = {
  'package.json': '{"name":"react","version":"19.0.0"}',
  'index.js': 'exports.createElement = () => "our React"',
}
const theirs = { ...ours, 'index.js': 'throw new Error("the React of the site")' }

const layouts: Readonly<Record<string, (base: string) => void>> = {
  hoisted(base) {
    write(join(base, 'node_modules/ui'), ui)
    write(join(base, 'node_modules/legacy'), legacy)
    write(join(base, 'node_modules/react'), ours)
    write(join(base, 'node_modules/troodon'), { 'theme/App.js': '', 'package.json': '{}' })
  },
  'in a folder above': (base) => layouts['hoisted']?.(dirname(base)),
  nested(base) {
    write(join(base, 'node_modules/ui'), ui)
    write(join(base, 'node_modules/ui/node_modules/legacy'), legacy)
    write(join(base, 'node_modules/react'), theirs)
    write(join(base, 'node_modules/troodon'), { 'theme/App.js': '', 'package.json': '{}' })
    write(join(base, 'node_modules/troodon/node_modules/react'), ours)
  },
  'brought along by the engine'(base) {
    write(join(base, 'node_modules/ui'), ui)
    write(join(base, 'node_modules/legacy'), legacy)
    write(join(base, 'node_modules/react'), theirs)
    write(join(base, 'node_modules/troodon'), { 'theme/App.js': '', 'package.json': '{}' })
    write(join(base, 'node_modules/troodon/lib/packages/react'), ours)
  },
  'brought along by the engine, with exports'(base) {
    layouts['brought along by the engine']?.(base)
    write(join(base, 'node_modules/troodon/lib/packages/react'), {
      'package.json': '{"name":"react","version":"19.0.0","exports":{".":"./index.js"}}',
    })
  },
  linked(base) {
    layouts['hoisted']?.(join(base, 'elsewhere'))
    symlinkSync(join(base, 'elsewhere/node_modules'), join(base, 'node_modules'))
  },
  pnpm(base) {
    const store = join(base, 'node_modules/.pnpm')
    write(join(store, 'ui@1.0.0/node_modules/ui'), ui)
    write(join(store, 'legacy@2.0.0/node_modules/legacy'), legacy)
    write(join(store, 'react@19.0.0/node_modules/react'), ours)
    write(join(store, 'troodon@1.0.0/node_modules/troodon'), { 'theme/App.js': '', 'package.json': '{}' })
    const link = (from: string, to: string) => symlinkSync(join(store, from), join(base, 'node_modules', to))
    link('ui@1.0.0/node_modules/ui', 'ui')
    link('troodon@1.0.0/node_modules/troodon', 'troodon')
    link('legacy@2.0.0/node_modules/legacy', '.pnpm/ui@1.0.0/node_modules/legacy')
    link('react@19.0.0/node_modules/react', '.pnpm/troodon@1.0.0/node_modules/react')
  },
}

/** Where the package `troodon` is, as Node reports the folder of a running file. */
const engineIn: Readonly<Record<string, string>> = {
  'in a folder above': '../node_modules/troodon',
  linked: 'elsewhere/node_modules/troodon',
  pnpm: 'node_modules/.pnpm/troodon@1.0.0/node_modules/troodon',
}

async function bundleIn(layout: string) {
  const root = join(folder, layout, 'workspace/site')
  write(root, {
    'page.js':
      'import { createElement } from "react"\nimport other, { name } from "ui"\nconsole.log(createElement(), name, other)',
  })
  layouts[layout]?.(root)
  const engineRoot = join(root, engineIn[layout] ?? 'node_modules/troodon')
  const work = layOut(join(folder, layout, 'cache'), root, engineRoot)
  const result = await build({
    entryPoints: [join(work, 'site/page.js')],
    absWorkingDir: work,
    preserveSymlinks: true,
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/out',
    entryNames: '[name].[hash]',
    logLevel: 'silent',
    plugins: [packagePlugin({ work, root, engineRoot })],
  })
  return result.outputFiles.map(({ path, text }) => ({ path, text }))
}

it('bundles with the same bytes in every layout', async () => {
  const hoisted = await bundleIn('hoisted')
  expect(hoisted[0]?.text).toContain('our React')
  for (const layout of Object.keys(layouts)) expect(await bundleIn(layout), layout).toEqual(hoisted)
})

it('reads a CommonJS file as Node does, also from the entry of a package', async () => {
  const [file] = await bundleIn('hoisted')
  const lines: unknown[][] = []
  new Function('console', file?.text.replace(/^export .*$/m, '') ?? '')({
    log: (...words: unknown[]) => lines.push(words),
  })
  expect(lines).toEqual([['our React', 'old', 'old']])
})

it('puts acorn once into the code that compiles JSX in browsers', async () => {
  const root = join(folder, 'live')
  mkdirSync(root)
  const engineRoot = resolve('.')
  const work = layOut(join(root, '.cache/theme'), root, engineRoot)
  const { metafile } = await build({
    entryPoints: [join(work, 'theme/widgets/jsx.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    preserveSymlinks: true,
    absWorkingDir: work,
    plugins: [packagePlugin({ work, root, engineRoot })],
  })
  const files = Object.keys(metafile.inputs).filter((path) => /[\\/]acorn@/.test(path))
  expect([...new Set(files.map((path) => path.replace(/.*acorn@[^/]+\//, '')))]).toEqual(['dist/acorn.mjs'])
})
