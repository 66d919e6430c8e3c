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

/** The names of all packages that are copied, with their files. */
export const copiedFiles = () =>
  new Map(
    Object.entries(kept).map(([name, files]) => {
      const from = join('node_modules', name)
      const paths = readdirSync(from, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      return [name, paths.filter((path) => files.test(path.slice(from.length + 1).replaceAll('\\', '/')))]
    }),
  )

/** `target` is the folder of all packages. `components` have the texts of their licenses. */
export function writePackages(target, components) {
  for (const [name, files] of copiedFiles()) {
    for (const file of files) {
      const path = file.slice(join('node_modules', name).length + 1).replaceAll('\\', '/')
      cpSync(file, join(target, name, path))
      if (isCompact(name, path)) compact(join(target, name, path))
    }
    writeManifest(name, join(target, name))
    const { text } = components.find((one) => one.name === name)
    writeFileSync(join(target, name, 'LICENSE'), `${text}\n`)
  }
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
