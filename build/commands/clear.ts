// `clear`: removes the output (only one that Troodon made) and the cache, while it holds the build lock.
import { existsSync, rmSync } from 'node:fs'
import { hasConfig } from '../config/loadProject.ts'
import { siteFolder } from '../config/siteFolder.ts'
import { isOutDir } from '../emit/publish.ts'
import { clearCache, hasCache } from '../reuse/cacheFolder.ts'
import { type Command, wordFor } from './command.ts'
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
  async run({ args, terminal }) {
    const { root, cacheFolder, outDir } = foldersOf(args)
    siteFolder(wordFor(args, 'ROOT') ?? '.')
    // The lock would make the folder of the cache.
    if (!existsSync(outDir) && !existsSync(cacheFolder)) {
      terminal.info(nothing(root, cacheFolder, outDir))
      return 0
    }
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
      terminal.info(there.length > 0 ? `Removed ${there.join(' and ')}.` : nothing(root, cacheFolder, outDir))
      return 0
    })
  },
}

/** A folder without a configuration can be a site, but it can also be the wrong one. */
function nothing(root: string, cacheFolder: string, outDir: string): string {
  const text = `Nothing to remove: there is no ${shownFolder(outDir)} and no cache in ${shownFolder(cacheFolder)}.`
  return hasConfig(root)
    ? text
    : `${text} ${root} has no configuration file. If your site is in another folder, name it after the command.`
}
