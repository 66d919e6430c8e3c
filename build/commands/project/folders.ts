// The folders that a command works in, from its arguments.
import { join } from 'node:path'
import { absolutePath, isWithin } from '../../io/osPath.ts'
import { UsageError } from '../../model/usageError.ts'
import { type Arguments, type Usage, wordFor } from '../command.ts'

export interface CommandFolders {
  readonly root: string
  readonly cacheFolder: string
  readonly outDir: string
}

/** Absolute paths. Throws a UsageError when the cache or the output would contain the site itself. */
export function foldersOf(args: Arguments<Usage>): CommandFolders {
  const root = absolutePath(wordFor(args, 'ROOT') ?? '.')
  const cacheFolder = absolutePath(args.values['--cache'] ?? join(root, '.cache'))
  const outDir = absolutePath(args.values['--out'] ?? join(root, 'dist'))
  for (const [name, flag, folder] of [
    ['output', '--out', outDir],
    ['cache', '--cache', cacheFolder],
  ])
    if (isWithin(root, folder as string))
      throw new UsageError(
        `The ${name} ${folder} contains the site itself. Choose another folder with ${flag}.`,
      )
  return { root, cacheFolder, outDir }
}
