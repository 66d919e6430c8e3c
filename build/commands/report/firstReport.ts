// The report of the first build about a configuration that was made for Docusaurus.
import type { LoadedProject } from '../../config/loadProject.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { countSetup } from '../../problems/setupReport.ts'

/**
 * For a site with its own configuration, only that another one is not read. `start` starts Troodon:
 * `npx troodon`.
 */
export function firstReport(
  { notes }: Pick<BuildResult, 'notes'>,
  { configFile }: Pick<LoadedProject, 'configFile'>,
  start: string,
): readonly string[] {
  const ofReading = notes.filter(({ group }) => group === 'read')
  if (!configFile?.startsWith('docusaurus.'))
    return ofReading.filter(({ where }) => where !== undefined).map(({ text }) => `${text}.`)
  const read = ofReading.map(({ text }) => text)
  const counts = countSetup(notes)
  return [
    `${configFile} was read: ${read.join(', ')}.`,
    ...(counts === null ? [] : [`${counts}. Run ${start} doctor for the list.`]),
  ]
}
