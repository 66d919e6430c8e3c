// The folders that a command works in, from its arguments.
import { basename, dirname, join } from 'node:path'
import { absolutePath, isWithin } from '../../io/osPath.ts'
import { realFolder } from '../../io/realFolder.ts'
import { UsageError } from '../../model/usageError.ts'
import { type Arguments, type Usage, wordFor } from '../command.ts'

export interface CommandFolders {
  readonly root: string
  readonly cacheFolder: string
  readonly outDir: string
}

/** Real paths. Throws a UsageError when the cache or the output would contain the site itself. */
export function foldersOf(args: Arguments<Usage>): CommandFolders {
  const root = realFolder(absolutePath(wordFor(args, 'ROOT') ?? '.'))
  const cacheFolder = realFolder(absolutePath(args.values['--cache'] ?? join(root, '.cache')))
  const out = absolutePath(args.values['--out'] ?? join(root, 'dist'))
  // An output that is a link itself is refused when it is written.
  const outDir = join(realFolder(dirname(out)), basename(out))
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
