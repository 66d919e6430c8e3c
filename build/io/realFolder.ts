// Paths without links: the bundler follows links, so the path of a folder must be the one that it finds.
import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The real path of an absolute path. The part of it that does not exist stays the same. */
export function realFolder(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(realFolder(above), basename(path))
  }
}
