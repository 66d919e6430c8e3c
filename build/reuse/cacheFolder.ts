// Which files in the cache folder are ours: only those are ever removed. Other tools may use `.cache` as
// well.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Without the running engine and the lock. */
const ours =
  /^(?:store|cards|code|drafts|images|modules|theme|(?:files|checked|check|(?:build|failed)-[0-9a-f]+)(?:-[0-9a-f]+)?\.(?:bin|json)(?:\.\d+\.tmp)?)$/

/**
 * Removes old files from the cache. The caller holds the lock. A folder that is not a cache
 * (`--cache docs` by mistake) stays as it is.
 */
export function clearCache(cacheFolder: string): void {
  if (hasCache(cacheFolder))
    for (const name of readdirSync(cacheFolder))
      if (ours.test(name)) rmSync(join(cacheFolder, name), { recursive: true, force: true })
  showToGit(cacheFolder)
}

export const hasCache = (cacheFolder: string): boolean => existsSync(join(cacheFolder, 'store'))

/** Removes the file that hides a new cache from git (io/buildLock.ts), if nothing else is left there. */
function showToGit(cacheFolder: string): void {
  const others = existsSync(cacheFolder) ? readdirSync(cacheFolder).filter((name) => name !== 'lock') : []
  const file = join(cacheFolder, '.gitignore')
  if (others.length === 1 && others[0] === '.gitignore' && readFileSync(file, 'utf8') === '*\n') rmSync(file)
}
