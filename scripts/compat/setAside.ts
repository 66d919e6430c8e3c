// What earlier builds left, out of the way of the next ones. It is removed when all builds have been measured:
// for minutes after files were deleted, ext4 takes up to 15 times as long to make new ones, because it passes
// over each of their inodes (`recently_deleted` in fs/ext4/ialloc.c).
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Moves those of the paths that exist into `folder`, which must be on the same disk. */
export function setAside(folder: string, paths: readonly string[]): void {
  for (const path of paths.filter((one) => existsSync(one))) {
    mkdirSync(folder, { recursive: true })
    renameSync(path, join(folder, `${Date.now()}-${path.replaceAll(/[^\w.-]+/g, '-')}`))
  }
}

/** The folder for what is in a site. No builder looks for pages there. */
export const asideOf = (site: string): string => join(site, '.before-compat')

export const removeAside = (folders: readonly string[]): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
