// Loads the configuration once more in a worker thread, which cannot receive its functions.
import { type LoadedProject, loadProject, type ProjectOptions } from './loadProject.ts'
import { readConfig } from './normalize/normalize.ts'

/** The place of the configuration, as a thread receives it. */
export type ConfigSource = Omit<ProjectOptions, 'readConfig' | 'override' | 'locales' | 'isThread'>

export type ConfigInThread = Pick<LoadedProject, 'config' | 'noteRead'>

export const configLoader = (source: ConfigSource) => (): Promise<ConfigInThread> =>
  loadProject({ ...source, readConfig, isThread: true })
