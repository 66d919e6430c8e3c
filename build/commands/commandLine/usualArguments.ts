// The command line of a usual build, which may end before the engine is loaded.
import { buildUsage } from '../build/buildUsage.ts'
import type { Arguments, Usage } from '../command.ts'
import { readWords } from './readWords.ts'

export type UsualArguments = Arguments<Usage>

/** Null with an option that needs more than a usual build, and for words that are wrong. */
export function usualArguments(words: readonly string[]): UsualArguments | null {
  const read = readWords(words, buildUsage)
  if ('message' in read || read.positional.length > buildUsage.positional.length) return null
  const { positional, values } = read
  const has: UsualArguments['has'] = (flag) => values[flag] !== undefined
  if (has('--help') || has('--no-cache') || has('--verify') || has('--strict')) return null
  if (has('--shard') || has('--merge')) return null
  return { command: buildUsage, positional, values, has }
}
