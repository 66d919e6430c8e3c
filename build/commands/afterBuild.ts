// What a build says below its summary: a URL that is not set, and the next step.
import type { LoadedProject } from '../config/loadProject.ts'
import { type Arguments, wordFor } from './command.ts'

/** Lines for people. `env` is that of the process: with `CI`, nobody previews the site. */
export function afterBuild(
  { configFile, config, written }: Pick<LoadedProject, 'configFile' | 'config' | 'written'>,
  args: Arguments,
  env: NodeJS.ProcessEnv,
): readonly string[] {
  const where = configFile === null ? 'Set it in a site.config.json' : `Set it in ${configFile}`
  const url = `url is not set: absolute URLs, as in feeds and the sitemap, begin with ${config.url}. ${where}.`
  const words = [wordFor(args, 'ROOT'), ...given(args, '--out'), ...given(args, '--config')]
  const command = ['troodon', 'serve', ...words.filter((word) => word !== undefined).map(quoted)].join(' ')
  return [...(written.hasUrl ? [] : [url]), ...(env['CI'] ? [] : [`Preview it: ${command}`])]
}

function given({ values }: Arguments, flag: '--out' | '--config'): readonly string[] {
  const value = values[flag]
  return value === undefined ? [] : [flag, value]
}

const quoted = (word: string): string => (/^[\w./:@=-]+$/.test(word) ? word : JSON.stringify(word))
