// `explain ROUTE`: where one page comes from, what links to it, and why it was rebuilt.
import { UsageError } from '../model/usageError.ts'
import { type Command, wordFor } from './command.ts'
import { openProject } from './project/openProject.ts'

export const explainCommand: Command = {
  name: 'explain',
  aliases: [],
  summary: 'Show where a page comes from and why it was rendered again.',
  example: 'explain /docs/cli/',
  positional: ['ROUTE', 'ROOT'],
  flags: ['--format', '--json', '--verbose'],
  sharedFlags: ['--config', '--cache', '--out'],
  meanings: {
    '--format': { summary: 'text or json' },
    '--verbose': { summary: 'also list everything that the page depends on' },
  },
  async run(context) {
    const { args, pipeline, format } = context
    if (format !== 'text' && format !== 'json') throw new UsageError('explain prints text or json.')
    const { open } = await openProject(context)
    const route = wordFor(args, 'ROUTE')
    if (route === undefined)
      throw new UsageError('explain needs the path of a page, such as /docs/cli/, or its file.')
    const { explainRoute } = await import('./explain/explainRoute.ts')
    const session = open()
    try {
      const shown = { json: format === 'json', inputs: args.has('--verbose') }
      return await explainRoute(route, session, { pipeline, ...shown })
    } finally {
      await session.workers.close()
    }
  },
}
