// `write-translations`: writes the texts that can be translated into the files of each language.
import { requireLocales } from '../model/locales.ts'
import { UsageError } from '../model/usageError.ts'
import type { Command } from './command.ts'
import { openProject } from './project/openProject.ts'
import { withSession } from './project/withSession.ts'

export const writeTranslationsCommand: Command = {
  name: 'write-translations',
  aliases: [],
  summary: 'Write the texts to translate into i18n/.',
  example: 'write-translations --locale de --message-prefix "TODO "',
  positional: ['ROOT'],
  flags: ['--locale', '--override', '--message-prefix'],
  sharedFlags: ['--config', '--cache'],
  needsAllLocales: true,
  meanings: { '--locale': { summary: 'language to write', default: 'all except the default one' } },
  async run(context) {
    const { args, pipeline, terminal } = context
    const { project, places, open } = await openProject(context)
    const locales = localesOf(args.values['--locale'], project.config.i18n)
    const { writeTranslations } = await import('./translations/writeTranslations.ts')
    return withSession({ folders: places, writes: false, open, terminal }, async (session) => {
      const input = await pipeline.planInput(await pipeline.withPlugins(session))
      if (project.configFile === null && input.files.size === 0)
        throw new UsageError(
          `There is no site in ${project.root}: it has no configuration and no pages. Name the folder of the site after the command.`,
        )
      const { written, notes, remembered } = await writeTranslations(locales, {
        session,
        input,
        override: args.has('--override'),
        prefix: args.values['--message-prefix'] ?? '',
      })
      for (const note of notes) terminal.error(note)
      for (const { file, added, replaced } of written)
        terminal.info(`Wrote ${file}: ${added} new, ${replaced} replaced.`)
      for (const file of remembered) terminal.info(`Wrote ${file}: the state of the translated pages.`)
      if (written.length === 0)
        terminal.info(`Nothing to write: every message exists (${locales.join(', ')}).`)
      return 0
    })
  },
}

/** One language, or all that can be translated: the default language only if there is no other. */
function localesOf(
  wanted: string | undefined,
  { defaultLocale, locales }: { readonly defaultLocale: string; readonly locales: readonly string[] },
): readonly string[] {
  if (wanted !== undefined) requireLocales([wanted], locales)
  if (wanted !== undefined) return [wanted]
  const others = locales.filter((locale) => locale !== defaultLocale)
  return others.length > 0 ? others : [defaultLocale]
}
