// A mark in the cache: the newest build into an output folder ended with errors, and the folder has the site
// from before.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { writeWhole } from '../io/writeWhole.ts'

/** Sets or removes the mark. */
export function markFailedBuild(cacheFolder: string, outDir: string, failed: boolean): void {
  const file = markOf(cacheFolder, outDir)
  if (!failed) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(cacheFolder, { recursive: true })
  writeWhole(file, '{}')
}

export const hasFailedBuild = (cacheFolder: string, outDir: string): boolean =>
  existsSync(markOf(cacheFolder, outDir))

const markOf = (cacheFolder: string, outDir: string): string =>
  join(cacheFolder, `failed-${hashOf(relative(cacheFolder, outDir)).slice(0, 12)}.json`)
