// `troodon --version`: the version of Troodon. It is not in the list of commands, where `version` freezes
// documents.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from './command.ts'

export const printVersionCommand: Command = {
  name: '--version',
  aliases: ['-v'],
  summary: 'Print the version of Troodon.',
  positional: [],
  flags: [],
  sharedFlags: [],
  async run({ engine }) {
    const manifest = readFileSync(join(engine.engineRoot, 'package.json'), 'utf8')
    process.stdout.write(`${(JSON.parse(manifest) as { readonly version: string }).version}\n`)
    return 0
  },
}
