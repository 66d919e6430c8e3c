// The completion script for fish.
import type { Command } from '../command.ts'
import { argumentsOf, type Completed, type CompletedFlag, flagsOf, namesOf } from './words.ts'

export function fishScript(commands: readonly Command[]): string {
  const first = commands.flatMap((command) =>
    namesOf(command).map(
      (name) => `complete -c troodon -n __fish_use_subcommand -a ${name} -d ${quotedFish(command.summary)}`,
    ),
  )
  const rest = commands.flatMap((command) => {
    const start = `complete -c troodon -n '__fish_seen_subcommand_from ${namesOf(command).join(' ')}'`
    const words = argumentsOf(command, commands)
    return [
      ...flagsOf(command).map((flag) => `${start} ${flagWords(flag)}`),
      ...(words.length > 0 ? [`${start} ${choices(words)}`] : []),
    ]
  })
  return `\
# Completion of troodon in fish. Save it as ~/.config/fish/completions/troodon.fish:
#   troodon completion fish > ~/.config/fish/completions/troodon.fish
complete -c troodon -f
complete -c troodon -n __fish_use_subcommand -l help -s h -d 'Show the list of commands.'
complete -c troodon -n __fish_use_subcommand -l version -s v -d 'Print the version of Troodon.'
${[...first, ...rest].join('\n')}
`
}

function flagWords({ names, summary, value }: CompletedFlag): string {
  const letters = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  return [...letters, ...(value === null ? [] : ['-r', choices(value)]), '-d', quotedFish(summary)]
    .filter(Boolean)
    .join(' ')
}

function choices(completed: Completed): string {
  if (completed === 'files') return '-F'
  if (completed === 'folders') return "-a '(__fish_complete_directories)'"
  return completed.length === 0 ? '' : `-a '${completed.join(' ')}'`
}

const quotedFish = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`
