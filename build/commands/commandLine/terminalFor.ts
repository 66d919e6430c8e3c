// The terminal of a command, as the words after `troodon` ask for it.
import { openTerminal, type Terminal } from '../../io/terminal.ts'
import type { FlagName } from './flags.ts'
import type { OutputFormat } from './outputFormat.ts'

export const terminalFor = (words: readonly string[], format: OutputFormat): Terminal =>
  openTerminal({
    stream: process.stderr,
    env: process.env,
    quiet: format !== 'text',
    listsStages: words.includes('--verbose' satisfies FlagName),
  })
