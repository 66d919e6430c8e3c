// The form in which a command gives its result: `--format`, or `--json`.
import { type FlagName, flags } from './flags.ts'

export type OutputFormat = (typeof flags)['--format']['choices'][number]

/** Reads words that are not parsed yet: a mistake in them is reported in this form too. The last counts. */
export function formatOf(words: readonly string[]): OutputFormat {
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const given = words.slice(0, end).flatMap((word, index): readonly (string | undefined)[] => {
    if (word === ('--json' satisfies FlagName)) return ['json']
    if (word === ('--format' satisfies FlagName)) return [words[index + 1]]
    return word.startsWith('--format=') ? [word.slice('--format='.length)] : []
  })
  return flags['--format'].choices.find((format) => format === given.at(-1)) ?? 'text'
}
