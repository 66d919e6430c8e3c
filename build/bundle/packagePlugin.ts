// esbuild plugin: finds installed packages as Node does, from the file that imports them, then from the
// engine. React is always the engine's.
import { readFileSync } from 'node:fs'
import { dirname, extname, isAbsolute, join, relative } from 'node:path'
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { packageOf } from './missingModules.ts'
import { type LinkedFolders, packageLinks, readManifest } from './packageLinks.ts'

const react = /^react(?:-dom)?(?:\/|$)/

type Found = Promise<OnResolveResult | null>

export function packagePlugin(folders: LinkedFolders, first: readonly string[] = []): Plugin {
  const links = packageLinks(folders)
  const theme = join(folders.engineRoot, 'theme')
  const along = join(folders.engineRoot, 'lib/packages')
  return {
    name: 'troodon-packages',
    setup(build) {
      const known = new Map<string, Found>()
      build.onResolve({ filter: /^[^./]/ }, (args) => {
        const { path, kind, resolveDir, pluginData } = args
        if (
          pluginData?.package ||
          kind === 'entry-point' ||
          isAbsolute(path) ||
          /^[a-z][\w+.-]*:/i.test(path)
        )
          return null
        if (build.initialOptions.platform !== 'node' && links.isDisabled(path, resolveDir)) return null
        const own = links.installedPath(resolveDir)
        const from = react.test(path) ? [theme] : [...new Set([...first, own, theme])]
        const key = JSON.stringify([path, kind, from])
        const found = known.get(key) ?? find(build, args, from)
        known.set(key, found)
        return found
      })
      build.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) =>
        entryModule(build, folders.work, path),
      )
    },
  }

  /** Null when it is nowhere: esbuild reports it then. */
  async function find(build: PluginBuild, args: OnResolveArgs, from: readonly string[]): Found {
    const ours = links.broughtAlong(args.path)
    for (const folder of from) {
      const isOurs = ours !== null && (folder.startsWith(theme) || folder.startsWith(along))
      const { errors, external, namespace, path, sideEffects } = await build.resolve(
        isOurs ? fromItself(args.path, ours) : args.path,
        {
          kind: args.kind,
          resolveDir: isOurs ? ours : folder,
          pluginData: { ...args.pluginData, package: true },
        },
      )
      if (errors.length > 0) continue
      const file = external || namespace !== 'file' || !isAbsolute(path) ? null : links.workPath(path)
      if (file === null) return null
      return isImportingModule(file)
        ? { path: relative(folders.work, file), namespace: 'package', sideEffects }
        : { path: file, sideEffects }
    }
    return null
  }
}

/** A package with `exports` can import itself by its name; others only by a path. */
const fromItself = (path: string, folder: string): string =>
  readManifest(folder).exports === undefined ? `.${path.slice(packageOf(path).length)}` : path

/**
 * esbuild does not know the module type of a file that a plugin has found, which decides what a default
 * import of a CommonJS file is. So such a file is imported from a module of ours, by a relative path.
 */
function isImportingModule(file: string): boolean {
  const ending = extname(file)
  if (ending !== '.mjs' && !(ending === '.js' && isModuleFolder(dirname(file)))) return false
  return /\bimport\b|\bfrom\b/.test(readFileSync(file, 'utf8'))
}

function isModuleFolder(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module'
  } catch {
    return dirname(folder) !== folder && isModuleFolder(dirname(folder))
  }
}

async function entryModule({ esbuild }: PluginBuild, work: string, path: string) {
  const file = join(work, path)
  const { metafile } = await esbuild.build({
    entryPoints: [file],
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '/out',
    logLevel: 'silent',
    loader: { '.js': 'jsx' },
  })
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports)
  const from = JSON.stringify(`./${file.slice(dirname(file).length + 1)}`)
  const contents = `export * from ${from}${names.includes('default') ? `\nexport { default } from ${from}` : ''}`
  return { contents, loader: 'js' as const, resolveDir: dirname(file) }
}
