// The repository that a site is part of. A downloaded archive and the image of a container often lack `.git`,
// so other signs count as well.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isWithin } from './osPath.ts'

/** Files and folders that a repository has at its top, and that are part of an archive. */
const topNames = /^(?:\.github|\.gitlab|\.gitlab-ci\.yml|\.gitattributes|\.circleci|\.hg|\.svn|\.jj)$/
const licenses = /^(?:licen[sc]e|copying|unlicense)(?:[.-]\w+)*$/i

/**
 * The nearest folder with `.git`. Without one, that of a workspace of packages, else one with other files of
 * a repository, else the folder of the site. Without `.git`, it has all content folders that the
 * configuration names, such as `../docs`. `root` and `content` are real absolute paths. No repository has
 * `shared` folders.
 */
export function repositoryFolder(
  root: string,
  content: readonly string[],
  shared: readonly string[] = [homedir(), tmpdir()],
): string {
  const isShared = (folder: string) => shared.some((one) => isWithin(one, folder))
  const repository = nearestFolder(root, (folder) => existsSync(join(folder, '.git')))
  if (repository) return repository
  const found =
    nearestFolder(root, isWorkspace) ??
    nearestFolder(root, (folder) => !isShared(folder) && hasName(folder, topNames)) ??
    nearestFolder(root, (folder) => !isShared(folder) && hasName(folder, licenses)) ??
    root
  return content.reduce((folder, named) => {
    const both = nearestFolder(folder, (above) => isWithin(named, above))
    return both === null || isShared(both) ? folder : both
  }, found)
}

function nearestFolder(folder: string, isMeant: (folder: string) => boolean): string | null {
  if (isMeant(folder)) return folder
  return dirname(folder) === folder ? null : nearestFolder(dirname(folder), isMeant)
}

function isWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true
  try {
    return 'workspaces' in JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return false
  }
}

function hasName(folder: string, names: RegExp): boolean {
  try {
    return readdirSync(folder).some((name) => names.test(name))
  } catch {
    return false
  }
}
