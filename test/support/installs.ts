// Installs a packed Troodon without a network, in the layouts that package managers make. Its dependencies
// come from this repository's node_modules, as the lock file describes them.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

interface Locked {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Makes `folder/node_modules/troodon` from the folder of the unpacked tarball. */
export type Layout = (folder: string, packed: string) => void

/** All packages beside each other; a second version of one is nested. */
export const hoisted: Layout = (folder, packed) => {
  for (const path of installed()) copy(path === '' ? packed : path, join(folder, targetOf(path)))
}

const targetOf = (path: string): string => path || 'node_modules/troodon'

/** Each package has its dependencies inside, as with `npm install --install-strategy=nested`. */
export const nested: Layout = (folder, packed) => {
  const place = (path: string, target: string, above: ReadonlySet<string>): void => {
    copy(path === '' ? packed : path, target)
    const inside = dependenciesOf(path).filter((dependency) => !above.has(dependency))
    const around = new Set([...above, ...inside])
    for (const dependency of inside)
      place(dependency, join(target, 'node_modules', nameOf(dependency)), around)
  }
  place('', join(folder, 'node_modules/troodon'), new Set())
}

/** As pnpm does it: a package finds its own dependencies and nothing else. */
export const isolated: Layout = (folder, packed) => {
  const modules = (path: string) =>
    join(
      folder,
      'node_modules/.pnpm',
      `${nameOf(path).replace('/', '+')}@${lock[path]?.version}`,
      'node_modules',
    )
  const home = (path: string) => join(modules(path), nameOf(path))
  for (const path of installed()) {
    copy(path === '' ? packed : path, home(path))
    for (const dependency of dependenciesOf(path))
      link(home(dependency), join(modules(path), nameOf(dependency)))
  }
  link(home(''), join(folder, 'node_modules/troodon'))
}

/** Copies a package of this repository that a site installs for itself. */
export const addPackage = (folder: string, name: string): void =>
  copy(join('node_modules', name), join(folder, 'node_modules', name))

/** Path → package, such as `node_modules/a/node_modules/b`; Troodon itself is ''. */
const { packages: lock } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>
}

const nameOf = (path: string): string =>
  path === '' ? 'troodon' : path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Troodon and all that it needs, as far as this machine has it. */
function installed(path = '', seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const dependency of dependenciesOf(path)) installed(dependency, seen)
  return seen
}

/** The packages that one package finds. Troodon's peers are for sites to install. */
function dependenciesOf(path: string): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock[path] as Locked
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...(path ? peerDependencies : {}) })
  return names.flatMap((name) => placeOf(name, path) ?? [])
}

/** Where Node finds a package, searching upwards; undefined for one of another platform. */
function placeOf(name: string, from: string): string | undefined {
  const path = join(from, 'node_modules', name)
  if (lock[path] && existsSync(path)) return path
  return from === '' ? undefined : placeOf(name, dirname(from) === '.' ? '' : dirname(from))
}

/** Links the files, without packages inside. Nothing must write to them. */
function copy(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source)) {
    const from = join(source, name)
    if (name === 'node_modules') continue
    if (statSync(from).isDirectory()) copy(from, join(target, name))
    else linkOrCopy(from, join(target, name))
  }
}

function linkOrCopy(source: string, target: string): void {
  if (existsSync(target)) return
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

function link(target: string, path: string): void {
  if (resolve(target) === resolve(path) || existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(relative(dirname(path), target), path)
}
