// Where an import in a module of the site leads: a file, with the endings of TypeScript too, or a package.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import system, { dirname, join, type PlatformPath, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exports as packageExports } from 'resolve.exports'

export interface ResolveOptions {
  /** Absolute path of the file with the import. */
  readonly from: string
  /** The folder of `troodon` and of packages that the site does not have. */
  readonly engineRoot: string
}

/** Absolute path, or the name of a built-in module. Throws `Cannot find package 'x' imported from …`. */
export function resolveModule(id: string, { from, engineRoot }: ResolveOptions): string {
  if (isBuiltin(id)) return id
  if (id === 'troodon') return join(engineRoot, 'build/config/troodon.ts')
  if (id.startsWith('file:')) return fileURLToPath(id)
  const isPath = isPathId(id)
  const found = isPath
    ? findFile(resolve(dirname(from), id))
    : (packageEntry(id, from) ?? packageEntry(id, join(engineRoot, 'package.json')))
  if (found === null)
    throw Object.assign(
      new Error(`Cannot find ${isPath ? 'module' : 'package'} '${id}' imported from ${from}`),
      {
        code: 'MODULE_NOT_FOUND',
      },
    )
  return found
}

/** False for a package. */
export const isPathId = (id: string, os: PlatformPath = system): boolean =>
  /^\.{1,2}(?:\/|$)/.test(id) || os.isAbsolute(id)

const endings = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.tsx', '.jsx', '.json', '.node']

/** A file, a file without its ending, or a folder with an index. TypeScript writes `./a.js` for `./a.ts`. */
function findFile(path: string): string | null {
  const sources = path.replace(/\.([cm]?)js$/, '.$1ts')
  const candidates = [
    path,
    ...endings.map((ending) => `${path}${ending}`),
    ...(sources === path ? [] : [sources, `${sources}x`]),
  ]
  const file = candidates.find(isFile)
  if (file) return realpathSync(file)
  return statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? (findMain(path) ?? findFile(join(path, 'index')))
    : null
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function findMain(folder: string): string | null {
  const main = manifestOf(folder)?.main
  return main ? findFile(join(folder, main)) : null
}

/** As Node finds it for `require`, else as for `import`. */
function packageEntry(id: string, from: string): string | null {
  const require = createRequire(from)
  try {
    return require.resolve(id)
  } catch {
    return importedPackage(id, require.resolve.paths(id) ?? [])
  }
}

/** A package without CommonJS, or whose main file is TypeScript. */
function importedPackage(id: string, folders: readonly string[]): string | null {
  const [, name = id, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(id) ?? []
  const folder = folders.map((one) => join(one, name)).find((one) => existsSync(join(one, 'package.json')))
  const manifest = folder === undefined ? null : manifestOf(folder)
  if (folder === undefined || manifest === null) return null
  if (manifest.exports === undefined) return findFile(join(folder, rest))
  try {
    const [first] = packageExports(manifest, `.${rest}`) ?? []
    return first === undefined ? null : findFile(join(folder, first))
  } catch {
    return null
  }
}

function manifestOf(folder: string): Manifest | null {
  const path = join(folder, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null
}

interface Manifest {
  readonly name: string
  readonly main?: string
  readonly exports?: unknown
}
