// The first part of the command `build`: it ends here when nothing changed since the last build. This file is
// bundled by itself, so that such a build does not load the engine. After a few edits, the second part
// follows.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BegunBuild } from './commands/command.ts'
import { endUnchanged } from './commands/endUnchanged.ts'
import { formatOf } from './commands/outputFormat.ts'
import { reportFailure } from './commands/reportFailure.ts'
import { unlessEnded } from './io/process.ts'
import { openTerminal } from './io/terminal.ts'
import type { MainOptions } from './main.ts'
import { mostEdits } from './stages/startBuild.ts'

/** The exit code, or what `main` continues with. */
export async function start({ args, ...engine }: MainOptions): Promise<number | Partial<MainOptions>> {
  const format = formatOf(args)
  const terminal = openTerminal({ stream: process.stderr, env: process.env, quiet: format !== 'text' })
  try {
    const ended = await unlessEnded(
      async () => {
        const words = args.slice(1)
        const context = { engine, format, terminal }
        const begun = await endUnchanged(words, context)
        if (begun === null || typeof begun === 'number' || !begun.build || !mayBeEdit(begun.build))
          return begun
        const { endEdit } = await loadEdit(engine.engineFolder)
        return (await endEdit(words, begun.build, context)) ?? begun
      },
      (why) => terminal.error(`The build stopped: ${why}.`),
    )
    return typeof ended === 'number' ? ended : { terminal, ...(ended ? { begun: ended } : {}) }
  } catch (error) {
    return reportFailure(error, { terminal, format, engineRoot: engine.engineRoot })
  }
}

const mayBeEdit = ({ started, place: { hashes } }: BegunBuild): boolean =>
  started.last?.structureKey != null &&
  isFew(hashes.compare(started.scan)?.changed.length ?? 0) &&
  !process.env['TROODON_REMOTE_CACHE']

const isFew = (files: number): boolean => files > 0 && files <= mostEdits

/** A variable keeps the bundler from following it. */
async function loadEdit(engineFolder: string): Promise<typeof import('./edit.ts')> {
  const file = pathToFileURL(join(engineFolder, 'edit.js')).href
  return (await import(file)) as typeof import('./edit.ts')
}
