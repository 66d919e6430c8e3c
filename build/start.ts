// The first part of the command `build`: it ends here when nothing changed since the last build. This file is
// bundled by itself, so that such a build does not load the engine.
import { endUnchanged } from './commands/endUnchanged.ts'
import { formatOf } from './commands/outputFormat.ts'
import { reportFailure } from './commands/reportFailure.ts'
import { unlessEnded } from './io/process.ts'
import { openTerminal } from './io/terminal.ts'
import type { MainOptions } from './main.ts'

/** The exit code, or what `main` continues with. */
export async function start({ args, ...engine }: MainOptions): Promise<number | Partial<MainOptions>> {
  const format = formatOf(args)
  const terminal = openTerminal({ stream: process.stderr, env: process.env, quiet: format !== 'text' })
  try {
    const ended = await unlessEnded(
      () => endUnchanged(args.slice(1), { engine, format, terminal }),
      (why) => terminal.error(`The build stopped: ${why}.`),
    )
    return typeof ended === 'number' ? ended : { terminal, ...(ended ? { begun: ended } : {}) }
  } catch (error) {
    return reportFailure(error, { terminal, format, engineRoot: engine.engineRoot })
  }
}
