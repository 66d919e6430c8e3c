// `help`: the usage of every command, from the list of commands.
import { allFlags, type Command } from './command.ts'
import { describeFlag, type FlagName, flagOf } from './flags.ts'
import { findCommand, unknownCommand } from './readArguments.ts'

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
  'ROOT is a folder with site.config.{ts,mjs,js,json}, with docs/, or with Markdown files; default: this folder.'

export const helpText = (commands: readonly Command[]): string => `\
Troodon builds versioned documentation and blog sites.

${commands.map(usage).join('\n')}
${aboutRoot}
--cache DIR puts the cache elsewhere.
"troodon COMMAND --help" lists the options of one command, "troodon --version" prints the version.
`

/** The text that `COMMAND --help` prints. */
export function commandHelp(command: Command): string {
  const root = command.positional.includes('ROOT') ? `\n${aboutRoot}\n` : ''
  return `${usage(command)}\nOptions:\n${optionLines(command)}\nExample:\n  troodon ${command.example}\n${root}`
}

/** One line for each option of a command. */
export function optionLines(command: Command): string {
  const names = [...allFlags(command), '--help' as const].map((flag) => ({ flag, names: flagNames(flag) }))
  const width = Math.max(...names.map(({ names }) => names.length))
  return names.map(({ flag, names }) => `  ${names.padEnd(width)}  ${describeFlag(flag)}\n`).join('')
}

/** `-o, --out DIR`; the long names are below each other. */
function flagNames(flag: FlagName): string {
  const { value, short } = flagOf(flag)
  return `${short ? `${short}, ` : '    '}${flag}${value === null ? '' : ` ${value}`}`
}

function usage({ name, aliases, summary, positional, flags }: Command): string {
  const words = positional.map((word) => (leftOut.has(word) ? `[${word}]` : word))
  const line = ['troodon', name, ...words, ...flags.map(flagUsage)].join(' ')
  const otherNames = aliases.length > 0 ? ` Other names: ${aliases.join(', ')}.` : ''
  return `  ${line}\n      ${summary}${otherNames}\n`
}

const leftOut = new Set<string>(['ROOT', 'COMMAND', 'FOLDER'])

const flagUsage = (flag: FlagName): string => {
  const { value } = flagOf(flag)
  return value === null ? `[${flag}]` : `[${flag} ${value}]`
}
