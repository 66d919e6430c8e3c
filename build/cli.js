#!/usr/bin/env node
// The entry point: bundles the TypeScript engine into .cache/ (reused while no source changed) and starts it.
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
const folder = join(engineRoot, '.cache', 'engine')
const recordFile = join(folder, 'engine.json')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Troodon needs Node 20.19 or newer; this is ${process.versions.node}.\n`)
  process.exit(2)
}

/** The folder of the bundled engine, or null when a source changed since it was made. */
function reusable() {
  try {
    const { inputs, name } = JSON.parse(readFileSync(recordFile, 'utf8'))
    const same = inputs.every(([path, size, mtime]) => {
      const stat = statSync(join(engineRoot, path))
      return stat.size === size && stat.mtimeMs === mtime
    })
    return same && existsSync(join(folder, name, 'main.js')) ? name : null
  } catch {
    return null
  }
}

async function bundle() {
  const esbuild = await import('esbuild')
  const result = await esbuild.build({
    entryPoints: Object.fromEntries(
      ['main', 'workers/worker', 'workers/contentWorker'].map((name) => [
        name.slice(name.indexOf('/') + 1),
        join(engineRoot, `build/${name}.ts`),
      ]),
    ),
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
    outdir: join(folder, 'out'),
    external: ['esbuild', 'sharp', 'lmdb', 'highlight.js', 'chokidar', 'workbox-build', 'opentype.js'],
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
  })
  const hash = createHash('sha256')
  for (const file of result.outputFiles) hash.update(relative(folder, file.path)).update(file.contents)
  hash.update(readFileSync(join(engineRoot, 'package.json')))
  const name = hash.digest('hex').slice(0, 16)
  const target = join(folder, name)
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    for (const file of result.outputFiles) {
      const path = join(draft, relative(join(folder, 'out'), file.path))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, file.contents)
    }
    try {
      renameSync(draft, target)
    } catch {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  const inputs = [...Object.keys(result.metafile.inputs), 'package.json'].map((path) => {
    const stat = statSync(join(engineRoot, path))
    return [path, stat.size, stat.mtimeMs]
  })
  writeFileSync(`${recordFile}.${process.pid}`, JSON.stringify({ name, inputs }))
  renameSync(`${recordFile}.${process.pid}`, recordFile)
  forgetOld(name)
  return name
}

/** Engines of yesterday and before: a process that still runs one has loaded what it needs. */
function forgetOld(current) {
  const day = 24 * 60 * 60 * 1000
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'v8',
  )) {
    const path = join(folder, name)
    if (
      name !== current &&
      Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > day
    )
      rmSync(path, { recursive: true, force: true })
  }
}

module.enableCompileCache?.(join(folder, 'v8'))
const name = reusable() ?? (await bundle())
const { main } = await import(pathToFileURL(join(folder, name, 'main.js')).href)
process.exitCode = await main({
  args: process.argv.slice(2),
  engineRoot,
  engine: name,
  engineFolder: join(folder, name),
})
