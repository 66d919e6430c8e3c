// `clear`: removes the output (only one that Troodon made) and the cache.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Terminal } from './io/terminal.ts'

export interface ClearOptions {
  readonly cacheFolder: string
  readonly outDir: string
  readonly engineRoot: string
  readonly terminal: Terminal
}

export function clear({ cacheFolder, outDir, engineRoot, terminal }: ClearOptions): number {
  if (existsSync(outDir) && !existsSync(join(outDir, '.troodon'))) {
    terminal.error(`${outDir} was not made by Troodon and is left as it is.`)
    return 1
  }
  rmSync(outDir, { recursive: true, force: true })
  forget(cacheFolder, engineRoot)
  terminal.info(`Removed ${outDir} and the contents of ${cacheFolder}.`)
  return 0
}

/** Removes what earlier builds left in the cache. The running engine stays where it is, and so does a lock. */
export function forget(cacheFolder: string, engineRoot: string): void {
  const kept = cacheFolder === join(engineRoot, '.cache') ? ['engine', 'lock'] : ['lock']
  if (!existsSync(cacheFolder)) return
  for (const name of readdirSync(cacheFolder)) if (!kept.includes(name)) rmSync(join(cacheFolder, name), { recursive: true, force: true })
}
