// Entry of the engine: reads the command line, runs the command, gives the exit code.
// 0 done, 1 problems found or build failed, 2 wrong usage or configuration, 130 interrupted.
import { commands } from './commands/index.ts'
import { readArguments } from './commands/readArguments.ts'
import { unlessEnded } from './io/process.ts'
import { openTerminal } from './io/terminal.ts'
import { UsageError } from './model/usageError.ts'
import { build } from './pipeline.ts'
import { explainFailure } from './problems/explainFailure.ts'
import { planInput } from './stages/planContent.ts'
import type { Engine } from './workers/session.ts'

export interface MainOptions extends Engine {
  /** The words after `troodon`. */
  readonly args: readonly string[]
}

/** Runs one command; resolves with the exit code. */
export async function main({ args: words, ...engine }: MainOptions): Promise<number> {
  const terminal = openTerminal({
    stream: process.stderr,
    env: process.env,
    quiet: words.includes('--json'),
  })
  const read = readArguments(words, commands)
  if (!read.ok) {
    terminal.error(read.message)
    return 2
  }
  const { args } = read
  const context = { args, commands, engine, terminal, pipeline: { build, planInput } }
  try {
    return await unlessEnded(args.command.run(context), (why) => terminal.error(`The build stopped: ${why}.`))
  } catch (error) {
    const isUsage = error instanceof UsageError
    terminal.error(isUsage ? error.message : explainFailure(error))
    return isUsage ? 2 : 1
  }
}
