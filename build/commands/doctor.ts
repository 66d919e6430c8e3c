// `doctor`: what was read of the configuration, what differs from Docusaurus, and the problems of the site by
// number, on one screen.
import type { BuildResult } from '../model/buildResult.ts'
import { formatGroups } from '../problems/formatGroups.ts'
import { groupProblems } from '../problems/groupProblems.ts'
import { allProblemsHint, printProblems } from '../problems/printProblems.ts'
import { formatSetup } from '../problems/setupReport.ts'
import { readThemeNames } from '../read/readThemeNames.ts'
import { withPlugins } from '../stages/plugins.ts'
import { themePlaces } from '../stages/readSite.ts'
import type { Command } from './command.ts'
import { checkFolders } from './project/checkFolders.ts'
import { openProject } from './project/openProject.ts'
import { withSession } from './project/withSession.ts'
import { isAdapted, searchHint } from './report/firstReport.ts'

export const doctorCommand: Command = {
  name: 'doctor',
  aliases: [],
  summary: 'Show what Troodon reads from docusaurus.config, what differs, and how many problems there are.',
  example: 'doctor',
  positional: ['ROOT'],
  flags: ['--format', '--json', '--verbose'],
  sharedFlags: ['--config', '--cache'],
  meanings: {
    '--format': { summary: 'text or json' },
    '--verbose': { summary: 'show every note and every problem' },
    '--config': { default: 'site.config.*, or docusaurus.config.*' },
  },
  async run(context) {
    const { args, format, pipeline, terminal } = context
    const { project, places, open } = await openProject(context)
    const folders = checkFolders(places)
    const { notes, problems } = await withSession(
      { folders, writes: false, open: () => open(folders), terminal },
      async (session) => {
        const opened = await withPlugins(session)
        const built = await pipeline.build(opened, { checkOnly: true })
        const isOurs = opened.project.config.runsTheme === 'troodon'
        const named = isOurs ? readThemeNames(themePlaces(opened)) : []
        const others = named.filter(({ text }) => !isReported(text, built))
        return { ...built, notes: [...built.notes, ...others] }
      },
    )
    const { configFile, root } = project
    if (format !== 'text') {
      const groups = groupProblems(problems)
      process.stdout.write(`${JSON.stringify({ configFile, notes, problems: groups }, null, 2)}\n`)
      return 0
    }
    const { paint, print } = terminal
    const verbose = args.has('--verbose')
    print(paint('bold', configFile ?? 'No configuration file. The site uses the defaults.'))
    for (const line of formatSetup(notes, { paint, verbose })) print(line)
    if (problems.length === 0) print('No problems.')
    else if (verbose) printProblems(problems, { root, verbose }, terminal)
    else {
      print(formatGroups(problems, paint))
      print(allProblemsHint)
    }
    if (isAdapted(configFile)) {
      print(
        'To keep these settings in a configuration of Troodon, run troodon migrate. It writes site.config.ts.',
      )
      for (const line of searchHint(notes)) print(line)
    }
    return 0
  },
}

/** Whether a page fails because of it. */
const isReported = (text: string, { problems }: BuildResult): boolean =>
  problems.some(({ message }) => message.includes(text))
