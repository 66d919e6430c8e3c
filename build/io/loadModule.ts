// Loads a TypeScript or JavaScript module of the site (configuration, sidebars). The compiled form is kept beside the
// cache and used again while no input changed, so that a warm start does not need esbuild.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './hash.ts'

export interface LoadedModule {
  readonly value: unknown
  /** Identity of the module's code and of all it imports. */
  readonly hash: string
}

interface Compiled {
  readonly inputs: readonly { readonly path: string; readonly hash: string }[]
  readonly file: string
}

/** `engineRoot` is where `build/config.ts` and other helpers of ours are found. Throws with a readable message. */
export async function loadModule(
  file: string,
  { cacheFolder, engineRoot }: { readonly cacheFolder: string; readonly engineRoot: string },
): Promise<LoadedModule> {
  if (file.endsWith('.json')) {
    const text = readFileSync(file, 'utf8')
    return { value: JSON.parse(text), hash: hashOf(text) }
  }
  const folder = join(cacheFolder, 'modules')
  const record = join(folder, `${hashOf(resolve(file))}.json`)
  const compiled = reusable(record) ?? (await compile(file, folder, record, engineRoot))
  const module = (await import(pathToFileURL(compiled.file).href)) as { default?: unknown }
  return { value: module.default, hash: hashOf(...compiled.inputs.map(({ hash }) => hash)) }
}

function reusable(record: string): Compiled | null {
  if (!existsSync(record)) return null
  try {
    const compiled = JSON.parse(readFileSync(record, 'utf8')) as Compiled
    const same = compiled.inputs.every(({ path, hash }) => existsSync(path) && hashOf(readFileSync(path)) === hash)
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
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    logLevel: 'silent',
    packages: 'external',
    absWorkingDir: dirname(resolve(file)),
    nodePaths: [join(engineRoot, 'node_modules')],
    alias: { troodon: join(engineRoot, 'build/defineConfig.ts') },
  })
  const code = result.outputFiles[0]?.text ?? ''
  const read = Object.keys(result.metafile.inputs).map((path) => resolve(dirname(resolve(file)), path))
  // Its `type` says what a `.js` file is.
  const manifest = nearestManifest(dirname(resolve(file)))
  const inputs = [...read, ...(manifest === null ? [] : [manifest])].map((path) => ({ path, hash: hashOf(readFileSync(path)) }))
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

/** Writes beside and renames: a reader sees the old file or the new one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

/** Where a module error stands, as the user names files. */
export const shortPath = (root: string, file: string): string => relative(root, file)
