// Ends a build where nothing changed since the last one, and loads nothing else for it. Where that is not
// certain, the command itself goes on.
import { isBuildLocked } from '../io/buildLock.ts'
import type { BuildResult } from '../model/buildResult.ts'
import { markFailedBuild } from '../reuse/failedBuild.ts'
import { hasLastBuild } from '../reuse/lastBuild.ts'
import { sameAsBefore } from '../stages/buildResult.ts'
import { currentBuild, startBuild } from '../stages/startBuild.ts'
import { type BuildPlace, buildPlace } from '../workers/buildPlace.ts'
import { afterBuild } from './afterBuild.ts'
import { buildUsage } from './buildUsage.ts'
import type { Arguments, Begun, CommandContext, Usage } from './command.ts'
import { packageVersion } from './packageVersion.ts'
import { placesOf, readProject } from './projectOf.ts'
import { readWords } from './readWords.ts'
import { reportBuild } from './reportBuild.ts'
import { startWords } from './startWords.ts'

type UsualArguments = Arguments<Usage>

/**
 * `words` are those after `build`. Resolves with the exit code, or with what the command goes on with; null
 * when nothing was read for it.
 */
export async function endUnchanged(
  words: readonly string[],
  context: Pick<CommandContext, 'engine' | 'format' | 'terminal'>,
): Promise<number | Begun | null> {
  const args = usualArguments(words)
  if (!args) return null
  const began = performance.now()
  const project = await readProject(args, context.engine)
  const places = placesOf(args, context.engine, project)
  const { cacheFolder, outDir } = places
  if (project.config.plugins.length > 0 || !hasLastBuild(cacheFolder, outDir)) return { project, build: null }
  if (isBuildLocked(cacheFolder, outDir)) return { project, build: null }
  context.terminal.stage('scan')
  const place = buildPlace(places, project)
  const started = startBuild(place)
  const current = currentBuild(started, place)
  if (!current) return { project, build: { place, started } }
  const result = sameAsBefore(current)
  markFailedBuild(cacheFolder, outDir, !result.ok)
  report(result, args, { ...context, place, began })
  return result.ok ? 0 : 1
}

/** Null with an option that needs more than a usual build, and for words that are wrong. */
function usualArguments(words: readonly string[]): UsualArguments | null {
  const read = readWords(words, buildUsage)
  if ('message' in read || read.positional.length > buildUsage.positional.length) return null
  const { positional, values } = read
  const has: UsualArguments['has'] = (flag) => values[flag] !== undefined
  if (has('--help') || has('--no-cache') || has('--verify') || has('--strict')) return null
  if (has('--shard') || has('--merge')) return null
  return { command: buildUsage, positional, values, has }
}

interface Reported extends Pick<CommandContext, 'engine' | 'format' | 'terminal'> {
  readonly place: BuildPlace
  /** When the build began, in milliseconds. */
  readonly began: number
}

function report(
  result: BuildResult,
  args: UsualArguments,
  { engine, format, terminal, place: { project, outDir }, began }: Reported,
): void {
  reportBuild(result, {
    root: project.root,
    outDir,
    milliseconds: performance.now() - began,
    format,
    version: packageVersion(engine.engineRoot),
    verbose: args.has('--verbose'),
    terminal,
  })
  if (!result.ok) return
  const start = startWords(engine.engineRoot, process.cwd())
  for (const line of afterBuild({ project, args, env: process.env, start })) terminal.info(line)
}
