// Runs modules of the site as Node would, and as Docusaurus does: `import` and `require`, `__dirname`, JSON
// and TypeScript work in every file. Files of the site run again with each load; packages run once.
import Module, { createRequire, isBuiltin } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hashOf } from '../../io/hash.ts'
import { readText } from '../../io/readText.ts'
import { cleanValues } from '../../shared/cleanValues.ts'
import { inOneForm } from '../../shared/paths.ts'
import { compileModule } from './compileModule.ts'
import { contentPackage } from './contentPackages.ts'
import { withDefault } from './interop.ts'
import { type ReadName, type Reads, recordReads } from './recordReads.ts'
import { resolveModule } from './resolveModule.ts'

export interface RunOptions {
  readonly cacheFolder: string
  /** The folder of `troodon` and of packages that the site does not have. */
  readonly engineRoot: string
  /** Answers imports in place of modules. */
  readonly provide?: Provide
}

/** The value of an import in a file; undefined for modules as they are. */
export type Provide = (id: string, from: string) => { readonly value: unknown } | undefined

/** Modules that run once as long as this value is kept. */
export interface SiteModules {
  /** The exports of a file, absolute. */
  readonly run: (file: string) => unknown
  /** The result of `require(id)` in a file. */
  readonly require: (id: string, from: string) => unknown
  /** The resolved path. Throws `Cannot find package 'x' imported from …`. */
  readonly resolve: (id: string, from: string) => string
  /** Runs the package of a file like files of the site from now on, with the same `require`. */
  readonly runAsOwn: (file: string) => void
  /** Modules of the package of a file run again when they are required next. */
  readonly forget: (file: string) => void
  /** Files of the site that ran, absolute, with the hash of their content. */
  readonly inputs: ReadonlyMap<string, string>
  /** Files and variables that their code has read so far. */
  readonly reads: ReadonlySet<ReadName>
  readonly onRead: Reads['onRead']
}

/**
 * The last module of each file. Node forgets the source map of a module that nothing refers to, but functions
 * of the configuration run later, and their errors name places.
 */
const running = new Map<string, SiteModule>()

export function openModules({ cacheFolder, engineRoot, provide }: RunOptions): SiteModules {
  const inputs = new Map<string, string>()
  const modules = new Map<string, SiteModule>()
  const loose = new Set<string>()
  const reads = recordReads()
  // Errors of a module name their place in its source.
  process.setSourceMapsEnabled(true)

  const resolve = (id: string, from: string) => resolveModule(id, { from, engineRoot })
  const require = (id: string, from: string) => {
    const given = provide?.(id, from)
    return given ? given.value : (contentPackage(id) ?? withDefault(load(resolve(id, from))))
  }

  function load(path: string): unknown {
    if (/^(?:node:)?module$/.test(path)) return nodeModule
    if (isBuiltin(path)) return reads.wrap(path, runPackage(path))
    return isOwn(path) || loose.has(packageOf(path)) ? run(path) : runLoose(path)
  }

  /** Packages that Node refuses run like files of the site, as they do in Docusaurus. */
  function runLoose(path: string): unknown {
    try {
      return runPackage(path)
    } catch (error) {
      const name = packageOf(path)
      if (name === '' || !isRefused(error)) throw error
      loose.add(name)
      return run(path)
    }
  }

  function run(path: string): unknown {
    const known = modules.get(path)
    if (known) return known.exports
    const text = readText(path)
    if (isOwn(path)) inputs.set(path, hashOf(text))
    const module = createModule(path, { resolve, require, process: reads.process })
    modules.set(path, module)
    running.set(path, module)
    if (path.endsWith('.json')) module.exports = parseJson(text)
    else {
      const compiled = compileModule(path, text, cacheFolder)
      module._compile(compiled.code, compiled.path, 'commonjs')
    }
    return module.exports
  }

  /** Node's module with a `createRequire` that finds what an import finds. */
  const nodeModule = Object.assign(Object.create(Module), {
    createRequire: (given: string | URL) => {
      const from = String(given).startsWith('file:') ? fileURLToPath(given) : String(given)
      const own = { resolve: resolverFrom(resolve, from) }
      return Object.assign((id: string) => require(id, from), createRequire(from), own)
    },
  })
  const runAsOwn = (file: string) => void loose.add(packageOf(file))
  return { run, require, resolve, runAsOwn, forget, inputs, reads: reads.names, onRead: reads.onRead }
}

/** Files of the site run again with each load anyway. */
function forget(file: string): void {
  const folder = packageOf(file)
  if (folder === '') return
  const { cache } = createRequire(file)
  for (const path of Object.keys(cache)) if (packageOf(path) === folder) delete cache[path]
}

/** `require.resolve`: from the file, or from the first of the folders that has the module. */
const resolverFrom =
  (resolve: SiteModules['resolve'], from: string) =>
  (id: string, options?: { readonly paths?: readonly string[] }): string => {
    const folders = options?.paths ?? []
    for (const folder of folders.slice(0, -1))
      try {
        return resolve(id, join(folder, 'site.js'))
      } catch {
        // The next one has it.
      }
    const last = folders.at(-1)
    return resolve(id, last === undefined ? from : join(last, 'site.js'))
  }

function createModule(
  path: string,
  { resolve, require, process }: Pick<SiteModules, 'resolve' | 'require'> & Pick<Reads, 'process'>,
): SiteModule {
  const module = new Module(path) as SiteModule
  return Object.assign(module, {
    filename: path,
    file: path,
    folder: dirname(path),
    process,
    paths: [],
    url: pathToFileURL(path).href,
    resolve: resolverFrom(resolve, path),
    resolveUrl: (id: string) => pathToFileURL(resolve(id, path)).href,
    require: (id: string) => require(id, path),
  })
}

/** Files of packages run as they are, unless they are TypeScript. */
export const isOwn = (path: string): boolean =>
  !isBuiltin(path) &&
  extname(path) !== '.node' &&
  (!/[\\/]node_modules[\\/]/.test(path) || /\.[cm]?tsx?$|\.jsx$/.test(path))

/** The folder of the package that a file belongs to; '' outside packages. */
const packageOf = (path: string): string =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? ''

/**
 * Whether Node refuses a module that a bundler accepts: imports without endings or of folders, and ES syntax
 * in a file that Node takes for CommonJS.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  refusals.has(String((error as { readonly code?: unknown } | null)?.code)) ||
  /^(?:require|module|exports|__dirname|__filename) is not defined/.test(String((error as Error)?.message))

const refusals = new Set([
  'ERR_IMPORT_ATTRIBUTE_MISSING',
  'ERR_MODULE_NOT_FOUND',
  'ERR_REQUIRE_ESM',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
])

/** Node warns about `require` of an ES module, unless a package does it. */
function runPackage(path: string): unknown {
  const from = isBuiltin(path) ? '/' : join(dirname(path), 'node_modules', 'site.js')
  return createRequire(from)(path)
}

/** Some editors begin a file with a byte order mark. An empty file is null. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(inOneForm(text).replace(/^\uFEFF/, '') || 'null')
  return text.includes('\\u') ? cleanValues(value) : value
}

/** Node's class has more than its types say. */
interface SiteModule extends Module {
  filename: string
  _compile: (code: string, filename: string, format: 'commonjs') => void
}
