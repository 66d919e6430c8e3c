// The first part of `check`: the configuration and the files of the site, where an earlier check may be
// continued.
import { historyKey } from '../../reuse/historyKey.ts'
import { hasLastCheck } from '../../reuse/lastCheck.ts'
import { startBuild } from '../../stages/startBuild.ts'
import { buildPlace } from '../../workers/buildPlace.ts'
import type { Begun, CommandContext } from '../command.ts'
import { usualCheck } from '../commandLine/usualArguments.ts'
import { checkFolders } from '../project/checkFolders.ts'
import { placesOf, readProject } from '../project/projectOf.ts'

/** `words` are those after `check`. Null when nothing was read. */
export async function beginCheck(
  words: readonly string[],
  { engine, terminal }: Pick<CommandContext, 'engine' | 'terminal'>,
): Promise<Begun | null> {
  const args = usualCheck(words)
  if (!args) return null
  const began = performance.now()
  const project = await readProject(args, engine)
  const places = { ...placesOf(args, engine, project), forCheck: true as const }
  const isBesideWatch = checkFolders(places).cacheFolder !== places.cacheFolder
  if (isBesideWatch || !hasLastCheck(places.cacheFolder)) return { project, build: null }
  if (project.config.plugins.length > 0 || historyKey({ ...places, project }) === null)
    return { project, build: null }
  terminal.stage('scan')
  const place = buildPlace(places, project)
  return { project, build: { place, started: startBuild(place, null, true), began } }
}
