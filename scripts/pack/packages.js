// lib/packages: what Troodon brings along of other packages, so that sites don't install all of them. Only
// the files that a build can use are kept. What a site bundles stays as it is: a build has the same bytes with
// the whole package.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, transformSync } from 'esbuild'

/** Grammars that the browser loads too (theme/markup/highlightLate.ts). */
const browserGrammars = 'bash|css|javascript|json|typescript|xml|yaml'

/** Package → paths of its files to keep. */
const kept = {
  react:
    /^(?:index|(?:jsx|jsx-dev|compiler)-runtime|cjs\/react(?:-(?:jsx|jsx-dev|compiler)-runtime)?\.production)\.js$/,
  'react-dom':
    /^(?:(?:index|client|server|static)(?:\.node|\.browser)?|cjs\/react-dom(?:-client|-server(?:-legacy)?\.(?:node|browser))?\.production)\.js$/,
  scheduler: /^(?:index|cjs\/scheduler\.production)\.js$/,
  'highlight.js': new RegExp(
    `^(?:lib/core\\.js|lib/languages/[\\w-]+\\.js|es/package\\.json|es/core\\.js|es/languages/(?:${browserGrammars})\\.js)$`,
  ),
  acorn: /^dist\/acorn\.mjs$/,
  'acorn-jsx': /^(?:index|xhtml)\.js$/,
  '@docsearch/js': /^dist\/esm\/.*\.js$/,
  '@docsearch/css': /^dist\/style\.css$/,
  '@fontsource/manrope': /^files\/manrope-.*-(?:500|800)-normal\.woff$/,
}

/** Files that only the engine loads. They are kept without whitespace and comments. */
const isCompact = (name, path) => name === 'highlight.js' && path.startsWith('lib/')

/** The fields of a manifest that Node and esbuild read. */
const manifestKeys = [
  'name',
  'version',
  'license',
  'type',
  'main',
  'module',
  'style',
  'exports',
  'browser',
  'sideEffects',
]

/** `target` is the folder of all packages. Returns the files that were bundled into others. */
export async function writePackages(target) {
  for (const [name, files] of Object.entries(kept)) copyPackage(name, files, join(target, name))
  return writeStore(join(target, 'lmdb'))
}

function copyPackage(name, files, target) {
  const from = join('node_modules', name)
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(from.length + 1)
      .replaceAll('\\', '/')
    if (entry.isFile() && (files.test(path) || /^licen[cs]e/i.test(path)))
      cpSync(join(from, path), join(target, path))
    if (files.test(path) && isCompact(name, path)) compact(join(target, path))
  }
  writeManifest(name, target)
}

function compact(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { minifyWhitespace: true, charset: 'utf8' })
  writeFileSync(file, code)
}

function writeManifest(name, target, changes = {}) {
  const manifest = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
  const ownKeys = Object.entries(manifest).filter(([key]) => manifestKeys.includes(key))
  mkdirSync(target, { recursive: true })
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify({ ...Object.fromEntries(ownKeys), ...changes }, null, 2)}\n`,
  )
}

/**
 * lmdb in one file, without the packages and sources that only its other uses need. It finds its compiled
 * part (`@lmdb/lmdb-linux-x64`) by its name, and its dictionary beside itself.
 */
async function writeStore(target) {
  const { metafile } = await build({
    metafile: true,
    entryPoints: [join(dirname(createRequire(import.meta.url).resolve('lmdb')), '../node-index.js')],
    outfile: join(target, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
    external: ['msgpackr-extract', 'cbor-x'],
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
  })
  const from = join('node_modules', 'lmdb')
  for (const path of ['dict/dict.txt', 'LICENSE']) cpSync(join(from, path), join(target, path))
  writeManifest('lmdb', target, { type: 'module', main: './index.js', exports: undefined })
  return Object.keys(metafile.inputs)
}
