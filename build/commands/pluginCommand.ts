// A command that a plugin of the site in the current folder adds: `troodon gen-api-docs all`.
import { neededAdapter } from '../config/siteAdapter.ts'
import { judge } from '../model/judge.ts'
import { UsageError } from '../model/usageError.ts'
import { printProblems } from '../problems/printProblems.ts'
import type { CommandContext, Usage } from './command.ts'
import { placesOf, readProject } from './project/projectOf.ts'

const usage: Usage = {
  name: 'plugin',
  aliases: [],
  summary: '',
  example: '',
  positional: [],
  flags: [],
  sharedFlags: [],
}

/** Resolves with the exit code. `message` is the mistake when no plugin has the command. */
export async function pluginCommand(
  words: readonly string[],
  message: string,
  { engine, terminal }: Pick<CommandContext, 'engine' | 'terminal'>,
): Promise<number> {
  const args = { command: usage, positional: [], values: {}, has: () => false }
  const project = await readProject(args, engine)
  if (project.config.plugins.length === 0) throw new UsageError(message)
  const run = { project, ...placesOf(args, engine, project) }
  const { found, names, problems } = await neededAdapter().runCommand(run, words)
  const { root, config } = project
  printProblems(judge(problems, config.checks), { root, verbose: false }, terminal)
  if (found) return Number(process.exitCode ?? 0)
  throw new UsageError(
    names.length === 0 ? message : `${message} Plugins of this site add: ${names.join(', ')}.`,
  )
}
