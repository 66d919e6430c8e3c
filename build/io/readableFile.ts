// Which files the content of a site may show: the one rule for code from files, links, images, imports and
// included files. They are files of the repository and of folders that the configuration names, without
// hidden and ignored ones. A link counts as the file that it leads to.
import { realpathSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { ReadableFolders, Refusal } from '../model/config/readableFolders.ts'
import { type GitIgnore, openGitIgnore } from './gitIgnore.ts'
import { isWithin } from './osPath.ts'
import { repositoryFolder } from './repositoryFolder.ts'

export interface ReadableFiles {
  /**
   * Why content may not show a file, by its absolute path; null if it may. `isImport`: the file is named by
   * an import of a package.
   */
  readonly refusal: (file: string, isImport?: boolean) => Refusal | null
  /** The `.gitignore` files on which the answers depend, absolute. Some may not exist. */
  readonly ignoreFiles: () => readonly string[]
}

interface Places {
  readonly repository: string
  /** Folders of the content, which Git may ignore. */
  readonly content: readonly string[]
  readonly statics: readonly string[]
  /** Folders and files of `outsideFolders`. */
  readonly others: readonly string[]
  readonly onlyContent: boolean
  readonly git: GitIgnore
}

export function openReadable(folders: ReadableFolders): ReadableFiles {
  const { root, onlyContent } = folders
  const real = realPathOf(root) ?? root
  const realFolders = (paths: readonly string[]) =>
    paths.flatMap((path) => realPathOf(resolve(root, path)) ?? [])
  const content = realFolders(folders.content)
  const repository = repositoryFolder(real, content)
  const places: Places = {
    ...{ repository, content, onlyContent, git: openGitIgnore(repository) },
    statics: realFolders(folders.statics),
    others: realFolders(folders.others),
  }
  return {
    refusal(file, isImport = false) {
      const target = realPathOf(file)
      return target === null ? 'missing' : refusalOf(target, isImport, places)
    },
    ignoreFiles: () => [...places.git.files()],
  }
}

function refusalOf(target: string, isImport: boolean, places: Places): Refusal | null {
  const { repository, content, statics, others, onlyContent, git } = places
  if (/[\\/]\.git(?:[\\/]|$)/i.test(target)) return 'hidden'
  const top = (folders: readonly string[]) => folders.find((folder) => isWithin(target, folder))
  const named = top(statics) ?? top(others)
  if (named !== undefined && !onlyContent) return hiddenBelow(named, target)
  const inContent = top(statics) ?? top(content)
  if (inContent !== undefined)
    return hiddenBelow(inContent, target) ?? (isIgnoredContent(target, places) ? 'ignored' : null)
  const packages = target.lastIndexOf(`${sep}node_modules${sep}`)
  if (onlyContent) return 'content'
  if (packages !== -1)
    return isImport ? hiddenBelow(target.slice(0, packages + `${sep}node_modules`.length), target) : 'package'
  if (!isWithin(target, repository)) return 'outside'
  return hiddenBelow(repository, target) ?? (git.ignored(target) === null ? null : 'ignored')
}

/**
 * In a content folder, a file that Git ignores by its own name. An ignored folder there, or around it, has
 * content that is generated, whose pages are published.
 */
const isIgnoredContent = (target: string, { repository, statics, git }: Places): boolean =>
  isWithin(target, repository) &&
  !statics.some((folder) => isWithin(target, folder)) &&
  git.ignored(target) === 'file'

/** Hidden files, and packages. */
function hiddenBelow(folder: string, target: string): Refusal | null {
  const names = relative(folder, target).split(sep)
  if (names.some((name) => name.startsWith('.') && name !== '.well-known' && name !== '')) return 'hidden'
  return names.some((name) => name.toLowerCase() === 'node_modules') ? 'package' : null
}

/** With the case that the file system has, and with the long names of Windows. */
function realPathOf(file: string): string | null {
  try {
    return realpathSync.native(file)
  } catch {
    return null
  }
}
