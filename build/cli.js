#!/usr/bin/env node
// The entry point: bundles the TypeScript engine into .cache/engine/ when a source changed, then starts it.
// This file is plain JavaScript because Node 20 cannot run TypeScript.
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
import module from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const engineRoot = dirname(dirname(fileURLToPath(import.meta.url)))
/** Each bundle is a folder in here, named by its hash. */
const bundles = join(engineRoot, '.cache', 'engine')
/** Says which bundle is current, and the size and time of every source that it was made from. */
const recordFile = join(bundles, 'engine.json')
const outdir = join(bundles, 'out')

requireNode(20, 19)
module.enableCompileCache?.(join(bundles, 'v8'))
const name = currentBundle() ?? (await bundleEngine())
const { main } = await import(pathToFileURL(join(bundles, name, 'main.js')).href)
process.exitCode = await main({
  args: process.argv.slice(2),
  engineRoot,
  engine: name,
  engineFolder: join(bundles, name),
})

function requireNode(leastMajor, leastMinor) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  process.stderr.write(
    `Troodon needs Node ${leastMajor}.${leastMinor} or newer; this is ${process.versions.node}.\n`,
  )
  process.exit(2)
}

/** The name of the recorded bundle, or null when it is missing or a source has changed since. */
function currentBundle() {
  try {
    const { inputs, name } = JSON.parse(readFileSync(recordFile, 'utf8'))
    const isSame = inputs.every(([path, size, mtime]) => {
      const stat = statSync(join(engineRoot, path))
      return stat.size === size && stat.mtimeMs === mtime
    })
    return isSame && existsSync(join(bundles, name, 'main.js')) ? name : null
  } catch {
    return null
  }
}

/** Bundles, writes and records the engine; returns the name of the bundle. */
async function bundleEngine() {
  const esbuild = await import('esbuild')
  const results = await Promise.all([bundleForNode(esbuild), bundleDevClient(esbuild)])
  const files = results.flatMap(({ outputFiles }) => outputFiles)
  const name = hashOf(files)
  writeBundle(name, files)
  recordBundle(name, [...results.flatMap(({ metafile }) => Object.keys(metafile.inputs)), 'package.json'])
  removeOldBundles(name)
  return name
}

/** The engine and its worker threads. */
function bundleForNode(esbuild) {
  return esbuild.build({
    entryPoints: {
      main: join(engineRoot, 'build/main.ts'),
      worker: join(engineRoot, 'build/workers/worker.ts'),
      contentWorker: join(engineRoot, 'build/workers/contentWorker.ts'),
    },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    minifySyntax: true,
    legalComments: 'none',
    absWorkingDir: engineRoot,
    outdir,
    external: ['esbuild', 'sharp', 'lmdb', 'highlight.js', 'chokidar', 'workbox-build', 'opentype.js'],
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
  })
}

/** The script that `watch` adds to every page. */
function bundleDevClient(esbuild) {
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

function hashOf(files) {
  const hash = createHash('sha256')
  for (const { path, contents } of files) hash.update(relative(bundles, path)).update(contents)
  hash.update(readFileSync(join(engineRoot, 'package.json')))
  return hash.digest('hex').slice(0, 16)
}

/** The folder appears complete: another process may be writing the same one. */
function writeBundle(name, files) {
  const target = join(bundles, name)
  if (existsSync(target)) return
  const draft = `${target}.${process.pid}`
  for (const file of files) {
    const path = join(draft, relative(outdir, file.path))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.contents)
  }
  try {
    renameSync(draft, target)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

function recordBundle(name, sources) {
  const inputs = sources.map((path) => {
    const file = path.replace(/\?.*$/, '')
    const { size, mtimeMs } = statSync(join(engineRoot, file))
    return [file, size, mtimeMs]
  })
  const draft = `${recordFile}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ name, inputs }))
  renameSync(draft, recordFile)
}

/** Removes bundles that are older than a day. A process that still runs one has loaded what it needs. */
function removeOldBundles(current) {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const entry of readdirSync(bundles, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'v8' || entry.name === current) continue
    const path = join(bundles, entry.name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && stat.mtimeMs < dayAgo) rmSync(path, { recursive: true, force: true })
  }
}
