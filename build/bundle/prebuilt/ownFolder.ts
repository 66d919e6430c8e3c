// The folder in which a checkout of the repository keeps the bundled themes. It is not the one of the site
// that the checkout contains (`.cache/theme`): both have a file for the record of a bundle.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** For reading, it may be missing. */
export const ownFolder = (engineRoot: string): string => join(engineRoot, '.cache/prebuilt')

/** The folder, which exists then; null for an installed engine, and where this user may not write. */
export function writableOwnFolder(engineRoot: string): string | null {
  if (!existsSync(join(engineRoot, 'build/main.ts'))) return null
  const folder = ownFolder(engineRoot)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return null
  }
}
