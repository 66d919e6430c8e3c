// The report of a build that ended early, as the command makes it.
import type { BuildResult } from '../../model/buildResult.ts'
import { markFailedBuild } from '../../reuse/failedBuild.ts'
import type { BuildPlace } from '../../workers/buildPlace.ts'
import type { CommandContext } from '../command.ts'
import type { UsualArguments } from '../commandLine/usualArguments.ts'
import { packageVersion } from '../packageVersion.ts'
import { afterBuild } from './afterBuild.ts'
import { reportBuild } from './reportBuild.ts'
import { startWords } from './startWords.ts'

export interface Reported extends Pick<CommandContext, 'engine' | 'format' | 'terminal'> {
  readonly place: BuildPlace
  /** When the build began, in milliseconds. */
  readonly began: number
}

/** Returns the exit code. */
export function reportEnded(
  result: BuildResult,
  args: UsualArguments,
  { engine, format, terminal, place: { project, cacheFolder, outDir }, began }: Reported,
): number {
  markFailedBuild(cacheFolder, outDir, !result.ok)
  reportBuild(result, {
    root: project.root,
    outDir,
    milliseconds: performance.now() - began,
    format,
    version: packageVersion(engine.engineRoot),
    verbose: args.has('--verbose'),
    terminal,
  })
  if (!result.ok) return 1
  const start = startWords(engine.engineRoot, process.cwd())
  for (const line of afterBuild({ project, args, env: process.env, start })) terminal.info(line)
  return 0
}
