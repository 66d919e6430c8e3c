// Loads the configuration once more in a worker thread, which cannot receive its functions.
import { type LoadedProject, loadProject, type ProjectOptions } from './loadProject.ts'
import { readConfig } from './normalize.ts'

/** Where the configuration is: what a thread receives. */
export type ConfigSource = Omit<ProjectOptions, 'readConfig' | 'override' | 'isThread'>

export type ConfigInThread = Pick<LoadedProject, 'config' | 'noteRead'>

export const configLoader = (source: ConfigSource) => (): Promise<ConfigInThread> =>
  loadProject({ ...source, readConfig, isThread: true })
