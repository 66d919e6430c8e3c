// Parses the command line by the list of commands. Suggests a name for an unknown command or option.
import { parseArgs } from 'node:util'
import { nearest } from '../model/nearest.ts'
import type { Arguments, Command } from './command.ts'
import { type FlagName, flags } from './flags.ts'

export type ReadArguments =
  | { readonly ok: true; readonly args: Arguments }
  | { readonly ok: false; readonly message: string }

/** Without a word, or with `--help` anywhere, the command is `help`. */
export function readArguments(input: readonly string[], commands: readonly Command[]): ReadArguments {
  const [first = 'help', ...rest] = input
  const command = findCommand(first === '--help' || first === '-h' ? 'help' : first, commands)
  if (!command) return failed(unknownCommand(first, commands))
  const read = readWords(rest, command)
  if ('message' in read) return failed(read.message)
  const { values, positional } = read
  if (values['--help']) return done(findCommand('help', commands) as Command, [command.name], {})
  const extra = positional.slice(command.positional.length)
  if (extra.length > 0) return failed(`"${command.name}" does not take the argument ${extra.join(' ')}.`)
  return done(command, positional, values)
}

export const findCommand = (name: string, commands: readonly Command[]): Command | undefined =>
  commands.find((command) => command.name === name || command.aliases.includes(name))

export function unknownCommand(name: string, commands: readonly Command[]): string {
  const similar = nearest(
    name,
    commands.flatMap((command) => [command.name, ...command.aliases]),
  )
  return `There is no command "${name}".${similar ? ` Did you mean ${similar}?` : ' Try "help".'}`
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

const options = Object.fromEntries(
  Object.entries(flags).map(([flag, value]) => [
    flag.slice(2),
    { type: value === null ? ('boolean' as const) : ('string' as const) },
  ]),
)

type Words =
  | { readonly values: Arguments['values']; readonly positional: readonly string[] }
  | { readonly message: string }

/** `parseArgs` splits the words; the messages are ours. */
function readWords(words: readonly string[], command: Command): Words {
  const { tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Partial<Record<FlagName, string>> = {}
  const positional: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') positional.push(token.value)
    if (token.kind !== 'option') continue
    const { rawName: flag, value, inlineValue } = token
    if (!accepts(command, flag)) return { message: unknownFlag(flag, command) }
    if (flags[flag] === null) {
      if (inlineValue) return { message: `${flag} takes no value.` }
      values[flag] = 'true'
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      return { message: `${flag} needs a value.` }
    } else values[flag] = value
  }
  return { values, positional }
}

const accepts = (command: Command, flag: string): flag is FlagName =>
  flag === '--help' || allFlags(command).some((one) => one === flag)

const allFlags = ({ flags, sharedFlags }: Command): readonly FlagName[] => [...flags, ...sharedFlags]

function unknownFlag(flag: string, command: Command): string {
  const similar = nearest(flag, allFlags(command))
  return `"${command.name}" has no option ${flag}.${similar ? ` Did you mean ${similar}?` : ''}`
}
