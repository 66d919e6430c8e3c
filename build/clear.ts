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

/** The running engine stays where it is: it lies in the cache of the builder's own folder. */
export function clear({ cacheFolder, outDir, engineRoot, terminal }: ClearOptions): number {
  if (existsSync(outDir) && !existsSync(join(outDir, '.troodon'))) {
    terminal.error(`${outDir} was not made by Troodon and is left as it is.`)
    return 1
  }
  rmSync(outDir, { recursive: true, force: true })
  const kept = cacheFolder === join(engineRoot, '.cache') ? ['engine'] : []
  if (existsSync(cacheFolder))
    for (const name of readdirSync(cacheFolder)) if (!kept.includes(name)) rmSync(join(cacheFolder, name), { recursive: true, force: true })
  terminal.info(`Removed ${outDir} and the contents of ${cacheFolder}.`)
  return 0
}
