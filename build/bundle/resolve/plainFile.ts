// Files inside packages without rules about what is imported: `lodash/fp/map` is `fp/map.js`. They are
// found without asking esbuild, as a package of icons has thousands of them.
import { statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { packageOf } from '../../model/packageOf.ts'
import type { Manifest } from '../workFolder/packageLinks.ts'

export interface PlainFile {
  readonly path: string
  readonly sideEffects: boolean
}

/** In esbuild's order. With several of them, esbuild is asked. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json']

/** `place`: a folder whose `node_modules` may have the package. Null where esbuild must be asked. */
export function plainFiles(
  exists: (path: string) => boolean,
  manifestOf: (folder: string) => Manifest,
): (place: string, path: string) => PlainFile | null {
  const hasPackageInside = (file: string, folder: string): boolean => {
    for (let at = dirname(file); at !== folder; at = dirname(at))
      if (exists(join(at, 'package.json'))) return true
    return false
  }
  return (place, path) => {
    const name = packageOf(path)
    const folder = join(place, 'node_modules', name)
    const isInside = /^[\w@.-]+(?:\/[\w@.-]*\w)+$/.test(path) && path !== name && !/\/\.\.?\//.test(path)
    if (!isInside || isBuiltin(path) || !exists(folder)) return null
    const { exports, browser, sideEffects = true } = manifestOf(folder)
    if (exports !== undefined || typeof browser === 'object' || typeof sideEffects !== 'boolean') return null
    const wanted = folder + path.slice(name.length)
    const [file, ...others] = endings.map((ending) => wanted + ending).filter(isFile)
    if (file === undefined || (others.length > 0 && file !== wanted)) return null
    return /\.[cm]?js$/.test(file) && !hasPackageInside(file, folder) ? { path: file, sideEffects } : null
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true
