// `serve`: serves what was built, as a static host would.
import type { Command } from './command.ts'
import { hostOf, portOf, triesOf } from './commandLine/serverOptions.ts'
import { foldersOf } from './project/folders.ts'

export const serveCommand: Command = {
  name: 'serve',
  aliases: ['preview'],
  summary: 'Serve the built site as a static host would.',
  example: 'serve --port 8080',
  positional: ['ROOT'],
  flags: ['--port'],
  sharedFlags: ['--host', '--out', '--config'],
  async run({ args, terminal }) {
    const { outDir } = foldersOf(args)
    const { serve } = await import('../dev/serve.ts')
    return serve({ outDir, port: portOf(args), tries: triesOf(args), host: hostOf(args), terminal })
  },
}
