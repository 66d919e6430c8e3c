// The folders that a command works in, from its arguments.
import { join, resolve, sep } from 'node:path'
import { UsageError } from '../model/usageError.ts'
import { type Arguments, wordFor } from './command.ts'

export interface CommandFolders {
  readonly root: string
  readonly cacheFolder: string
  readonly outDir: string
}

/** Absolute paths. Throws a UsageError when the cache or the output would contain the site itself. */
export function foldersOf(args: Arguments): CommandFolders {
  const root = resolve(wordFor(args, 'ROOT') ?? '.')
  const cacheFolder = resolve(args.values['--cache'] ?? join(root, '.cache'))
  const outDir = resolve(args.values['--out'] ?? join(root, 'dist'))
  for (const [name, flag, folder] of [
    ['output', '--out', outDir],
    ['cache', '--cache', cacheFolder],
  ])
    if (contains(folder as string, root))
      throw new UsageError(
        `The ${name} ${folder} contains the site itself. Choose another folder with ${flag}.`,
      )
  return { root, cacheFolder, outDir }
}

const contains = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
