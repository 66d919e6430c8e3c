// Runs a TypeScript script of this folder: `node scripts/run.js bench --pages 1000`. It bundles the script
// first, because Node 20 cannot run TypeScript.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const name = process.argv[2] ?? ''
const outfile = join('.cache', 'scripts', `${name}.mjs`)
mkdirSync(join('.cache', 'scripts'), { recursive: true })
await build({
  entryPoints: [join('scripts', `${name}.ts`)],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  outfile,
  logLevel: 'error',
})
process.argv.splice(1, 2, outfile)
await import(pathToFileURL(outfile).href)
