// The completion script for bash, from 3.2, which macOS has, to the newest.
import type { Command } from '../command.ts'
import { argumentsOf, type Completed, flagsOf, namesOf } from './words.ts'

export function bashScript(commands: readonly Command[]): string {
  const flags = new Map(commands.flatMap(flagsOf).map((flag) => [flag.names[0], flag]))
  const values = [...flags.values()].flatMap(({ names, value }) =>
    value === null ? [] : [`    ${names.join('|')}) ${reply(value)}; return ;;`],
  )
  const options = commands.map((command) => {
    const names = flagsOf(command).flatMap((flag) => flag.names)
    return `      ${namesOf(command).join('|')}) ${reply(names)} ;;`
  })
  const words = commands.map(
    (command) => `    ${namesOf(command).join('|')}) ${reply(argumentsOf(command, commands))} ;;`,
  )
  return `\
# Completion of troodon in bash. Add this line to ~/.bashrc:
#   eval "$(troodon completion bash)"
_troodon() {
  local IFS=$'\\n' current="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${reply([...commands.flatMap(namesOf), '--help', '--version'])}
    return
  fi
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${values.join('\n')}
  esac
  if [ "\${current#-}" != "$current" ]; then
    case "$command" in
${options.join('\n')}
    esac
    return
  fi
  case "$command" in
${words.join('\n')}
  esac
}
complete -F _troodon troodon
`
}

/** The command that sets the answer. Words are separated by the only character of IFS. */
function reply(completed: Completed): string {
  if (completed === 'files' || completed === 'folders')
    return `compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -${completed === 'files' ? 'f' : 'd'} -- "$current"))`
  return completed.length === 0 ? ':' : `COMPREPLY=($(compgen -W $'${completed.join('\\n')}' -- "$current"))`
}
