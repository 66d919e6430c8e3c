// The report of the first build about a configuration that was made for Docusaurus.
import type { LoadedProject } from '../../config/loadProject.ts'
import { siteAdapter } from '../../config/siteAdapter.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { noSearch } from '../../model/setupNote.ts'
import { briefSetup } from '../../problems/setupReport.ts'

/** For a site with its own configuration, only that another one is not read. `doctor`: the whole command. */
export function firstReport(
  { notes }: Pick<BuildResult, 'notes'>,
  { configFile }: Pick<LoadedProject, 'configFile'>,
  doctor: string,
): readonly string[] {
  const ofReading = notes.filter(({ group }) => group === 'read')
  if (!isAdapted(configFile))
    return ofReading.filter(({ where }) => where !== undefined).map(({ text }) => `${text}.`)
  const read = ofReading.map(({ text }) => text)
  const differences = briefSetup(notes)
  return [
    `${configFile} was read: ${read.join(', ')}.`,
    ...searchHint(notes),
    ...(differences.length === 0
      ? []
      : [`What differs from Docusaurus (for details, run ${doctor}):`, ...differences]),
  ]
}

/** How to add a search to a site without one. */
export const searchHint = (notes: BuildResult['notes']): readonly string[] =>
  notes.some(({ group, text }) => group === 'read' && text === noSearch)
    ? ['To add a search that needs no service, set customFields.troodon.search to "local".']
    : []

/** Whether the configuration is one for another generator. */
export const isAdapted = (configFile: string | null): boolean =>
  configFile !== null && (siteAdapter().isConfig?.(configFile) ?? false)
