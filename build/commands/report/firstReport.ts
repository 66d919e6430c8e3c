// The report of the first build about a configuration that was made for Docusaurus.
import type { LoadedProject } from '../../config/loadProject.ts'
import type { BuildResult } from '../../model/buildResult.ts'
import { briefSetup } from '../../problems/setupReport.ts'

/** For a site with its own configuration, only that another one is not read. `doctor`: the whole command. */
export function firstReport(
  { notes }: Pick<BuildResult, 'notes'>,
  { configFile }: Pick<LoadedProject, 'configFile'>,
  doctor: string,
): readonly string[] {
  const ofReading = notes.filter(({ group }) => group === 'read')
  if (!isForDocusaurus(configFile))
    return ofReading.filter(({ where }) => where !== undefined).map(({ text }) => `${text}.`)
  const read = ofReading.map(({ text }) => text)
  const differences = briefSetup(notes)
  return [
    `${configFile} was read: ${read.join(', ')}.`,
    ...(differences.length === 0
      ? []
      : [`What differs from Docusaurus (for details, run ${doctor}):`, ...differences]),
  ]
}

export const isForDocusaurus = (configFile: string | null): boolean =>
  configFile?.startsWith('docusaurus.') ?? false
