// The first part of `build` and `check`. A build ends here when nothing changed since the last one. This file
// is bundled by itself, so that such a build does not load the engine. After a few edits, the second part
// follows.
import { join } from 'node:path'
import { endUnchanged } from '../commands/build/endUnchanged.ts'
import { beginCheck } from '../commands/check/beginCheck.ts'
import type { Begun, BegunBuild, CommandContext } from '../commands/command.ts'
import { formatOf } from '../commands/commandLine/outputFormat.ts'
import { terminalFor } from '../commands/commandLine/terminalFor.ts'
import { reportFailure } from '../commands/report/reportFailure.ts'
import '../docusaurus/forConfig.ts'
import { loadScript } from '../io/loadScript.ts'
import { unlessEnded } from '../io/process.ts'
import type { MainOptions } from '../main.ts'
import { mostEdits } from '../stages/startBuild.ts'
import { limitCompiling } from '../workers/limitCompiling.ts'
import type * as Edit from './edit.ts'

/** The exit code, or what `main` continues with. */
export async function start({ args, ...engine }: MainOptions): Promise<number | Partial<MainOptions>> {
  limitCompiling(0)
  const format = formatOf(args)
  const terminal = terminalFor(args, format)
  try {
    const ended = await unlessEnded(
      async () => {
        const [command, ...words] = args
        return (command === 'check' ? beginningOfCheck : beginningOfBuild)(words, {
          engine,
          format,
          terminal,
        })
      },
      (why) => terminal.error(`The build stopped: ${why}.`),
    )
    return typeof ended === 'number' ? ended : { terminal, ...(ended ? { begun: ended } : {}) }
  } catch (error) {
    return reportFailure(error, { terminal, format, engineRoot: engine.engineRoot })
  }
}

type Context = Pick<CommandContext, 'engine' | 'format' | 'terminal'>

/** The exit code, or what the engine continues with. */
type Beginning = (words: readonly string[], context: Context) => Promise<number | Begun | null>

const beginningOfBuild: Beginning = async (words, context) => {
  const begun = await endUnchanged(words, context)
  const isEdit = begun !== null && typeof begun !== 'number' && begun.build && mayBeEdit(begun.build)
  return isEdit ? endShort('endEdit', begun, { words, context }) : begun
}

const beginningOfCheck: Beginning = async (words, context) => {
  const begun = await beginCheck(words, context)
  return begun?.build && hasFewChanges(begun.build)
    ? endShort('endEditedCheck', begun, { words, context })
    : begun
}

/**
 * Takes the short way of `edit.ts`. The code that was compiled is kept: most of what an edit calls is called
 * once. A build calls other functions than a check.
 */
async function endShort(
  name: keyof typeof Edit,
  begun: Begun,
  { words, context }: { readonly words: readonly string[]; readonly context: Context },
): Promise<number | Begun> {
  const { build } = begun
  if (!build) return begun
  const { engine, cacheFolder } = build.place
  const codeFile = join(cacheFolder, 'code', name, `${engine}-${process.versions.v8}-${process.arch}.bin`)
  const script = loadScript<typeof Edit>(join(context.engine.engineFolder, 'edit.cjs'), codeFile)
  const ended = await script.exports[name](words, build, context)
  if (ended === null) return withoutEdit(begun, build)
  script.keepCode()
  return ended
}

const mayBeEdit = (build: BegunBuild): boolean =>
  build.started.last?.structureKey != null &&
  changesIn(build) > 0 &&
  hasFewChanges(build) &&
  !process.env['TROODON_REMOTE_CACHE']

/** The short way was not enough, and is not tried again. */
const withoutEdit = (begun: Begun, build: BegunBuild): Begun => ({
  ...begun,
  build: { ...build, started: { ...build.started, isMoreThanEdit: true } },
})

const changesIn = ({ started, place: { hashes } }: BegunBuild): number =>
  hashes.compare(started.scan)?.changed.length ?? Number.POSITIVE_INFINITY

const hasFewChanges = (build: BegunBuild): boolean => changesIn(build) <= mostEdits
