// Ends a check when at most words changed, and loads nothing for a whole one. Where more changed, or that is
// not certain, the command itself continues.
import { hasLastBuild } from '../../reuse/lastBuild.ts'
import { editedCheck } from '../../stages/editedCheck.ts'
import { openShortSession } from '../build/openShortSession.ts'
import type { BegunBuild, CommandContext } from '../command.ts'
import { usualCheck } from '../commandLine/usualArguments.ts'
import { packageVersion } from '../packageVersion.ts'
import { withSession } from '../project/withSession.ts'
import { firstReport } from '../report/firstReport.ts'
import { reportBuild } from '../report/reportBuild.ts'
import { startedWith, startWords } from '../report/startWords.ts'
import { isOfCheck, withBaseline } from './withBaseline.ts'

/** `words` follow `check`. Resolves with the exit code, or null if the check has to continue. */
export async function endEditedCheck(
  words: readonly string[],
  { place, started, began }: BegunBuild,
  { engine, format, terminal }: Pick<CommandContext, 'engine' | 'format' | 'terminal'>,
): Promise<number | null> {
  const args = usualCheck(words)
  if (!args) return null
  const { project, cacheFolder, outDir } = place
  const isFirst = !hasLastBuild(cacheFolder, outDir)
  const open = () => openShortSession(place, terminal)
  return withSession({ folders: place, writes: false, open, terminal }, async (session) => {
    const found = await editedCheck(started, session, { strict: args.has('--strict') })
    if (!found) return null
    const result = withBaseline(found, { root: project.root, updates: false, terminal, isOf: isOfCheck })
    reportBuild(result, {
      ...{ root: project.root, outDir: null, format, terminal },
      milliseconds: performance.now() - began,
      version: packageVersion(engine.engineRoot),
      verbose: args.has('--verbose'),
    })
    const doctor = startedWith(startWords(engine.engineRoot, process.cwd()), 'doctor', args, ['--config'])
    if (isFirst) for (const line of firstReport(result, project, doctor)) terminal.info(line)
    return result.ok ? 0 : 1
  })
}
