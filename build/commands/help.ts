// `help`: the usage of every command, from the list of commands.
import { allFlags, type Command } from './command.ts'
import { describeFlag, type FlagName, flagOf } from './commandLine/flags.ts'
import { findCommand, unknownCommand } from './commandLine/readArguments.ts'

export const helpCommand: Command = {
  name: 'help',
  aliases: [],
  summary: 'Show this list, or the usage of one command.',
  example: 'help build',
  positional: ['COMMAND'],
  flags: [],
  sharedFlags: [],
  async run({ args, commands, terminal }) {
    const [name] = args.positional
    const command = name === undefined ? null : findCommand(name, commands)
    if (command === undefined) {
      terminal.error(unknownCommand(name as string, commands))
      return 2
    }
    process.stdout.write(command ? commandHelp(command) : helpText(commands))
    return 0
  },
}

const aboutRoot =
  'ROOT is the folder of the site, with site.config.*, docusaurus.config.*, docs/ or Markdown files. Default: this folder.'

export const helpText = (commands: readonly Command[]): string => `\
Troodon builds versioned documentation and blog sites.

  troodon COMMAND [ROOT] [OPTIONS]

Commands:
${commandLines(commands)}
${aboutRoot}
"troodon COMMAND --help" lists the options of one command. "troodon --version" prints the version.
`

/** One line for each command. */
function commandLines(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return commands.map((command) => `  ${command.name.padEnd(width)}  ${summaryOf(command)}\n`).join('')
}

/** The text that `COMMAND --help` prints. */
export function commandHelp(command: Command): string {
  const root = command.positional.includes('ROOT') ? `\n${aboutRoot}\n` : ''
  return `${usage(command)}\nOptions:\n${optionLines(command)}\nExample:\n  troodon ${command.example}\n${root}`
}

/** One line for each option of a command. */
export function optionLines(command: Command): string {
  const names = [...allFlags(command), '--help' as const].map((flag) => ({ flag, names: flagNames(flag) }))
  const width = Math.max(...names.map(({ names }) => names.length))
  return names
    .map(({ flag, names }) => `  ${names.padEnd(width)}  ${describeFlag(flag, command.meanings?.[flag])}\n`)
    .join('')
}

/** `-o, --out DIR`; the long names are below each other. */
function flagNames(flag: FlagName): string {
  const { value, short } = flagOf(flag)
  return `${short ? `${short}, ` : '    '}${flag}${value === null ? '' : ` ${value}`}`
}

function usage(command: Command): string {
  const { name, positional, flags } = command
  const words = positional.map((word) => (leftOut.has(word) ? `[${word}]` : word))
  const line = ['troodon', name, ...words, ...flags.map(flagUsage)].join(' ')
  return `  ${line}\n      ${summaryOf(command)}\n`
}

function summaryOf({ summary, aliases }: Command): string {
  const [one, ...others] = aliases
  if (one === undefined) return summary
  return `${summary} ${others.length > 0 ? 'Other names' : 'Another name'}: ${aliases.join(', ')}.`
}

const leftOut = new Set<string>(['ROOT', 'COMMAND', 'FOLDER', 'FILES'])

const flagUsage = (flag: FlagName): string => {
  const { value } = flagOf(flag)
  return value === null ? `[${flag}]` : `[${flag} ${value}]`
}
