// A folder like a clone of this repository after `npm ci`, for texts whose commands run there.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Every entry leads to this repository, whose engine is bundled already. Returns the folder. */
export function checkoutIn(folder: string): string {
  const target = join(folder, 'troodon')
  mkdirSync(target)
  for (const name of readdirSync('.').filter((one) => one !== '.cache' && one !== 'dist' && one !== '.git'))
    symlinkSync(resolve(name), join(target, name))
  return target
}
