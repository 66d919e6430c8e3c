// `write-heading-ids`: writes the id of each heading into the Markdown files, so that links to it keep
// working when its words change or are translated.
import { UsageError } from '../model/usageError.ts'
import type { Command, CommandContext } from './command.ts'
import type { IdOptions } from './headingIds/writeIds.ts'
import { type OpenProject, openProject } from './project/openProject.ts'
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
    const { args, pipeline, terminal } = context
    const { project, places, open } = await openWith(context)
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
      const result = await writeHeadingIds([...pages.keys()], session, {
        options,
        names: args.positional.slice(1),
      })
      for (const { file, changed } of result.written) terminal.info(`Wrote ${file}: ${changed} changed.`)
      for (const { file, line } of result.left)
        terminal.error(
          `${file}:${line}: this heading got no id: with an id at its end, the page would show something else.${options.syntax === 'classic' ? ' Try --syntax mdx-comment.' : ''}`,
        )
      if (result.written.length === 0 && result.left.length === 0)
        terminal.info('Nothing to write: every heading has an id.')
      return result.left.length > 0 ? 1 : 0
    })
  },
}

/** With `--maintain-case`, the site is read as with this setting. */
async function openWith(context: CommandContext): Promise<OpenProject> {
  const opened = await openProject(context)
  const { config } = opened.project
  if (!context.args.has('--maintain-case') || config.markdown.maintainCase) return opened
  const markdown = { ...config.markdown, maintainCase: true }
  const project = { ...opened.project, config: { ...config, markdown } }
  return openProject({ ...context, begun: { project, build: null } })
}
