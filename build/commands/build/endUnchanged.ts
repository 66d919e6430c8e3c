// Ends a build where nothing changed since the last one, and loads nothing else for it. Where that is not
// certain, the command itself continues.
import { isBuildLocked } from '../../io/buildLock.ts'
import { historyKey } from '../../reuse/historyKey.ts'
import { hasLastBuild } from '../../reuse/lastBuild.ts'
import { sameAsBefore } from '../../stages/buildResult.ts'
import { currentBuild, startBuild } from '../../stages/startBuild.ts'
import { buildPlace } from '../../workers/buildPlace.ts'
import type { Begun, CommandContext } from '../command.ts'
import { usualArguments } from '../commandLine/usualArguments.ts'
import { placesOf, readProject } from '../project/projectOf.ts'
import { reportEnded } from '../report/reportEnded.ts'

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
  if (historyKey({ ...places, project }) === null) return { project, build: null }
  context.terminal.stage('scan')
  const place = buildPlace(places, project)
  const started = startBuild(place)
  const current = currentBuild(started, place)
  if (!current) return { project, build: { place, started, began } }
  return reportEnded(sameAsBefore(current), args, { ...context, place, began })
}
