// The completion script for zsh. It works as a file `_troodon` in $fpath and with eval.
import type { Command } from '../command.ts'
import { argumentsOf, type Completed, type CompletedFlag, flagsOf, namesOf, quoted } from './words.ts'

export function zshScript(commands: readonly Command[]): string {
  const names = commands.flatMap((command) =>
    namesOf(command).map((name) => `      ${quoted(`${name}:${command.summary}`)}`),
  )
  const cases = commands.map((command) => {
    const specs = [...flagsOf(command).map(flagSpec), ...argumentSpec(argumentsOf(command, commands))]
    return `    ${namesOf(command).join('|')})\n      _arguments \\\n        ${specs.join(' \\\n        ')} ;;`
  })
  return `\
#compdef troodon
# Completion of troodon in zsh. Add this line to ~/.zshrc, after compinit:
#   eval "$(troodon completion zsh)"
_troodon() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${names.join('\n')}
      '--help:Show the list of commands.'
      '--version:Print the version of Troodon.'
    )
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _troodon ]]; then _troodon "$@"; else compdef _troodon troodon; fi
`
}

/**
 * `(--out -o)'{--out,-o}'[summary]:value:_files -/'`: names that exclude each other, then what is completed.
 */
function flagSpec({ names, summary, value }: CompletedFlag): string {
  const rest = `[${escaped(summary)}]${value === null ? '' : `:value:${action(value)}`}`
  return names.length === 1
    ? quoted(`${names[0]}${rest}`)
    : `${quoted(`(${names.join(' ')})`)}{${names.join(',')}}${quoted(rest)}`
}

const argumentSpec = (completed: Completed): readonly string[] =>
  completed.length === 0 ? [] : [quoted(`*:argument:${action(completed)}`)]

function action(completed: Completed): string {
  if (completed === 'files') return '_files'
  return completed === 'folders' ? '_files -/' : completed.length === 0 ? ' ' : `(${completed.join(' ')})`
}

const escaped = (text: string): string => text.replace(/[[\]\\]/g, '\\$&')
