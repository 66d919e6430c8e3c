// Bundles the TypeScript engine. Each bundle is a folder that is named by its hash, and `engine.json` says
// which one is current. Plain JavaScript, as it runs before there is a bundle.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The name of the current bundle in `bundles`; makes one when there is none or a source has changed. */
export async function currentEngine(engineRoot, bundles) {
  const known = recordedBundle(engineRoot, bundles)
  if (known) return known
  const { name, inputs } = await bundleEngine(engineRoot, bundles)
  recordBundle({
    engineRoot,
    bundles,
    name,
    sources: [...inputs, 'package.json', 'build/entry/engineBundle.js'],
  })
  removeOldBundles(bundles, name)
  return name
}

/**
 * Bundles and writes the engine. `inputs` are its sources, relative to `engineRoot`; `settings` are esbuild's
 * for a published package.
 */
export async function bundleEngine(engineRoot, bundles, settings = {}) {
  const esbuild = await import('esbuild')
  const outdir = join(bundles, 'out')
  const results = await Promise.all([
    bundleForNode(esbuild, engineRoot, outdir, { entryPoints: startEntry, splitting: true, ...settings }),
    bundleForNode(esbuild, engineRoot, outdir, { entryPoints: loaders, ...settings }),
    bundleForNode(esbuild, engineRoot, outdir, { ...threadScript, ...settings }),
    bundleForNode(esbuild, engineRoot, outdir, { ...scripts, ...settings }),
    bundleForNode(esbuild, engineRoot, outdir, { entryPoints: separate, ...settings }),
    bundleDevClient(esbuild, engineRoot, outdir),
    bundleAgents(esbuild, engineRoot, outdir, 'stdio'),
    bundleAgents(esbuild, engineRoot, outdir, 'worker'),
  ])
  const files = results.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, contents }) => ({
      path: relative(outdir, path),
      contents: path.endsWith('.cjs') ? inAscii(contents) : contents,
    })),
  )
  const name = hashOf(files, engineRoot)
  writeBundle(join(bundles, name), files)
  const inputs = new Set(results.flatMap(({ metafile }) => Object.keys(metafile.inputs)))
  return { name, inputs: [...inputs].filter((path) => !path.startsWith('unused:')) }
}

/** The name of the recorded bundle, or null when it is missing or a source has changed since. */
function recordedBundle(engineRoot, bundles) {
  try {
    const { inputs, name } = JSON.parse(readFileSync(join(bundles, 'engine.json'), 'utf8'))
    const isSame = inputs.every(([path, size, mtime]) => {
      const stat = statSync(join(engineRoot, path))
      return stat.size === size && stat.mtimeMs === mtime
    })
    return isSame && existsSync(join(bundles, name, 'main.cjs')) ? name : null
  } catch {
    return null
  }
}

/** Bundled separately: most builds end in it. Code that they rarely need is in other files. */
const startEntry = { start: 'build/entry/start.ts' }

/** The scripts that load the engine, in the main thread and in others. */
const loaders = { engine: 'build/entry/engine.ts', thread: 'build/entry/thread.ts' }

/** Only `lsp`, `mcp --edit` and `test` load them. */
const separate = {
  editor: 'build/editor/server.ts',
  authors: 'build/editor/authorTools.ts',
  samples: 'build/samples/testSamples.ts',
}

/** A thread with a script starts in less time than one with a module. */
const threadScript = {
  entryPoints: { checkThread: 'build/io/output/checkThread.ts' },
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  banner: {},
}

/** The code that V8 makes of these scripts can be kept (build/io/loadScript.ts). */
const scripts = {
  ...threadScript,
  entryPoints: { main: 'build/main.ts', edit: 'build/entry/edit.ts' },
  define: { 'import.meta.url': '__url' },
  banner: { js: '(function (exports, require, module, __url, __import) {' },
  footer: { js: '})' },
}

function bundleForNode(esbuild, engineRoot, outdir, { plugins = [], ...settings }) {
  return esbuild.build({
    format: 'esm',
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
    ...settings,
    plugins: [
      ...[ownValues(join(engineRoot, 'build')), unusedParts(), plainFields(), ...plugins],
      ...(settings.format === 'cjs' ? [outsideImports(join(engineRoot, 'build'))] : []),
    ],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    metafile: true,
    minifySyntax: true,
    legalComments: 'none',
    absWorkingDir: engineRoot,
    outdir,
    external: ['esbuild', 'sharp', 'highlight.js', 'oxc-minify', 'workbox-build'],
  })
}

/** JSON files of the engine export one value. esbuild would also export each key, written three times. */
function ownValues(folder) {
  return {
    name: 'own-values',
    setup({ onLoad }) {
      onLoad({ filter: /\.json$/ }, ({ path }) =>
        path.startsWith(folder)
          ? { contents: `export default ${readFileSync(path, 'utf8')}`, loader: 'js' }
          : null,
      )
    },
  }
}

/**
 * Leaves out what every build would load and none uses: the YAML parser of gray-matter, with a parser of
 * JavaScript (model/text/yaml.ts reads the YAML), and a second copy of acorn.
 */
function unusedParts() {
  return {
    name: 'unused-parts',
    setup(build) {
      build.onResolve({ filter: /^js-yaml$/ }, ({ importer }) =>
        /[\\/]gray-matter[\\/]/.test(importer) ? { path: 'js-yaml', namespace: 'unused' } : null,
      )
      build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
        contents: 'exports.safeLoad = exports.safeDump = () => { throw new Error("YAML of gray-matter") }',
      }))
      build.onResolve({ filter: /^acorn$/ }, ({ kind, resolveDir }) =>
        kind === 'require-call' ? build.resolve('acorn', { kind: 'import-statement', resolveDir }) : null,
      )
    },
  }
}

/**
 * The fields of markdown-it's classes as assignments. It is published with a helper for them that V8 cannot
 * optimize, and every token and state has about ten.
 */
function plainFields() {
  const field = /\b_defineProperty\(\s*this,\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)?"(\w+)",/g
  return {
    name: 'plain-fields',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]markdown-it\.mjs$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(field, '(this.$1 ='),
        loader: 'js',
      }))
    },
  }
}

/** `import()` of what is not bundled: a script has none of its own, and is given `__import`. */
function outsideImports(folder) {
  const outside = /\bawait import\((?=pathToFileURL|'(?:esbuild|oxc-minify|sharp|workbox-build)')/g
  return {
    name: 'outside-imports',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        path.startsWith(folder)
          ? { contents: readFileSync(path, 'utf8').replace(outside, 'await __import('), loader: 'ts' }
          : null,
      )
    },
  }
}

/** The script that `watch` adds to every page. */
function bundleDevClient(esbuild, engineRoot, outdir) {
  return esbuild.build({
    entryPoints: { devClient: join(engineRoot, 'build/dev/client/index.ts') },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    metafile: true,
    legalComments: 'none',
    absWorkingDir: engineRoot,
    outdir,
    // Styles are a string of the script: `import styles from './x.css?text'`.
    loader: { '.css': 'text' },
  })
}

/**
 * The MCP server of built sites: for Node, and as a module that any host runs. Its package checks data of
 * elicitations and of tools with output schemas with Ajv. There are none, and Ajv is a third of the code.
 */
function bundleAgents(esbuild, engineRoot, outdir, name) {
  return esbuild.build({
    entryPoints: { [name]: join(engineRoot, `theme/agents/${name}.ts`) },
    plugins: [
      {
        name: 'without-ajv',
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
            contents: 'export class AjvJsonSchemaValidator {}',
          }))
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    platform: name === 'stdio' ? 'node' : 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    minify: name === 'worker',
    metafile: true,
    legalComments: 'none',
    absWorkingDir: engineRoot,
    outdir,
  })
}

/**
 * V8 keeps a text with any other character in twice the memory. esbuild leaves a few of them in comments and
 * regular expressions.
 */
function inAscii(contents) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const text = new TextDecoder().decode(contents)
  return Buffer.from(text.replace(/(\\[\0-\x7f])|\\?([^\0-\x7f])/g, (_, pair, unit) => pair ?? escaped(unit)))
}

function hashOf(files, engineRoot) {
  const hash = createHash('sha256')
  for (const { path, contents } of files) hash.update(path).update(contents)
  hash.update(readFileSync(join(engineRoot, 'package.json')))
  return hash.digest('hex').slice(0, 16)
}

/** The folder appears complete: another process may be writing the same one. */
function writeBundle(target, files) {
  if (existsSync(target)) return
  const draft = `${target}.${process.pid}`
  for (const { path, contents } of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true })
    writeFileSync(join(draft, path), contents)
  }
  try {
    renameSync(draft, target)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Writes the name of the current bundle, and the size and time of every source that it was made from. */
function recordBundle({ engineRoot, bundles, name, sources }) {
  const inputs = sources.map((path) => {
    const file = path.replace(/\?.*$/, '')
    const { size, mtimeMs } = statSync(join(engineRoot, file))
    return [file, size, mtimeMs]
  })
  const draft = join(bundles, `engine.json.${process.pid}`)
  writeFileSync(draft, JSON.stringify({ name, inputs }))
  renameSync(draft, join(bundles, 'engine.json'))
}

/** Removes bundles that are older than a day. A process that still runs one has loaded what it needs. */
function removeOldBundles(bundles, current) {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const entry of readdirSync(bundles, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'v8' || entry.name === current) continue
    const path = join(bundles, entry.name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && stat.mtimeMs < dayAgo) rmSync(path, { recursive: true, force: true })
  }
}
