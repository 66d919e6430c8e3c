// Prints hints below the summary of a build: a URL that is not set, and the next step.
import type { LoadedProject } from '../../config/loadProject.ts'
import { type Arguments, type Usage, wordFor } from '../command.ts'
import { quotedWord } from './startWords.ts'

export interface AfterBuild {
  readonly project: Pick<LoadedProject, 'configFile' | 'config' | 'written'>
  readonly args: Arguments<Usage>
  /** The environment of the process. With `CI`, no preview is suggested. */
  readonly env: NodeJS.ProcessEnv
  /** How Troodon is started: `npx troodon`. */
  readonly start: string
}

/** Lines for people. */
export function afterBuild({ project, args, env, start }: AfterBuild): readonly string[] {
  const { configFile, config, written } = project
  const where = configFile === null ? 'Set it in a site.config.json' : `Set it in ${configFile}`
  const url = `url is not set: absolute URLs, as in feeds and the sitemap, begin with ${config.url}. ${where}.`
  const words = [wordFor(args, 'ROOT'), ...given(args, '--out'), ...given(args, '--config')]
  const command = [start, 'serve', ...words.filter((word) => word !== undefined).map(quotedWord)].join(' ')
  return [...(written.hasUrl ? [] : [url]), ...(env['CI'] ? [] : [`Preview it: ${command}`])]
}

function given({ values }: Arguments<Usage>, flag: '--out' | '--config'): readonly string[] {
  const value = values[flag]
  return value === undefined ? [] : [flag, value]
}
