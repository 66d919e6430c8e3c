// The functions that commands call, as types: the commands are in a lower layer, so main.ts passes the
// functions to them.
import type { ContentKind } from '../kinds/contentKind.ts'
import type { BuildResult } from '../model/buildResult.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { SiteInput } from '../model/site.ts'
import type { LinkedSite, OutputSource } from '../outputs/linkedSite.ts'
import type { Scan } from '../read/scan.ts'
import type { UpkeepSite } from '../upkeep/upkeep.ts'
import type { Session } from '../workers/session.ts'
import type { StartedBuild } from './startBuild.ts'

export interface BuildOptions {
  /** Runs every stage but the one that writes. */
  readonly checkOnly?: boolean
  /** Treats warnings as errors. */
  readonly strict?: boolean
  /**
   * Writes the output although problems are errors; a page that cannot be rendered shows its error. Only for
   * a folder that nobody publishes.
   */
  readonly preview?: boolean
  /** Writes nothing when a page fails: `watch` shows such a page in its preview. */
  readonly complete?: boolean
  /** Takes the short way after an edit of words, which calls no `onLinked`. */
  readonly continues?: boolean
  /** The kinds of content, in the order in which they claim paths. Default: those of `kinds/index.ts`. */
  readonly kinds?: readonly ContentKind[]
  /** The sources of output files. Default: those of `outputs/index.ts`. */
  readonly outputs?: readonly OutputSource[]
  /** The files of the site, where they have just been found. */
  readonly scanned?: Scan | null
  /** Does not look whether the output files are still as the last build wrote them. */
  readonly isTrusted?: boolean
  /** The first stage, when it has just ended without finding the last build to be current. */
  readonly started?: StartedBuild | null
  /** Receives the input of the outputs, so that the caller can make a single output again. */
  readonly onLinked?: (site: LinkedSite, session: Session) => void
  /** With `checkOnly`: further checks of the linked site. */
  readonly also?: (site: LinkedSite, upkeep: UpkeepSite) => Promise<readonly Diagnostic[]>
}

/** Options that are about what was found before the build. */
const given = ['scanned', 'started', 'isTrusted', 'continues'] as const
/** A build that continues another one has no use for them: the short way writes nothing when a page fails. */
const unusedWhenContinued = ['complete', 'onLinked'] as const

/** Whether a build can take the short way: it writes, and no intermediate results are needed. */
export function isUsual(options: BuildOptions): boolean {
  const ignored = new Set<string>([...given, ...(options.continues ? unusedWhenContinued : [])])
  return Object.entries(options).every(
    ([name, value]) => ignored.has(name) || value === undefined || value === false,
  )
}

export interface Pipeline {
  readonly build: (session: Session, options?: BuildOptions) => Promise<BuildResult>
  /** The plan's input without building. */
  readonly planInput: (session: Session) => Promise<SiteInput>
  /** The session with what the plugins of the site add. */
  readonly withPlugins: (session: Session) => Promise<Session>
}
