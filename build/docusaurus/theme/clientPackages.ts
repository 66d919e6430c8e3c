// The packages of Docusaurus that a site has installed: each is found from the package that depends on it.
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from '../../io/findPackage.ts'

export interface ClientPackages {
  /** `@docusaurus/core/lib/client`. */
  readonly client: string
  /** Where modules of packages look for others that their own folders do not have. */
  readonly nodePaths: readonly string[]
}

export function clientPackages(root: string, themes: readonly string[]): ClientPackages {
  const core = installed('@docusaurus/core', root)
  if (core === null) throw new Error('@docusaurus/core is not installed.')
  const preset = installed('@docusaurus/preset-classic', root)
  const folders = [core, ...(preset === null ? [] : [preset]), ...themes]
  return {
    client: join(core, 'lib/client'),
    nodePaths: [...new Set([join(root, 'node_modules'), ...folders.flatMap(modulesAround)])],
  }
}

const installed = (name: string, root: string): string | null =>
  packageFolder(name, join(root, 'package.json'))

/** The `node_modules` that a folder is in. */
function modulesAround(folder: string): readonly string[] {
  const found: string[] = []
  for (let at = folder; at !== dirname(at); at = dirname(at))
    if (/[\\/]node_modules$/.test(at)) found.push(at)
  return found
}

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]

/** A module by its path without an ending. */
export const moduleFile = (path: string): string | undefined =>
  endings.map((ending) => path + ending).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
