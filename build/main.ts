// Entry of the engine: reads the command line, runs the command, gives the exit code.
// 0 done, 1 problems found or build failed, 2 wrong usage or configuration, 130 interrupted.
import { commands } from './commands/index.ts'
import { formatOf } from './commands/outputFormat.ts'
import { readArguments } from './commands/readArguments.ts'
import { reportFailure } from './commands/reportFailure.ts'
import { unlessEnded } from './io/process.ts'
import { openTerminal } from './io/terminal.ts'
import { UsageError } from './model/usageError.ts'
import { build } from './pipeline.ts'
import { planInput } from './stages/planContent.ts'
import type { Engine } from './workers/session.ts'

export interface MainOptions extends Engine {
  /** The words after `troodon`. */
  readonly args: readonly string[]
}

/** Runs one command; resolves with the exit code. */
export async function main({ args: words, ...engine }: MainOptions): Promise<number> {
  const format = formatOf(words)
  const terminal = openTerminal({ stream: process.stderr, env: process.env, quiet: format !== 'text' })
  const failed = (error: unknown) => reportFailure(error, { terminal, format, engineRoot: engine.engineRoot })
  const read = readArguments(words, commands)
  if (!read.ok) return failed(new UsageError(read.message))
  const { args } = read
  const context = { args, commands, engine, format, terminal, pipeline: { build, planInput } }
  try {
    return await unlessEnded(
      () => args.command.run(context),
      (why) => terminal.error(`The build stopped: ${why}.`),
    )
  } catch (error) {
    return failed(error)
  }
}
