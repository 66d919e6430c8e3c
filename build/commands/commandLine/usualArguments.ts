// The command line of a usual build or check, which may end before the engine is loaded.
import { buildUsage } from '../build/buildUsage.ts'
import { checkUsage } from '../check/checkUsage.ts'
import type { Arguments, Usage } from '../command.ts'
import type { FlagName } from './flags.ts'
import { readWords } from './readWords.ts'

export type UsualArguments = Arguments<Usage>

/** Options that need more. */
const unusual: readonly FlagName[] = ['--help', '--no-cache', '--verify', '--shard', '--merge']

/** Null with an option that needs more than a usual build, and for words that are wrong. */
export const usualArguments = (words: readonly string[]): UsualArguments | null =>
  argumentsWithout([...unusual, '--strict'], words, buildUsage)

const changing: readonly FlagName[] = [
  '--external',
  '--agents',
  '--fix',
  '--unsafe-fixes',
  '--diff',
  '--update-baseline',
]

/** The same for `check`. */
export const usualCheck = (words: readonly string[]): UsualArguments | null =>
  argumentsWithout([...unusual, ...changing, '--remote-cache'], words, checkUsage)

function argumentsWithout(
  flags: readonly FlagName[],
  words: readonly string[],
  usage: Usage,
): UsualArguments | null {
  const read = readWords(words, usage)
  if ('message' in read || read.positional.length > usage.positional.length) return null
  const { positional, values } = read
  const has: UsualArguments['has'] = (flag) => values[flag] !== undefined
  return flags.some(has) ? null : { command: usage, positional, values, has }
}
