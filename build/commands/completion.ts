// `completion SHELL`: prints a script that completes commands and options in a shell.
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { bashScript } from './completion/bash.ts'
import { fishScript } from './completion/fish.ts'
import { shells } from './completion/words.ts'
import { zshScript } from './completion/zsh.ts'

export const completionCommand: Command = {
  name: 'completion',
  aliases: [],
  summary: 'Print a script that completes commands and options in bash, zsh or fish.',
  example: 'completion bash',
  positional: ['SHELL'],
  flags: [],
  sharedFlags: [],
  async run({ args, commands }) {
    const shell = wordFor(args, 'SHELL')
    const known = shells.find((name) => name === shell)
    if (!known) throw new UsageError(`completion needs a shell: ${shells.join(', ')}.`)
    process.stdout.write(scripts[known](commands))
    return 0
  },
}

const scripts: Readonly<Record<(typeof shells)[number], (commands: readonly Command[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}
