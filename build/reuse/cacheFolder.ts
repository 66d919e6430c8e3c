// Which files in the cache folder are ours: only those are ever removed. Others may keep theirs in `.cache` as well.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Not the running engine, nor what says who builds now. */
const ours = /^(?:store|cards|drafts|images|modules|theme|(?:files|build-[0-9a-f]+)\.json(?:\.\d+\.tmp)?)$/

/** Removes what earlier builds left in the cache. Only for who holds the lock; `--cache docs` by mistake must not cost a folder of pictures. */
export function forget(cacheFolder: string): void {
  if (!existsSync(join(cacheFolder, 'store'))) return
  for (const name of readdirSync(cacheFolder))
    if (ours.test(name)) rmSync(join(cacheFolder, name), { recursive: true, force: true })
}
