// lib/packages: what Troodon brings along of other packages, so that sites don't install all of them. Only
// the files that a build can use are kept. What a site bundles stays as it is: a build has the same bytes with
// the whole package.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'

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

/** `target` is the folder of all packages. */
export function writePackages(target) {
  for (const [name, files] of Object.entries(kept)) copyPackage(name, files, join(target, name))
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

function writeManifest(name, target) {
  const manifest = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
  const ownKeys = Object.entries(manifest).filter(([key]) => manifestKeys.includes(key))
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(Object.fromEntries(ownKeys), null, 2)}\n`)
}
