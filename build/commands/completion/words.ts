// The words that can be completed after each command, for the scripts of all shells.
import { allFlags, type Command } from '../command.ts'
import { describeFlag, type FlagName, flagOf } from '../commandLine/flags.ts'

export const shells = ['bash', 'zsh', 'fish'] as const

/** How a word is completed: with names of files or folders, with one of several words, or not at all. */
export type Completed = 'files' | 'folders' | readonly string[]

export interface CompletedFlag {
  /** `--out` and, where there is one, `-o`. */
  readonly names: readonly string[]
  readonly summary: string
  /** How its value is completed; null for an option without one. */
  readonly value: Completed | null
}

export const namesOf = ({ name, aliases }: Command): readonly string[] => [name, ...aliases]

/** The options of a command, `--help` last. */
export const flagsOf = (command: Command): readonly CompletedFlag[] =>
  [...allFlags(command), '--help' as const].map((name) => completedFlag(name, command))

function completedFlag(name: FlagName, { meanings }: Command): CompletedFlag {
  const { short, value, choices = [] } = flagOf(name)
  const completed = value === 'DIR' ? 'folders' : value === 'FILE' ? 'files' : choices
  return {
    names: short ? [name, short] : [name],
    summary: describeFlag(name, meanings?.[name]),
    value: value === null ? null : completed,
  }
}

/** The kind of words after the command, apart from its options. */
export function argumentsOf({ positional }: Command, commands: readonly Command[]): Completed {
  if (positional.includes('SHELL')) return shells
  if (positional.includes('COMMAND')) return commands.map(({ name }) => name)
  return (['ROOT', 'FOLDER', 'TARGET'] as const).some((name) => positional.includes(name)) ? 'folders' : []
}

/** A word in single quotes, for a shell that has no escapes in them. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
