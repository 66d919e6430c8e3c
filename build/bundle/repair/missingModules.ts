// Imports of Markdown pages that lead nowhere. A bundle with some is out of date when one of them is there:
// its files do not show that something was installed.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Message } from 'esbuild'
import { packageOf } from '../../model/packageOf.ts'

export interface MissingModule {
  /** The specifier of the import. */
  readonly path: string
  /** Folder of the file that imports it, from the root of the site. */
  readonly folder: string
  /** Whether reading the page has reported it: the file of a code block. */
  readonly isReported?: boolean
}

/** The `detail` of the warnings of markdownPlugin.ts. */
export const missingModules = (warnings: readonly Message[]): readonly MissingModule[] =>
  warnings.flatMap(({ detail }) => (detail as MissingModule | undefined) ?? [])

export function isThereNow({ path, folder }: MissingModule, root: string): boolean {
  const from = join(root, folder)
  if (!isFile(path)) return isInstalled(packageOf(path), from)
  const file = path.startsWith('.') ? join(from, path) : join(root, path.replace(/^@site/, ''))
  return ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json'].some((ending) =>
    existsSync(file + ending),
  )
}

/** Without loaders of webpack before it and a query after it. */
export const bareImport = (path: string): string =>
  path.replace(/^.*!|^troodon-worker:|\?(?:raw|url|fence)$/g, '')

/** False for a package. */
export const isFile = (path: string): boolean => /^(?:\.|@site\/|\/)/.test(path)

/** In a folder of packages of the folder, or of one above. */
export function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name))) return true
  return dirname(folder) !== folder && isInstalled(name, dirname(folder))
}
