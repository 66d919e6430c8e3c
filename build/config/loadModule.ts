// Loads a TypeScript or JavaScript module of the site (configuration, sidebars). The cache keeps the compiled
// form while no input changes, so that a warm start does not need esbuild.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../io/hash.ts'
import { readText } from '../io/readText.ts'
import { writeWhole } from '../io/writeWhole.ts'

export interface LoadedModule {
  readonly value: unknown
  /** Identity of the module's code and of all it imports. */
  readonly hash: string
}

interface Compiled {
  readonly inputs: readonly { readonly path: string; readonly hash: string }[]
  readonly file: string
}

/**
 * `engineRoot` is where `troodon` and installed packages are found. `locateFailure` explains what it throws.
 */
export async function loadModule(
  file: string,
  { cacheFolder, engineRoot }: { readonly cacheFolder: string; readonly engineRoot: string },
): Promise<LoadedModule> {
  if (file.endsWith('.json')) {
    const text = readText(file)
    return { value: parseJson(text), hash: hashOf(text) }
  }
  const folder = join(cacheFolder, 'modules')
  const record = join(folder, `${hashOf(resolve(file))}.json`)
  const compiled = reusable(record) ?? (await compile(file, folder, record, engineRoot))
  // Errors of the module name their place in its source.
  process.setSourceMapsEnabled(true)
  const module = (await import(pathToFileURL(compiled.file).href)) as { default?: unknown }
  return { value: module.default, hash: hashOf(...compiled.inputs.map(({ hash }) => hash)) }
}

/** Some editors begin a file with a byte order mark. An empty file is null. */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, '') || 'null')

function reusable(record: string): Compiled | null {
  if (!existsSync(record)) return null
  try {
    const compiled = JSON.parse(readFileSync(record, 'utf8')) as Compiled
    const same = compiled.inputs.every(
      ({ path, hash }) => existsSync(path) && hashOf(readFileSync(path)) === hash,
    )
    return same && existsSync(compiled.file) ? compiled : null
  } catch {
    return null
  }
}

async function compile(file: string, folder: string, record: string, engineRoot: string): Promise<Compiled> {
  const esbuild = await import('esbuild')
  const result = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    // The source map names files relative to it.
    outfile: join(folder, 'module.mjs'),
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    packages: 'external',
    absWorkingDir: dirname(resolve(file)),
    nodePaths: [join(engineRoot, 'node_modules')],
    alias: { troodon: join(engineRoot, 'build/config/troodon.ts') },
  })
  const code = result.outputFiles[0]?.text ?? ''
  const read = Object.keys(result.metafile.inputs).map((path) => resolve(dirname(resolve(file)), path))
  // Its `type` says what a `.js` file is.
  const manifest = nearestManifest(dirname(resolve(file)))
  const inputs = [...read, ...(manifest === null ? [] : [manifest])].map((path) => ({
    path,
    hash: hashOf(readFileSync(path)),
  }))
  mkdirSync(folder, { recursive: true })
  const compiled = { inputs, file: join(folder, `${hashOf(code)}.mjs`) }
  writeWhole(compiled.file, code)
  writeWhole(record, JSON.stringify(compiled))
  return compiled
}

function nearestManifest(folder: string): string | null {
  const path = join(folder, 'package.json')
  if (existsSync(path)) return path
  return dirname(folder) === folder ? null : nearestManifest(dirname(folder))
}
