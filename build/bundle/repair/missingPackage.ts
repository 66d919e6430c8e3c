// Why a module that is no file of the site cannot be imported, and what to do.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findPackage } from '../../io/findPackage.ts'
import { installHint } from '../../io/installHint.ts'
import { unbuiltPackage } from '../../io/unbuiltPackage.ts'
import { packageOf } from '../../model/packageOf.ts'
import { nearest } from '../../model/text/nearest.ts'

interface Missing {
  readonly reason: string
  readonly hint: string
}

/** Browsers load such a module. Node, which renders the pages, does not. */
export const isUrl = /^(?:https?:)?\/\//

/** `folder` is one of the site, from which packages are searched. */
export function missingPackage(path: string, folder: string): Missing {
  if (isUrl.test(path))
    return {
      reason: 'a build loads nothing from other sites',
      hint: 'Save the file in this site, or install its package.',
    }
  if (path.startsWith('@generated/')) return missingGenerated(path)
  const name = packageOf(path)
  const found = findPackage(name, folder)
  if (found === null) return { reason: 'it is not installed', hint: installHint(name, folder) }
  const unbuilt = unbuiltPackage(path, folder)
  if (unbuilt) return unbuilt
  const inside = path.slice(name.length)
  const reason = `${name} ${found.version} is installed, but ${inside === '' ? 'has no main file' : `has no .${inside}`}`
  const exported = exportedBy(found.folder)
  const there = exported ?? filesBeside(found.folder, inside)
  const similar = nearest(`.${inside}`, there)
  const some = there.slice(0, 8).map((one) => name + one.slice(1))
  return {
    reason,
    hint: similar
      ? `Did you mean ${name}${similar.slice(1)}?`
      : some.length === 0
        ? 'Install another version, or import something else.'
        : `${exported ? 'It exports' : 'It has'} ${some.join(', ')}${there.length > 8 ? ' and more' : ''}.`,
  }
}

/** The paths of `exports`, as `./lite`; null for a package without rules. */
function exportedBy(folder: string): readonly string[] | null {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports?: unknown }
  if (exports === undefined) return null
  if (typeof exports !== 'object' || exports === null || Array.isArray(exports)) return ['.']
  const paths = Object.keys(exports).filter((key) => key.startsWith('.'))
  return paths.length === 0 ? ['.'] : paths
}

/** The names in the folder that an import means, or in the nearest one above it. */
function filesBeside(folder: string, inside: string): readonly string[] {
  for (let at = dirname(inside || '/'); ; at = dirname(at))
    try {
      return readdirSync(join(folder, at))
        .filter((one) => /^[\w-]+(?:\.(?:[cm]?js|css|json))?$/.test(one) && !other.has(one))
        .map((one) => `.${at === '/' ? '' : at}/${basename(one, '.js')}`)
        .sort()
    } catch {
      if (at === '/') return []
    }
}

const other: ReadonlySet<string> = new Set(['node_modules', 'package.json'])

function missingGenerated(path: string): Missing {
  const reason = 'Troodon has no such module'
  if (/^@generated\/routes(?:\.js)?$/.test(path)) return { reason, hint: ofRoutes }
  return { reason, hint: `Of @generated, Troodon has ${generated.join(', ')}.` }
}

const ofRoutes =
  'Browsers get no list of all routes. A plugin gets it in postBuild, and can give it to components with setGlobalData.'

const generated = ['docusaurus.config', 'client-modules', 'globalData', 'site-metadata']
