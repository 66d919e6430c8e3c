// A package that is there without its entry: usually one of the workspace that was not built yet.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { exports as packageExports } from 'resolve.exports'
import { packageOf } from '../model/packageOf.ts'
import { findPackage } from './findPackage.ts'

interface Unbuilt {
  /** Without a full stop: `it was not built: packages/ui has no dist/index.js`. */
  readonly reason: string
  readonly hint: string
}

interface Manifest {
  readonly name: string
  readonly main?: string
  readonly module?: string
  readonly exports?: unknown
  readonly scripts?: Readonly<Record<string, string>>
}

/** Null for a package that is complete, or not there at all. `id` is the import: `@scope/name/part`. */
export function unbuiltPackage(id: string, root: string): Unbuilt | null {
  const name = packageOf(id)
  const found = findPackage(name, root)
  if (found === null) return null
  const manifest = JSON.parse(readFileSync(join(found.folder, 'package.json'), 'utf8')) as Manifest
  const entry = entryOf(manifest, `.${id.slice(name.length)}`)?.replace(/^\.\//, '')
  if (!entry || endings.some((ending) => existsSync(join(found.folder, entry + ending)))) return null
  const place = relative(realpathSync(root), realpathSync(found.folder)).replaceAll('\\', '/')
  if (place.includes('node_modules'))
    return {
      reason: `${name} ${found.version} is installed, but has no ${entry}`,
      hint: 'Install it again, or another version of it.',
    }
  const script = ['build', 'compile', 'prepare', 'prepack'].find((one) => manifest.scripts?.[one])
  return {
    reason: `it was not built: ${place} has no ${entry}`,
    hint: script
      ? `Run the script "${script}" of ${place}/package.json.`
      : `Build it: ${place}/package.json names this file as its entry.`,
  }
}

const endings = ['', '.js', '.cjs', '.mjs', '.json', '/index.js']

/** The file that the manifest names for the import, if it names one. */
function entryOf(manifest: Manifest, path: string): string | undefined {
  if (manifest.exports === undefined) return path === '.' ? (manifest.main ?? manifest.module) : undefined
  try {
    return packageExports(manifest, path)?.[0]
  } catch {
    return undefined
  }
}
