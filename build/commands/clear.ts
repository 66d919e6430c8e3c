// `clear`: removes the output (only one that Troodon made) and the cache. Only for who holds the lock.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Terminal } from '../io/terminal.ts'
import { forget } from '../reuse/cacheFolder.ts'

export interface ClearOptions {
  readonly cacheFolder: string
  readonly outDir: string
  readonly terminal: Terminal
}

export function clear({ cacheFolder, outDir, terminal }: ClearOptions): number {
  if (existsSync(outDir) && !existsSync(join(outDir, '.troodon'))) {
    terminal.error(`${outDir} was not made by Troodon and is left as it is.`)
    return 1
  }
  rmSync(outDir, { recursive: true, force: true })
  forget(cacheFolder)
  terminal.info(`Removed ${outDir} and the cache in ${cacheFolder}.`)
  return 0
}
