// `clear`: removes the output (only one that Troodon made) and the cache, while it holds the build lock.
import { existsSync, rmSync } from 'node:fs'
import { isOutDir } from '../emit/publish.ts'
import { clearCache, hasCache } from '../reuse/cacheFolder.ts'
import type { Command } from './command.ts'
import { foldersOf } from './project/folders.ts'
import { withLock } from './project/withLock.ts'
import { shownFolder } from './report/shownFolder.ts'

export const clearCommand: Command = {
  name: 'clear',
  aliases: [],
  summary: 'Remove dist/ and the cache.',
  example: 'clear',
  positional: ['ROOT'],
  flags: [],
  sharedFlags: ['--config', '--cache', '--out'],
  run({ args, terminal }) {
    const { cacheFolder, outDir } = foldersOf(args)
    return withLock({ cacheFolder, outDir, terminal }, () => {
      if (existsSync(outDir) && !isOutDir(outDir)) {
        terminal.error(`${outDir} was not written by Troodon, so it stays as it is.`)
        return 1
      }
      const there = [
        ...(existsSync(outDir) ? [shownFolder(outDir)] : []),
        ...(hasCache(cacheFolder) ? [`the cache in ${shownFolder(cacheFolder)}`] : []),
      ]
      rmSync(outDir, { recursive: true, force: true })
      clearCache(cacheFolder)
      terminal.info(
        there.length > 0
          ? `Removed ${there.join(' and ')}.`
          : `Nothing to remove: there is no ${shownFolder(outDir)} and no cache in ${shownFolder(cacheFolder)}.`,
      )
      return 0
    })
  },
}
