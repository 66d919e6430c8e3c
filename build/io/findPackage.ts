// Packages that a site can install for itself (mermaid, KaTeX, Workbox): searched from the site, then from
// the packages of Docusaurus that bring them along, which pnpm hides from the site, then from the engine.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface FoundPackage {
  /** Absolute. */
  readonly folder: string
  readonly version: string
}

/** Null when it is not installed. */
export function findPackage(name: string, root: string): FoundPackage | null {
  return firstOf(name, [join(root, 'package.json'), ...ownersOf(name, root), import.meta.url])
}

/** Only the one that packages of Docusaurus bring along, for a site that has them all. */
export function findOwned(name: string, root: string): FoundPackage | null {
  const found = ownersOf(name, root)
  return found.length === owners[name]?.length ? firstOf(name, found.slice(-1)) : null
}

function firstOf(name: string, places: readonly string[]): FoundPackage | null {
  for (const from of places) {
    const folder = folderOf(name, from)
    if (folder === null) continue
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  }
  return null
}

/** A package → the chain of those that lead to it, from the site on. */
const owners: Readonly<Record<string, readonly string[]>> = {
  katex: ['rehype-katex'],
  mermaid: ['@docusaurus/theme-mermaid'],
  postcss: ['@docusaurus/core', '@docusaurus/bundler'],
  'postcss-preset-env': ['@docusaurus/core', '@docusaurus/bundler'],
  prismjs: ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
  'workbox-build': ['@docusaurus/plugin-pwa'],
}

function ownersOf(name: string, root: string): readonly string[] {
  let from = join(root, 'package.json')
  return (owners[name] ?? []).flatMap((owner) => {
    const folder = folderOf(owner, from)
    if (folder === null) return []
    from = join(realpathSync(folder), 'package.json')
    return [from]
  })
}

/** Searches the folders that Node would search: some packages export neither package.json nor an entry. */
function folderOf(name: string, from: string): string | null {
  for (const modules of createRequire(from).resolve.paths(name) ?? []) {
    const folder = join(modules, name)
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return null
}
