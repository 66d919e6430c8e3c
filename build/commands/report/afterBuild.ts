// Prints hints below the summary of a build: a URL that is not set, and the next step.
import type { LoadedProject } from '../../config/loadProject.ts'
import type { Arguments, Usage } from '../command.ts'
import { startedWith } from './startWords.ts'

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
  const where = configFile ?? 'site.config.json'
  const url = `\`url\` is not set, so feeds and the sitemap point to ${config.url}. Set \`url\` in ${where}.`
  const command = startedWith(start, 'serve', args, ['--out', '--config'])
  return [...(written.hasUrl ? [] : [url]), ...(env['CI'] ? [] : [`Preview it: ${command}`])]
}
