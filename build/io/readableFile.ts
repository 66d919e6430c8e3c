// Which files the content of a site may show: those of its repository, of installed packages, and of the
// folders that the configuration names. A link counts as the file that it leads to.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { isWithin } from './osPath.ts'

export interface ReadableFolders {
  /** The folder of the site, absolute. */
  readonly root: string
  /** Folders outside the repository, from the root. */
  readonly others: readonly string[]
}

/** For absolute paths. A file that does not exist is not readable. */
export function openReadable({ root, others }: ReadableFolders): (file: string) => boolean {
  const real = realpathSync(root)
  const allowed = [
    repositoryFolder(real),
    ...others.flatMap((folder) => realPathOf(resolve(root, folder)) ?? []),
  ]
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

/** The folder with `.git`, else that of a workspace of packages, else the folder of the site. */
function repositoryFolder(root: string): string {
  return (
    nearestFolder(root, (folder) => existsSync(join(folder, '.git'))) ??
    nearestFolder(root, isWorkspace) ??
    root
  )
}

function nearestFolder(folder: string, isMeant: (folder: string) => boolean): string | null {
  if (isMeant(folder)) return folder
  return dirname(folder) === folder ? null : nearestFolder(dirname(folder), isMeant)
}

/** Images of containers often leave out `.git`. */
function isWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true
  try {
    return 'workspaces' in JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return false
  }
}
