// Loads the configuration once more in a worker thread, which cannot receive its functions.
import type { Config } from '../model/project.ts'
import { loadProject, type ProjectOptions } from './loadProject.ts'
import { readConfig } from './normalize.ts'

/** Where the configuration is: what a thread receives. */
export type ConfigSource = Omit<ProjectOptions, 'readConfig' | 'override'>

export const configLoader = (source: ConfigSource) => async (): Promise<Config> =>
  (await loadProject({ ...source, readConfig })).config
