// Installed packages as the bundler sees them: `node_modules/<name>@<version>` in its working folder, which
// is a link to the package. esbuild's names and hashes contain paths; with these, it makes no difference
// whether a package is hoisted, nested, linked (pnpm) or in a folder above.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { packageOf } from '../../model/packageOf.ts'
import { ensureLink } from './ensureLink.ts'
import { realPath, workPathOf } from './workNames.ts'

export interface PackageLinks {
  /** Where a file or folder of the working folder is installed: packages are searched from there. */
  readonly installedPath: (path: string) => string
  /** The path in the working folder of a file that was found. */
  readonly workPath: (file: string) => string
  /**
   * The folder of the package that an import of the engine names, if Troodon brings it along
   * (scripts/pack/packages.js); null otherwise.
   */
  readonly broughtAlong: (path: string) => string | null
  /** True when the package that a folder belongs to replaces an import by nothing in browsers. */
  readonly isDisabled: (name: string, folder: string) => boolean
}

/** Paths of files as the bundler sees them ↔ where they are. */
export type PathLinks = Pick<PackageLinks, 'installedPath' | 'workPath'>

/** For a bundler that reads all files where they are. */
export const plainPaths: PathLinks = { installedPath: (path) => path, workPath: (file) => file }

export interface LinkedFolders {
  readonly work: string
  readonly root: string
  readonly engineRoot: string
}

export interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly exports?: unknown
  readonly sideEffects?: unknown
  readonly browser?: string | Readonly<Record<string, string | false>>
}

const modules = `${sep}node_modules${sep}`

/** Makes links when packages are first asked for. All paths are absolute. */
export function packageLinks({ work, root, engineRoot }: LinkedFolders): PackageLinks {
  const installed = join(work, 'node_modules') + sep
  /** Folder in the working folder ↔ folder of the package. */
  const folders = new Map<string, string>()
  const links = new Map<string, string>()

  const linkOf = (folder: string): string => {
    const real = realpathSync(folder)
    const known = links.get(real)
    if (known !== undefined) return known
    const { name, version } = readManifest(real)
    const link = installed + `${name ?? nameIn(folder)}@${version ?? 'none'}`.replaceAll('/', sep)
    // Copies of one version are one package.
    if (!folders.has(link)) {
      ensureLink(link, real)
      folders.set(link, real)
    }
    links.set(real, link)
    return link
  }
  const packageIn = (path: string): string => installed + nameIn(path)
  /** Folder of a package → its imports that are nothing in browsers. */
  const disabled = new Map<string, ReadonlySet<string>>()
  return {
    installedPath(path) {
      const real = realPath(path, { work, root })
      if (real !== null) return real
      if (path.startsWith(installed)) {
        const link = packageIn(path)
        return (folders.get(link) ?? link) + path.slice(link.length)
      }
      return isWithin(path, work) ? engineRoot + path.slice(work.length) : path
    },
    workPath(file) {
      // Pages know the links of a Markdown file by its path.
      if (/\.mdx?$/i.test(file)) return realWorkPath(file, { work, root })
      const own = [...links].find(
        ([real]) => isWithin(file, real) && !file.slice(real.length).includes(modules),
      )
      if (own) return own[1] + file.slice(own[0].length)
      if (!isInPackage(file, root)) return workPathOf(file, { work, root })
      const folder = file.slice(0, file.lastIndexOf(modules)) + modules + nameIn(file)
      return linkOf(folder) + file.slice(folder.length)
    },
    broughtAlong(path) {
      const folder = join(engineRoot, 'lib/packages', packageOf(path))
      if (!existsSync(folder)) return null
      linkOf(folder)
      return realpathSync(folder)
    },
    isDisabled(name, folder) {
      if (!folder.startsWith(installed)) return false
      const own = packageIn(folder)
      const names = disabled.get(own) ?? disabledBy(readManifest(own))
      disabled.set(own, names)
      return names.has(name)
    },
  }
}

/** Whether a file is in `node_modules`. The site itself may be in one. */
const isInPackage = (file: string, root: string): boolean =>
  (isWithin(file, root) ? file.slice(root.length) : file).includes(modules)

const realWorkPath = (file: string, { work, root }: Omit<LinkedFolders, 'engineRoot'>): string =>
  workPathOf(realpathSync(file), { work, root: realpathSync(root) })

/** `@scope/name` or `name` after the last `node_modules`. */
const nameIn = (path: string): string => {
  const [first = '', second = ''] = path.slice(path.lastIndexOf(modules) + modules.length).split(sep)
  return first.startsWith('@') ? first + sep + second : first
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

const disabledBy = ({ browser }: Manifest): ReadonlySet<string> =>
  new Set(typeof browser === 'object' ? Object.keys(browser).filter((name) => browser[name] === false) : [])

/** Of the package in a folder; empty when it has none. */
export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  } catch {
    return {}
  }
}
