// `watch`: builds, serves, and builds again after each change.
import type { Command } from './command.ts'
import { hostOf, portOf, triesOf } from './commandLine/serverOptions.ts'
import { openProject } from './project/openProject.ts'
import { startedWith, startWords } from './report/startWords.ts'

export const watchCommand: Command = {
  name: 'watch',
  aliases: ['dev', 'start'],
  summary: 'Build the site, serve it, and rebuild it after every change.',
  example: 'watch --drafts --port 8080',
  positional: ['ROOT'],
  flags: ['--port', '--host', '--open', '--drafts', '--profile', '--now'],
  sharedFlags: ['--config', '--locale', '--cache', '--out'],
  async run(context) {
    const { args, engine, terminal, pipeline } = context
    const start = startWords(engine.engineRoot, process.cwd())
    const server = { port: portOf(args), tries: triesOf(args), host: hostOf(args) }
    const { waitForConfig } = await import('../dev/waitForConfig.ts')
    const { project: opened, port } = await waitForConfig(() => openProject(context), { ...server, terminal })
    const { project, places, load } = opened
    const { watch } = await import('../dev/watch.ts')
    return watch({
      places,
      project,
      loadProject: load,
      build: pipeline.build,
      terminal,
      details: `${startedWith(start, 'check', args, ['--config'])} --verbose`,
      opensBrowser: args.has('--open'),
      ...server,
      // Pages that show a mistake wait on this port.
      ...(port === null ? {} : { port }),
    })
  },
}
