// The report of `translations`: one block of lines for each language, or one object of JSON.
import { diffSince } from '../../io/gitMoves.ts'
import { counted } from '../../model/text/counted.ts'
import { UsageError } from '../../model/usageError.ts'
import { type LocaleStatus, translationStatus } from '../../upkeep/translations/outdatedTranslations.ts'
import type { CommandContext } from '../command.ts'
import { withUpkeep } from './withUpkeep.ts'

/** Resolves with the exit code. */
export async function reportTranslations(context: CommandContext): Promise<number> {
  const { args, terminal, format } = context
  const found = await withUpkeep(context, async (site) => ({
    root: site.project.root,
    statuses: await translationStatus(site),
  }))
  if (!found) throw new UsageError('The site has errors. Run "check" first.')
  const wanted = args.values['--locale']
  const statuses = found.statuses.filter(({ locale }) => wanted === undefined || locale === wanted)
  if (wanted !== undefined && statuses.length === 0)
    throw new UsageError(`No files translate pages to the language ${wanted}.`)
  if (format === 'json') process.stdout.write(`${JSON.stringify(statuses.map(jsonOf), null, 2)}\n`)
  else if (statuses.length === 0) terminal.info('The site has no language to translate to.')
  else for (const status of statuses) process.stdout.write(`${linesOf(status).join('\n')}\n`)
  if (args.has('--diff') && format !== 'json')
    for (const { outdated } of statuses)
      for (const { source, since } of outdated)
        if (since !== null) process.stdout.write(await diffSince(found.root, since, source))
  return 0
}

function linesOf({ locale, pairs, outdated, missing, orphaned }: LocaleStatus): readonly string[] {
  const current = pairs.length - outdated.length
  const total = pairs.length + missing.length
  const share = total === 0 ? 100 : Math.floor((current / total) * 100)
  return [
    `${locale}: ${current} of ${counted(total, 'page')} up to date (${share} %), ${outdated.length} behind, ${missing.length} missing`,
    ...outdated.map(({ translation, commits, blocks }) => {
      const behind = commits === null ? '' : `${counted(commits, 'commit')}, `
      return `  behind    ${translation} (${behind}${counted(blocks, 'changed block')})`
    }),
    ...missing.map((file) => `  missing   ${file}`),
    ...orphaned.map((file) => `  orphaned  ${file}`),
  ]
}

const jsonOf = ({ locale, pairs, outdated, missing, orphaned }: LocaleStatus) => ({
  ...{ locale, current: pairs.length - outdated.length, outdated, missing, orphaned },
})
