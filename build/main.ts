// Entry of the engine: reads the command line, runs the command, gives the exit code.
// 0 done, 1 problems found or build failed, 2 wrong usage or configuration, 130 interrupted.
import { allFlags, type Begun } from './commands/command.ts'
import { formatOf } from './commands/commandLine/outputFormat.ts'
import { readArguments } from './commands/commandLine/readArguments.ts'
import { terminalFor } from './commands/commandLine/terminalFor.ts'
import { commands } from './commands/index.ts'
import { pluginCommand } from './commands/pluginCommand.ts'
import { reportFailure } from './commands/report/reportFailure.ts'
import './docusaurus/register.ts'
import { unlessEnded } from './io/process.ts'
import type { Terminal } from './io/terminal.ts'
import { UsageError } from './model/usageError.ts'
import { build } from './pipeline.ts'
import { planInput } from './stages/planContent.ts'
import { withPlugins } from './stages/plugins.ts'
import type { Engine } from './workers/buildPlace.ts'

export interface MainOptions extends Engine {
  /** The words after `troodon`. */
  readonly args: readonly string[]
  /** Files that `start` has read, and the terminal that it writes to. */
  readonly begun?: Begun
  readonly terminal?: Terminal
}

/** For a build that ends without the engine. */
export { openLinkTargets } from './read/unified/linkTargets.ts'

/** The code that threads run, by role. */
export const startThread = {
  work: () => import('./workers/worker.ts'),
  content: () => import('./workers/contentWorker.ts'),
} as const

/** Runs one command; resolves with the exit code. */
export async function main({ args: words, begun, ...options }: MainOptions): Promise<number> {
  const format = formatOf(words)
  const { terminal = terminalFor(words, format) } = options
  const { engineRoot, engineFolder, engine: name } = options
  const engine: Engine = { engineRoot, engineFolder, engine: name }
  const read = readArguments(words, commands)
  const choosesFolders = !read.ok || allFlags(read.args.command).includes('--out')
  const failed = (error: unknown) =>
    reportFailure(error, { terminal, format, engineRoot: engine.engineRoot, choosesFolders })
  if (!read.ok && read.command === undefined) return failed(new UsageError(read.message))
  try {
    if (!read.ok) return await pluginCommand(words, read.message, { engine, terminal })
    const { args } = read
    const context = {
      args,
      begun,
      commands,
      engine,
      format,
      terminal,
      pipeline: { build, planInput, withPlugins },
    }
    return await unlessEnded(
      () => args.command.run(context),
      (why) => terminal.error(`The build stopped: ${why}.`),
    )
  } catch (error) {
    return failed(error)
  }
}
