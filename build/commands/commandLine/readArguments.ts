// Parses the command line by the list of commands. Suggests a name for an unknown command or option.
import { nearest } from '../../model/text/nearest.ts'
import type { Arguments, Command } from '../command.ts'
import { printVersionCommand } from './printVersion.ts'
import { readWords } from './readWords.ts'

export type ReadArguments =
  | { readonly ok: true; readonly args: Arguments }
  /** `command`: the first word, when it is not a command of Troodon; a plugin of the site may have it. */
  | { readonly ok: false; readonly message: string; readonly command?: string }

/**
 * Without arguments, or with `--help` anywhere, the command is `help`. `--version` is one too, as the first
 * word.
 */
export function readArguments(input: readonly string[], commands: readonly Command[]): ReadArguments {
  const [first = 'help', ...rest] = input
  const name = first === '--help' || first === '-h' ? 'help' : first
  const command = findCommand(name, [...commands, printVersionCommand])
  if (!command) return { ok: false, message: unknownCommand(first, commands), command: first }
  const read = readWords(rest, command)
  if ('message' in read) return failed(read.message)
  const { positional } = read
  const values = withAliasValue(name, command, read.values)
  if ('message' in values) return failed(values.message)
  if (values['--help']) return done(findCommand('help', commands) as Command, [command.name], {})
  const extra = command.positional.at(-1) === 'FILES' ? [] : positional.slice(command.positional.length)
  if (extra.length > 0)
    return failed(
      `"${command.name}" does not take the argument${extra.length > 1 ? 's' : ''} ${extra.join(', ')}.`,
    )
  return done(command, positional, values)
}

export const findCommand = (name: string, commands: readonly Command[]): Command | undefined =>
  commands.find((command) => command.name === name || command.aliases.includes(name)) ??
  commands.find((command) => aliasValue(name, command) !== null)

/** `community` of `docs:version:community`. */
const aliasValue = (name: string, { aliases, aliasValue: flag }: Command): string | null => {
  const alias = flag && aliases.find((one) => name.startsWith(`${one}:`) && name.length > one.length + 1)
  return alias ? name.slice(alias.length + 1) : null
}

function withAliasValue(
  name: string,
  command: Command,
  values: Arguments['values'],
): Arguments['values'] | { readonly message: string } {
  const value = aliasValue(name, command)
  const flag = command.aliasValue
  if (value === null || !flag) return values
  if (values[flag] === undefined) return { ...values, [flag]: value }
  return { message: `"${name}" names the value of ${flag} already. Leave ${flag} out.` }
}

export function unknownCommand(name: string, commands: readonly Command[]): string {
  const similar = nearest(
    name,
    commands.flatMap((command) => [command.name, ...command.aliases]),
  )
  return `There is no command "${name}".${similar ? ` Did you mean ${similar}?` : ' "troodon help" lists all commands.'}`
}

const failed = (message: string): ReadArguments => ({ ok: false, message })

const done = (
  command: Command,
  positional: readonly string[],
  values: Arguments['values'],
): ReadArguments => ({
  ok: true,
  args: { command, positional, values, has: (flag) => values[flag] !== undefined },
})
