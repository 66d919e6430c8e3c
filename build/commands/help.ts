// `help`: the usage of every command, from the list of commands.
import type { Command } from './command.ts'
import { flags } from './flags.ts'
import { findCommand, unknownCommand } from './readArguments.ts'

export const helpCommand: Command = {
  name: 'help',
  aliases: [],
  summary: 'Show this list, or the usage of one command.',
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
In this repository "troodon" is "node build/cli.js". --cache DIR puts the cache elsewhere.
`

function commandHelp(command: Command): string {
  const shared =
    command.sharedFlags.length > 0 ? `  Also: ${command.sharedFlags.map(flagUsage).join(' ')}\n` : ''
  return `${usage(command)}${shared}${command.positional.includes('ROOT') ? `\n${aboutRoot}\n` : ''}`
}

function usage({ name, aliases, summary, positional, flags }: Command): string {
  const words = positional.map((word) => (word === 'ROOT' || word === 'COMMAND' ? `[${word}]` : word))
  const line = ['troodon', name, ...words, ...flags.map(flagUsage)].join(' ')
  const otherNames = aliases.length > 0 ? ` Other names: ${aliases.join(', ')}.` : ''
  return `  ${line}\n      ${summary}${otherNames}\n`
}

const flagUsage = (flag: keyof typeof flags): string => {
  const value = flags[flag]
  return value === null ? `[${flag}]` : `[${flag} ${value}]`
}
