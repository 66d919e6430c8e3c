// Which files the content of a site may show: those of its repository, of installed packages, and of the
// folders that the configuration names. A link counts as the file that it leads to.
import { realpathSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { isWithin } from './osPath.ts'
import { repositoryFolder } from './repositoryFolder.ts'

export interface ReadableFolders {
  /** The folder of the site, absolute. */
  readonly root: string
  /** The folders of the content, from the root; some are outside the site, such as `../docs`. */
  readonly content: readonly string[]
  /** Other folders outside the repository, from the root. */
  readonly others: readonly string[]
}

/** For absolute paths. A file that does not exist is not readable. */
export function openReadable({ root, content, others }: ReadableFolders): (file: string) => boolean {
  const real = realpathSync(root)
  const realFolders = (folders: readonly string[]) =>
    folders.flatMap((folder) => realPathOf(resolve(root, folder)) ?? [])
  const named = realFolders(content)
  const allowed = [repositoryFolder(real, named), ...named, ...realFolders(others)]
  return (file) => {
    const target = realPathOf(file)
    return (
      target !== null &&
      (allowed.some((folder) => isWithin(target, folder)) || target.includes(`${sep}node_modules${sep}`))
    )
  }
}

function realPathOf(file: string): string | null {
  try {
    return realpathSync(file)
  } catch {
    return null
  }
}
