// Copies a folder of documents as a build reads it, under another name: the caller renames the finished copy.
import { cpSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isWithin } from '../../io/osPath.ts'

/** Copies into another folder, next to the target, and returns its path. */
export function copyContent(source: string, target: string, root: string): string {
  // No version name begins with a dot, so this folder cannot be another version's.
  const draft = join(dirname(target), `.${basename(target)}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true })
  const realRoot = realpathSync(root)
  cpSync(source, draft, {
    recursive: true,
    dereference: true,
    filter: (path) => isContent(path, realRoot),
  })
  return draft
}

/**
 * Copies everything that a build reads: files, folders, and links to files inside the site. Links are copied
 * as files, so that they cannot change.
 */
function isContent(path: string, realRoot: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  const real = stat && realpathSync(path)
  if (!stat || !real || real === realRoot || !isWithin(real, realRoot)) return false
  return stat.isFile() || (stat.isDirectory() && !lstatSync(path).isSymbolicLink())
}
