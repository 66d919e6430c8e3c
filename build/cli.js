#!/usr/bin/env node
// The entry point: starts the engine. An installed package contains it (`npm run prepack`); a checkout of the
// repository bundles it when a source changed. This file is plain JavaScript because Node 20 cannot run
// TypeScript.
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const engineRoot = dirname(dirname(fileURLToPath(import.meta.url)))

// When nobody reads the output any more (`troodon build | head`), the work goes on. The error would be
// printed, which is the next error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
requireNode(20, 19)
requireModulesFolder()
const { bundles, name } = existsSync(join(engineRoot, 'build/main.ts')) ? await fromSource() : installed()
const engineFolder = join(bundles, name)
const options = { args: process.argv.slice(2), engineRoot, engine: name, engineFolder }
process.exitCode = await run(options)

/** Builds and checks that have little to do end before the engine is loaded. */
async function run(options) {
  if (options.args[0] !== 'build' && options.args[0] !== 'check') return runEngine(options)
  const { start } = await load('start.js')
  const started = await start(options)
  return typeof started === 'number' ? started : runEngine({ ...options, ...started })
}

async function runEngine(options) {
  const engine = await load('engine.js')
  return engine.runEngine(options)
}

function load(file) {
  return import(pathToFileURL(join(engineFolder, file)).href)
}

function requireNode(leastMajor, leastMinor) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  process.stderr.write(
    `Troodon needs Node ${leastMajor}.${leastMinor} or newer. This is ${process.versions.node}.\n`,
  )
  process.exit(2)
}

/** The bundler reads packages from the disk, and with Plug'n'Play they are inside archives. */
function requireModulesFolder() {
  if (process.versions.pnp === undefined) return
  process.stderr.write(
    "Troodon does not work with Yarn's Plug'n'Play. Write `nodeLinker: node-modules` into .yarnrc.yml, then run `yarn install`.\n",
  )
  process.exit(2)
}

async function fromSource() {
  const bundles = join(engineRoot, '.cache', 'engine')
  module.enableCompileCache?.(join(bundles, 'v8'))
  const { currentEngine } = await import('./entry/engineBundle.js')
  return { bundles, name: await currentEngine(engineRoot, bundles) }
}

/** The package's own folder may be read-only: compiled code is kept in a folder of the user. */
function installed() {
  module.enableCompileCache?.()
  const bundles = join(engineRoot, 'lib/engine')
  return { bundles, name: JSON.parse(readFileSync(join(bundles, 'engine.json'), 'utf8')).name }
}
