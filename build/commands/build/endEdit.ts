// Ends a build after an edit of words, and loads nothing for a whole build. Where more changed, or that is
// not certain, the command itself continues.
import { editWords } from '../../stages/editWords.ts'
import { isStillFirst } from '../../stages/startBuild.ts'
import type { BegunBuild, CommandContext } from '../command.ts'
import { usualArguments } from '../commandLine/usualArguments.ts'
import { withSession } from '../project/withSession.ts'
import { reportEnded } from '../report/reportEnded.ts'
import { openShortSession } from './openShortSession.ts'

/** `words` follow `build`. Resolves with the exit code, or null if the build has to continue. */
export async function endEdit(
  words: readonly string[],
  { place, started, began }: BegunBuild,
  context: Pick<CommandContext, 'engine' | 'format' | 'terminal'>,
): Promise<number | null> {
  const args = usualArguments(words)
  if (!args || args.has('--remote-cache')) return null
  const { terminal } = context
  const open = () => openShortSession(place, terminal)
  return withSession({ folders: place, writes: true, open, terminal }, async (session) => {
    const result = isStillFirst(started, place) ? await editWords(started, session) : null
    return result && reportEnded(result, args, { ...context, place, began })
  })
}
