// `write-heading-ids`: writes the id of each heading into the Markdown files, so that links to it keep
// working when its words change or are translated.
import { UsageError } from '../model/usageError.ts'
import type { Command } from './command.ts'
import type { IdOptions } from './headingIds/writeIds.ts'
import { openProject } from './project/openProject.ts'
import { withSession } from './project/withSession.ts'

export const writeHeadingIdsCommand: Command = {
  name: 'write-heading-ids',
  aliases: [],
  summary: 'Write the ids of headings into Markdown files.',
  example: 'write-heading-ids . docs/guides',
  positional: ['ROOT', 'FILES'],
  flags: ['--syntax', '--migrate', '--overwrite', '--maintain-case'],
  sharedFlags: ['--config', '--cache'],
  async run(context) {
    const { args, engine, pipeline, terminal } = context
    const { project, places, open } = await openProject(context)
    const { writeHeadingIds } = await import('./headingIds/writeHeadingIds.ts')
    const { markdown } = project.config
    const usual = markdown.mdx1Compat.headingIds ? 'classic' : 'mdx-comment'
    const options: IdOptions = {
      syntax:
        args.values['--syntax'] === undefined ? usual : (args.values['--syntax'] as IdOptions['syntax']),
      overwrite: args.has('--overwrite'),
      migrate: args.has('--migrate'),
    }
    if (options.overwrite && options.migrate)
      throw new UsageError(
        '--overwrite writes all ids again, so --migrate has no effect beside it. Leave one out.',
      )
    if (options.syntax === 'classic' && usual !== 'classic')
      throw new UsageError(
        'markdown.mdx1Compat.headingIds of the configuration is false, so {#id} is no id in this site. Use --syntax mdx-comment.',
      )
    return withSession({ folders: places, writes: false, open, terminal }, async (session) => {
      const { pages } = await pipeline.planInput(session)
      const result = writeHeadingIds([...pages.keys()], {
        ...{ project, engineRoot: engine.engineRoot, options },
        names: args.positional.slice(1),
        maintainCase: markdown.maintainCase || args.has('--maintain-case'),
      })
      for (const { file, changed } of result.written) terminal.info(`Wrote ${file}: ${changed} changed.`)
      for (const file of result.left)
        terminal.error(
          `${file} is as it was: with an id at each heading, it would have other headings.${options.syntax === 'classic' ? ' Try --syntax mdx-comment.' : ''}`,
        )
      if (result.written.length === 0 && result.left.length === 0)
        terminal.info('Nothing to write: every heading has an id.')
      return result.left.length > 0 ? 1 : 0
    })
  },
}
