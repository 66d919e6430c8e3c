// How this Troodon is started once more, for messages that name a command: by a package manager, as a program
// of its own, or from source.
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { execWords, lockFiles, packageManagers } from '../../create/choices.ts'
import { type Arguments, type Usage, wordFor } from '../command.ts'

/**
 * `npx troodon` in a site that has it installed, `node build/cli.js` in its repository. `cwd` is an absolute
 * path.
 */
export function startWords(engineRoot: string, cwd: string): string {
  const folders = engineRoot.split(sep)
  if (!folders.includes('node_modules')) return `node ${quotedWord(sourceCli(engineRoot, cwd))}`
  const isInstalled = nearestWith(cwd, (folder) => isSame(join(folder, 'node_modules/troodon'), engineRoot))
  if (!isInstalled) return folders.includes('_npx') ? 'npx troodon' : 'troodon'
  const locked = nearestWith(cwd, (folder) =>
    packageManagers.find((name) => existsSync(join(folder, lockFiles[name]))),
  )
  return `${execWords[locked ?? 'npm']} troodon`
}

/** Another command for the same site: `npx troodon serve website --out dist`. */
export function startedWith(
  start: string,
  command: string,
  args: Arguments<Usage>,
  flags: readonly ('--out' | '--config')[],
): string {
  const root = wordFor(args, 'ROOT')
  const given = flags.flatMap((flag) => {
    const value = args.values[flag]
    return value === undefined ? [] : [flag, value]
  })
  return [start, command, ...[...(root === undefined ? [] : [root]), ...given].map(quotedWord)].join(' ')
}

/** In quotes if a shell would read something else. */
const quotedWord = (word: string): string => (/^[\w./:@=-]+$/.test(word) ? word : JSON.stringify(word))

function sourceCli(engineRoot: string, cwd: string): string {
  const path = join(engineRoot, 'build/cli.js')
  const fromHere = relative(cwd, path)
  return fromHere.startsWith('..') ? path : fromHere
}

const isSame = (folder: string, engineRoot: string): boolean =>
  existsSync(folder) && realpathSync(folder) === realpathSync(engineRoot)

/**
 * Returns the result of `find` for the folder itself or the nearest one around it that it finds something in.
 */
function nearestWith<Found>(folder: string, find: (folder: string) => Found | undefined): Found | undefined {
  const found = find(folder)
  if (found || dirname(folder) === folder) return found || undefined
  return nearestWith(dirname(folder), find)
}
