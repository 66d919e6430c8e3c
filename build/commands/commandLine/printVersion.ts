// `troodon --version`: the version of Troodon. It is not in the list of commands, where `version` freezes
// documents.
import type { Command } from '../command.ts'
import { packageVersion } from '../packageVersion.ts'

export const printVersionCommand: Command = {
  name: '--version',
  aliases: ['-v'],
  summary: 'Print the version of Troodon.',
  example: '--version',
  positional: [],
  flags: [],
  sharedFlags: [],
  async run({ engine }) {
    process.stdout.write(`${packageVersion(engine.engineRoot)}\n`)
    return 0
  },
}
