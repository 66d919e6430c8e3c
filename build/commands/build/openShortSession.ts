// The session of a build or check that ends before the engine is loaded.
import { threadCount } from '../../io/limits.ts'
import type { Terminal } from '../../io/terminal.ts'
import type { OpenLinkTargets } from '../../read/unified/resolvedLinks.ts'
import type { BuildPlace } from '../../workers/buildPlace.ts'
import { loadEngine } from '../../workers/loadEngine.ts'
import { type Session, sessionWith } from '../../workers/session.ts'

export const openShortSession = (
  place: BuildPlace,
  { stage, total, done }: Pick<Terminal, 'stage' | 'total' | 'done'>,
): Session =>
  sessionWith(linkTargetsOf(place.engineFolder), {
    ...place,
    place,
    threads: threadCount(),
    reporter: { onStage: stage, onTotal: total, onDone: done },
  })

/** From the whole engine, which is loaded when a plugin of Markdown asks for the URL of a page. */
const linkTargetsOf =
  (engineFolder: string): OpenLinkTargets =>
  (root, project) => {
    const engine = loadEngine<{ readonly openLinkTargets: OpenLinkTargets }>(engineFolder)
    return engine.exports.openLinkTargets(root, project)
  }
