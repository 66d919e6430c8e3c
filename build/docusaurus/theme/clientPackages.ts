// The packages of Docusaurus that a site has installed: each is found from the package that depends on it.
import { existsSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of a package as a file in `from` finds it; null where it is not installed. */
function packageFolder(name: string, from: string): string | null {
  for (const folder of createRequire(join(from, 'site.js')).resolve.paths(name) ?? []) {
    const found = join(folder, name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
  }
  return null
}

export interface ClientPackages {
  /** `@docusaurus/core/lib/client`. */
  readonly client: string
  /** Where modules of packages look for others that their own folders do not have. */
  readonly nodePaths: readonly string[]
}

/** Null where Docusaurus is not installed. */
export function clientPackages(root: string, themes: readonly string[]): ClientPackages | null {
  const core = packageFolder('@docusaurus/core', root)
  if (core === null) return null
  const preset = packageFolder('@docusaurus/preset-classic', root)
  const folders = [core, ...(preset === null ? [] : [preset]), ...themes]
  return {
    client: join(core, 'lib/client'),
    nodePaths: [...new Set([join(root, 'node_modules'), ...folders.flatMap(modulesAround)])],
  }
}

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
