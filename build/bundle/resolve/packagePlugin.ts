// esbuild plugin: finds installed packages as Node does, from the file that imports them, then from the
// engine. React is always the engine's.
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, extname, isAbsolute, join } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild, ResolveResult } from 'esbuild'
import { isWithin, relativePath } from '../../io/osPath.ts'
import { packageOf } from '../../model/packageOf.ts'
import { isUrl } from '../repair/missingPackage.ts'
import {
  type LinkedFolders,
  type PackageLinks,
  packageLinks,
  readManifest,
} from '../workFolder/packageLinks.ts'
import { hasDefaultExport } from './hasDefaultExport.ts'
import { isModuleFolder } from './moduleFolder.ts'
import { type PackagePlaces, packagePlaces, remembered } from './packagePlace.ts'

const react = /^react(?:-dom)?(?:\/|$)/

type Found = Promise<OnResolveResult | null>

export function packagePlugin(folders: LinkedFolders, first: readonly string[] = []): Plugin {
  const links = packageLinks(folders)
  const theme = join(folders.engineRoot, 'theme')
  const places = packagePlaces()
  const placeOf = (folder: string, path: string) =>
    isOfEngine(folder, folders) ? folder : places.placeOf(folder, path)
  // Shared by the runs for the browser and for the server.
  const isModule = remembered(isImportingModule)
  const hasDefault = remembered(hasDefaultExport)
  return {
    name: 'troodon-packages',
    setup(build) {
      const known = new Map<string, Found>()
      build.onResolve({ filter: /^[^./]/ }, (args) => {
        const { path, kind, resolveDir, pluginData } = args
        const isNode = build.initialOptions.platform === 'node'
        if (!isNode && path.startsWith('node:')) return emptyBuiltin(path)
        if (isNode && kind !== 'dynamic-import' && isUrl.test(path))
          return { errors: [{ text: `Could not resolve "${path}"` }] }
        const isElsewhere = isAbsolute(path) || /^[a-z][\w+.-]*:/i.test(path)
        if (pluginData?.package || kind === 'entry-point' || isElsewhere) return null
        // Not left to esbuild: other plugins would load the package all the same.
        if (!isNode && links.isDisabled(path, resolveDir)) return { path, namespace: 'builtin' }
        const own = links.installedPath(resolveDir)
        // Files outside the site find its packages as well.
        const ofSite = [...first, own, ...(isWithin(own, folders.root) ? [] : [folders.root])]
        const all = [...ofSite.map((folder) => placeOf(folder, path)), theme]
        const from = react.test(path) ? [theme] : [...new Set(all)]
        const key = JSON.stringify([path, kind, from])
        const found = known.get(key) ?? find({ build, args, from, links, folders, places, isModule })
        known.set(key, found)
        return found
      })
      build.onLoad({ filter: /.*/, namespace: 'builtin' }, () => ({
        contents: 'module.exports = {}',
        loader: 'js',
      }))
      build.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) =>
        entryModule(join(folders.work, path), hasDefault),
      )
    },
  }
}

interface Search {
  readonly build: PluginBuild
  readonly args: OnResolveArgs
  /** Folders from which the package is searched, in order. */
  readonly from: readonly string[]
  readonly links: PackageLinks
  readonly folders: LinkedFolders
  readonly places: PackagePlaces
  readonly isModule: (file: string) => boolean
}

/** Null when it is nowhere: esbuild reports it then. */
async function find({ build, args, from, links, folders, places, isModule }: Search): Found {
  const ours = links.broughtAlong(args.path)
  const resultOf = (path: string, sideEffects: boolean, suffix = ''): OnResolveResult => {
    const file = links.workPath(path)
    return isModule(file)
      ? { path: relativePath(folders.work, file), namespace: 'package', sideEffects }
      : { path: file, sideEffects, suffix }
  }
  for (const folder of from) {
    const isOurs = ours !== null && isOfEngine(folder, folders)
    const plain = isOurs || !codeKinds.has(args.kind) ? null : places.fileOf(folder, args.path)
    if (plain) return resultOf(plain.path, plain.sideEffects)
    const { errors, external, namespace, path, sideEffects, suffix } = await resolveFrom(
      build,
      args,
      isOurs ? ours : folder,
      isOurs ? fromItself(args.path, ours) : args.path,
    )
    if (errors.length > 0) continue
    if (external || namespace !== 'file' || !isAbsolute(path)) return null
    return resultOf(path, sideEffects, suffix)
  }
  return build.initialOptions.platform !== 'node' && isBuiltin(args.path) ? emptyBuiltin(args.path) : null
}

/** As in webpack, the path that `exports` of a package lead to may lack its ending. */
async function resolveFrom(
  build: PluginBuild,
  args: OnResolveArgs,
  resolveDir: string,
  path: string,
): Promise<ResolveResult> {
  const kind = isSecondAcorn(args) ? 'import-statement' : args.kind
  const pluginData = { ...args.pluginData, package: true }
  const first = await build.resolve(path, { kind, resolveDir, pluginData })
  if (first.errors.length === 0 || !codeKinds.has(args.kind) || !/^(?:@[^/]+\/)?[^/]+\/./.test(path))
    return first
  for (const ending of endings) {
    const found = await build.resolve(path + ending, { kind, resolveDir, pluginData })
    if (found.errors.length === 0) return found
  }
  return first
}

const endings = ['.mjs', '.js', '.cjs', '.json', '/index.js']

const codeKinds: ReadonlySet<string> = new Set(['import-statement', 'require-call', 'dynamic-import'])

const isOfEngine = (folder: string, { engineRoot }: LinkedFolders): boolean =>
  ['theme', 'lib/packages'].some((part) => isWithin(folder, join(engineRoot, part)))

/** acorn-jsx requires the CommonJS file of acorn, beside the module that the theme imports. */
const isSecondAcorn = ({ path, importer }: OnResolveArgs): boolean =>
  path === 'acorn' && /[\\/]acorn-jsx@/.test(importer)

/** A package with `exports` can import itself by its name; others only by a path. */
const fromItself = (path: string, folder: string): string =>
  readManifest(folder).exports === undefined ? `.${path.slice(packageOf(path).length)}` : path

/** A module of Node in the browser: nothing, as with `resolve.fallback` of webpack, and said so. */
const emptyBuiltin = (path: string): OnResolveResult => ({
  path,
  namespace: 'builtin',
  warnings: [
    {
      text: `${path} is a Node.js module, which browsers do not have. It is empty in the browser.`,
      notes: [{ text: 'Import it in code that only runs on the server, or install a package of this name.' }],
    },
  ],
})

/**
 * esbuild does not know the module type of a file that a plugin has found, which decides what a default
 * import of a CommonJS file is. So such a file is imported from a module of ours, by a relative path.
 */
function isImportingModule(file: string): boolean {
  const ending = extname(file)
  if (ending !== '.mjs' && !(ending === '.js' && isModuleFolder(dirname(file)))) return false
  return /\bimport\b|\bfrom\b/.test(readFileSync(file, 'utf8'))
}

async function entryModule(file: string, hasDefault: (file: string) => Promise<boolean>) {
  const from = JSON.stringify(`./${basename(file)}`)
  const own = (await hasDefault(file)) ? `\nexport { default } from ${from}` : ''
  return { contents: `export * from ${from}${own}`, loader: 'js' as const, resolveDir: dirname(file) }
}
