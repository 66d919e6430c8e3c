// What an installed package has beside its sources, in lib/: the bundled engine, the types of the public
// modules, and the licenses of what is bundled. `npm pack` and `npm publish` run it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { bundleEngine } from '../build/engineBundle.js'

const root = resolve('.')
const lib = join(root, 'lib')
rmSync(lib, { recursive: true, force: true })
const engine = join(lib, 'engine')
const { name, inputs } = await bundleEngine(root, engine)
writeFileSync(join(engine, 'engine.json'), `${JSON.stringify({ name })}\n`)
writeFileSync(join(lib, 'LICENSES.txt'), licensesOf(inputs))
await build({ entryPoints: ['build/config/troodon.ts'], outfile: 'lib/troodon.js', format: 'esm' })
writePackages(['@docsearch/js'])
writeTypes()

/** The notices of all packages whose code is in the engine. */
function licensesOf(inputs) {
  const packages = new Set(
    inputs.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  )
  const texts = [...packages].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
    return `${name} ${version}\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : license}\n`
  })
  return `The engine contains code of these packages.\n\n${texts.join(`\n${'-'.repeat(60)}\n\n`)}`
}

/** Packages whose code is in one file, and which name others that nobody needs then. */
function writePackages(names) {
  for (const name of names) {
    const from = join(root, 'node_modules', name)
    const target = join(lib, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
    const { version, license, main, module, sideEffects } = manifest
    const kept = { name, version, license, main, module, sideEffects }
    for (const path of [main, module]) cpSync(join(from, path), join(target, path))
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`)
  }
}

/** Declarations of `troodon`, `troodon/client` and `troodon/theme/*`. */
function writeTypes() {
  const config = join(lib, 'tsconfig.json')
  mkdirSync(lib, { recursive: true })
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: '..',
    outDir: 'types',
  }
  const include = [
    '../build/config/troodon.ts',
    '../theme/clientApi.ts',
    '../theme/public',
    '../theme/*.d.ts',
  ]
  writeFileSync(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include, exclude: [] }),
  )
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' })
  rmSync(config)
  // Without options of a site's compiler, a declaration is imported as the script that it describes.
  const types = join(lib, 'types')
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const text = readFileSync(join(types, file), 'utf8')
    writeFileSync(join(types, file), text.replace(/(["']\.[^"'\n]*)\.tsx?(?=["'])/g, '$1.js'))
  }
}
