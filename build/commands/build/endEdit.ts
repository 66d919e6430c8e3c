// Ends a build after an edit of words, and loads nothing for a whole build. Where more changed, or that is
// not certain, the command itself continues.
import { threadCount } from '../../io/limits.ts'
import type { OpenLinkTargets } from '../../read/unified/resolvedLinks.ts'
import { editWords } from '../../stages/editWords.ts'
import { isStillFirst } from '../../stages/startBuild.ts'
import { loadEngine } from '../../workers/loadEngine.ts'
import { sessionWith } from '../../workers/session.ts'
import type { BegunBuild, CommandContext } from '../command.ts'
import { usualArguments } from '../commandLine/usualArguments.ts'
import { withSession } from '../project/withSession.ts'
import { reportEnded } from '../report/reportEnded.ts'

/** `words` follow `build`. Resolves with the exit code, or null if the build has to continue. */
export async function endEdit(
  words: readonly string[],
  { place, started, began }: BegunBuild,
  context: Pick<CommandContext, 'engine' | 'format' | 'terminal'>,
): Promise<number | null> {
  const args = usualArguments(words)
  if (!args || args.has('--remote-cache')) return null
  const { terminal } = context
  const open = () =>
    sessionWith(linkTargetsOf(place.engineFolder), {
      ...place,
      place,
      threads: threadCount(),
      reporter: { onStage: terminal.stage, onTotal: terminal.total, onDone: terminal.done },
    })
  return withSession({ folders: place, writes: true, open, terminal }, async (session) => {
    const result = isStillFirst(started, place) ? await editWords(started, session) : null
    return result && reportEnded(result, args, { ...context, place, began })
  })
}

/** From the whole engine, which is loaded when a plugin of Markdown asks for the URL of a page. */
const linkTargetsOf =
  (engineFolder: string): OpenLinkTargets =>
  (root, project) => {
    const engine = loadEngine<{ readonly openLinkTargets: OpenLinkTargets }>(engineFolder)
    return engine.exports.openLinkTargets(root, project)
  }
