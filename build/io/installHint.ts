// How to install a missing package: the command of the package manager that the site uses.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const lockFiles = {
  'package-lock.json': 'npm',
  'yarn.lock': 'yarn',
  'pnpm-lock.yaml': 'pnpm',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
} as const

/** `write` makes a sentence of the command. */
export function installHint(
  name: string,
  root: string,
  write: (command: string) => string = (command) => `Install it: ${command}`,
): string {
  const [folder, file] = nearestLock(root) ?? []
  if (folder !== undefined && file === 'yarn.lock' && existsSync(join(folder, '.pnp.cjs'))) return plugAndPlay
  const manager = file === undefined ? 'npm' : lockFiles[file]
  if (isDeclared(name, root)) return write(`${manager} install`)
  return write(`${manager} ${manager === 'npm' ? 'install' : 'add'} ${name}`)
}

const plugAndPlay =
  "Yarn's Plug'n'Play keeps packages in archives, which Troodon cannot read. Write `nodeLinker: node-modules` into .yarnrc.yml, then run `yarn install`."

/** The folder of the site or one above it, up to the top of the repository, and its lock file. */
function nearestLock(folder: string): readonly [string, keyof typeof lockFiles] | null {
  for (const file of Object.keys(lockFiles) as (keyof typeof lockFiles)[])
    if (existsSync(join(folder, file))) return [folder, file]
  return existsSync(join(folder, '.git')) || dirname(folder) === folder ? null : nearestLock(dirname(folder))
}

/** A package of the manifest is missing because none was installed yet. */
function isDeclared(name: string, root: string): boolean {
  try {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, object>
    return Object.hasOwn(dependencies, name) || Object.hasOwn(devDependencies, name)
  } catch {
    return false
  }
}
