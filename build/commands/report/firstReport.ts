// The report of the first build about a configuration that was made for Docusaurus.
import type { LoadedProject } from '../../config/loadProject.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { countSetup } from '../../problems/setupReport.ts'

/** Nothing for a site with its own configuration. `start` is how Troodon is started: `npx troodon`. */
export function firstReport(
  { notes }: Pick<BuildResult, 'notes'>,
  { configFile }: Pick<LoadedProject, 'configFile'>,
  start: string,
): readonly string[] {
  if (!configFile?.startsWith('docusaurus.')) return []
  const read = notes.filter(({ group }) => group === 'read').map(({ text }) => text)
  const counts = countSetup(notes)
  return [
    `${configFile} was read: ${read.join(', ')}.`,
    ...(counts === null ? [] : [`${counts}. Run ${start} doctor for the list.`]),
  ]
}
