// The first part of the command `build`: it ends here when nothing changed since the last build. This file is
// bundled by itself, so that such a build does not load the engine. After a few edits, the second part
// follows.
import { join } from 'node:path'
import type { endEdit as EndEdit } from '../commands/build/endEdit.ts'
import { endUnchanged } from '../commands/build/endUnchanged.ts'
import type { Begun, BegunBuild } from '../commands/command.ts'
import { formatOf } from '../commands/commandLine/outputFormat.ts'
import { terminalFor } from '../commands/commandLine/terminalFor.ts'
import { reportFailure } from '../commands/report/reportFailure.ts'
import '../docusaurus/forConfig.ts'
import { loadScript } from '../io/loadScript.ts'
import { unlessEnded } from '../io/process.ts'
import type { MainOptions } from '../main.ts'
import { mostEdits } from '../stages/startBuild.ts'
import { limitCompiling } from '../workers/limitCompiling.ts'

/** The exit code, or what `main` continues with. */
export async function start({ args, ...engine }: MainOptions): Promise<number | Partial<MainOptions>> {
  limitCompiling(0)
  const format = formatOf(args)
  const terminal = terminalFor(args, format)
  try {
    const ended = await unlessEnded(
      async () => {
        const words = args.slice(1)
        const context = { engine, format, terminal }
        const begun = await endUnchanged(words, context)
        if (begun === null || typeof begun === 'number' || !begun.build || !mayBeEdit(begun.build))
          return begun
        return (await endEditIn(words, begun.build, context)) ?? withoutEdit(begun, begun.build)
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

/** The short way was not enough, and is not tried again. */
const withoutEdit = (begun: Begun, build: BegunBuild): Begun => ({
  ...begun,
  build: { ...build, started: { ...build.started, isMoreThanEdit: true } },
})

const isFew = (files: number): boolean => files > 0 && files <= mostEdits

/** The code that was compiled is kept: most of what an edit calls is called once. */
async function endEditIn(
  words: readonly string[],
  build: BegunBuild,
  context: Parameters<typeof EndEdit>[2],
): Promise<number | null> {
  const { engine, cacheFolder } = build.place
  const codeFile = join(cacheFolder, 'code', `edit-${engine}-${process.versions.v8}-${process.arch}.bin`)
  const script = loadScript<{ readonly endEdit: typeof EndEdit }>(
    join(context.engine.engineFolder, 'edit.cjs'),
    codeFile,
  )
  const ended = await script.exports.endEdit(words, build, context)
  if (ended !== null) script.keepCode()
  return ended
}
