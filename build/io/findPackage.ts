// Packages that a site can install for itself (mermaid, KaTeX, Workbox), or that come with others: searched
// from the packages of Docusaurus that bring them along, as another version may be in the root of the site,
// then from the site, then from the engine.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

export interface FoundPackage {
  /** Absolute. */
  readonly folder: string
  readonly version: string
}

/** Null when it is not installed. */
export function findPackage(name: string, root: string): FoundPackage | null {
  return firstOf(name, [...packageOrigins(name, root), import.meta.url])
}

/** The files that import it, in the order in which they count: packages of Docusaurus, then the site. */
export const packageOrigins = (name: string, root: string): readonly string[] => [
  ...ownersOf(name, root).toReversed(),
  join(root, 'package.json'),
]

/** Only the one that packages of Docusaurus bring along, for a site that has them all. */
export function findOwned(name: string, root: string): FoundPackage | null {
  const found = ownersOf(name, root)
  return found.length === owners[name]?.length ? firstOf(name, found.slice(-1)) : null
}

/** `mermaid 10.9.3 in node_modules/mermaid, which @docusaurus/theme-mermaid depends on`. */
export function describePackage(name: string, root: string): string | null {
  const found = findPackage(name, root)
  if (found === null) return null
  const place = relative(root, found.folder).replaceAll('\\', '/')
  const owner = ownersOf(name, root).at(-1)
  const [, by] =
    /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]package\.json$/.exec(owner ?? '') ?? []
  const why = by ? `which ${by.replaceAll('\\', '/')} depends on` : 'which the site has itself'
  return `${name} ${found.version} in ${place}, ${why}`
}

function firstOf(name: string, places: readonly string[]): FoundPackage | null {
  for (const from of places) {
    const folder = packageFolder(name, from)
    if (folder === null) continue
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  }
  return null
}

const mdxLoader = ['@docusaurus/preset-classic', '@docusaurus/plugin-content-docs', '@docusaurus/mdx-loader']
const bundler = ['@docusaurus/core', '@docusaurus/bundler']

/** A package → the chain of those that lead to it, from the site on. */
const owners: Readonly<Record<string, readonly string[]>> = {
  '@mdx-js/mdx': mdxLoader,
  '@slorber/remark-comment': mdxLoader,
  '@docusaurus/plugin-css-cascade-layers': ['@docusaurus/preset-classic'],
  katex: ['rehype-katex'],
  mermaid: ['@docusaurus/theme-mermaid'],
  postcss: bundler,
  'postcss-preset-env': bundler,
  prismjs: ['@docusaurus/preset-classic', '@docusaurus/theme-classic'],
  'rehype-raw': mdxLoader,
  'remark-directive': mdxLoader,
  'remark-gfm': mdxLoader,
  'workbox-build': ['@docusaurus/plugin-pwa'],
}

function ownersOf(name: string, root: string): readonly string[] {
  let from = join(root, 'package.json')
  return (owners[name] ?? []).flatMap((owner) => {
    const folder = packageFolder(owner, from)
    if (folder === null) return []
    from = join(folder, 'package.json')
    return [from]
  })
}

/**
 * The folder of a package as a file finds it; null where it is not installed. Searches the folders that Node
 * would search: some packages export neither package.json nor an entry. Links are followed, as Node follows
 * them: pnpm puts the packages that a package needs beside its real folder.
 */
export function packageFolder(name: string, from: string): string | null {
  for (const modules of createRequire(from).resolve.paths(name) ?? []) {
    const folder = join(modules, name)
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  }
  return null
}
