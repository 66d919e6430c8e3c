// From where an installed package is asked for. esbuild reads all folders above anew for each question of a
// plugin, which takes milliseconds, so questions with the same answer are to be the same question.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageOf } from '../../model/packageOf.ts'
import { type Manifest, readManifest } from '../workFolder/packageLinks.ts'
import { type PlainFile, plainFiles } from './plainFile.ts'

export interface PackagePlaces {
  /**
   * The folder above `folder`, or itself, whose `node_modules` has the package of an import; `folder` where a
   * package that imports it may have a say in it, and where nothing is found.
   */
  readonly placeOf: (folder: string, path: string) => string
  /** The file of an import from such a place, where no rule of its package matters; null otherwise. */
  readonly fileOf: (place: string, path: string) => PlainFile | null
}

export function packagePlaces(): PackagePlaces {
  const exists = remembered(existsSync)
  const manifestOf = remembered(readManifest)
  const around = remembered((folder: string): Manifest => {
    for (let at = folder; ; at = dirname(at)) {
      if (exists(join(at, 'package.json'))) return manifestOf(at)
      if (dirname(at) === at) return {}
    }
  })
  /** The package itself, or one that replaces modules by others. */
  const mayDecide = (folder: string, name: string): boolean =>
    typeof around(folder).browser === 'object' || around(folder).name === name
  const isFree = (folder: string, path: string) =>
    !path.startsWith('#') && !mayDecide(folder, packageOf(path))
  const plain = plainFiles(exists, manifestOf)
  return {
    placeOf(folder, path) {
      if (!isFree(folder, path)) return folder
      for (let at = folder; dirname(at) !== at; at = dirname(at))
        if (basename(at) !== 'node_modules' && exists(join(at, 'node_modules', packageOf(path))))
          return isFree(at, path) ? at : folder
      return folder
    },
    fileOf: (place, path) => (isFree(place, path) ? plain(place, path) : null),
  }
}

export const remembered = <Found>(find: (path: string) => Found) => {
  const known = new Map<string, Found>()
  return (path: string): Found => {
    if (!known.has(path)) known.set(path, find(path))
    return known.get(path) as Found
  }
}
