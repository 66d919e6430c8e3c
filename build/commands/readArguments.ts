// Parses the command line by the list of commands. Suggests a name for an unknown command or option.
import { parseArgs } from 'node:util'
import { nearest } from '../model/nearest.ts'
import { type Arguments, allFlags, type Command } from './command.ts'
import { type Flag, type FlagName, findFlag, flagOf, flags } from './flags.ts'
import { printVersionCommand } from './printVersion.ts'

export type ReadArguments =
  | { readonly ok: true; readonly args: Arguments }
  | { readonly ok: false; readonly message: string }

/**
 * Without a word, or with `--help` anywhere, the command is `help`. `--version` is one too, as the first
 * word.
 */
export function readArguments(input: readonly string[], commands: readonly Command[]): ReadArguments {
  const [first = 'help', ...rest] = input
  const name = first === '--help' || first === '-h' ? 'help' : first
  const command = findCommand(name, [...commands, printVersionCommand])
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
  (Object.keys(flags) as FlagName[]).map((name) => {
    const { value, short } = flagOf(name)
    const type = value === null ? ('boolean' as const) : ('string' as const)
    return [name.slice(2), { type, ...(short ? { short: short.slice(1) } : {}) }]
  }),
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
    const { rawName, value, inlineValue } = token
    const flag = findFlag(rawName)
    if (flag === undefined || !accepts(command, flag)) return { message: unknownFlag(rawName, command) }
    const message = wrongValue(rawName, flagOf(flag), value, inlineValue ?? false)
    if (message !== null) return { message }
    values[flag] = value ?? 'true'
  }
  return { values, positional }
}

/** `given` is the name as it was written. A value after a space cannot look like an option. */
function wrongValue(given: string, flag: Flag, value: string | undefined, isInline: boolean): string | null {
  if (flag.value === null) return isInline ? `${given} takes no value.` : null
  if (value === undefined || (!isInline && (value.startsWith('--') || findFlag(value))))
    return `${given} needs a value.`
  if (flag.choices && !flag.choices.includes(value))
    return `${given} needs one of ${flag.choices.join(', ')}, not ${value}.`
  return null
}

const accepts = (command: Command, flag: FlagName): boolean =>
  flag === '--help' || allFlags(command).includes(flag)

function unknownFlag(flag: string, command: Command): string {
  const similar = nearest(flag, allFlags(command))
  return `"${command.name}" has no option ${flag}.${similar ? ` Did you mean ${similar}?` : ''}`
}
