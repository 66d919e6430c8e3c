// The `.gitignore` files of a repository. Rules of the machine (`core.excludesFile`, `.git/info/exclude`)
// do not count, so that a site is the same everywhere. A file that Git tracks counts as ignored where a rule
// names it.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import openRules, { type Ignore } from 'ignore'
import { isSpecialFile } from './specialFile.ts'

/** What a rule names: the file itself, or a folder that it is in. */
type Ignored = 'file' | 'folder'

export interface GitIgnore {
  /** For an absolute path in the repository; null for a file that no rule names. */
  readonly ignored: (file: string) => Ignored | null
  /** The `.gitignore` files on which the answers depend, absolute. Some may not exist. */
  readonly files: () => Iterable<string>
}

export function openGitIgnore(repository: string): GitIgnore {
  const known = new Map<string, Ignore | null>()
  const rulesIn = (folder: string): Ignore | null => {
    const file = join(repository, folder, '.gitignore')
    const before = known.get(file)
    if (before !== undefined) return before
    const rules = readRules(file)
    known.set(file, rules)
    return rules
  }
  /** The rule in the nearest folder decides. */
  const isNamed = (names: readonly string[], isFolder: boolean): boolean => {
    for (let above = names.length - 1; above >= 0; above--) {
      const path = names.slice(above).join('/') + (isFolder ? '/' : '')
      const found = rulesIn(names.slice(0, above).join('/'))?.test(path)
      if (found?.ignored) return true
      if (found?.unignored) return false
    }
    return false
  }
  const folders = new Map<string, boolean>()
  const isIgnoredFolder = (names: readonly string[]): boolean => {
    if (names.length === 0) return false
    const path = names.join('/')
    const before = folders.get(path)
    if (before !== undefined) return before
    const found = isIgnoredFolder(names.slice(0, -1)) || isNamed(names, true)
    folders.set(path, found)
    return found
  }
  return {
    ignored(file) {
      const names = relative(repository, file).split(sep)
      if (isIgnoredFolder(names.slice(0, -1))) return 'folder'
      return isNamed(names, false) ? 'file' : null
    },
    files: () => known.keys(),
  }
}

function readRules(file: string): Ignore | null {
  if (isSpecialFile(file)) return null
  try {
    return openRules().add(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
