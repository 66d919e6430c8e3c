// The first stage: the files of the site, and whether the last build is still current.
import { freshBundle } from '../bundle/bundle.ts'
import { bundleOptions, componentPages } from '../bundle/pageModules.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import { type Scan, scan } from '../read/scan.ts'
import { buildKey, hashOutsideFiles } from '../reuse/buildKey.ts'
import { contentHash } from '../reuse/fileHashes.ts'
import { isCurrent, type LastBuild, readLastBuild } from '../reuse/lastBuild.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'

export interface StartedBuild {
  readonly scan: Scan
  /** Every file of the content and static folders. */
  readonly files: ReadonlySet<SourcePath>
  /** Hash of the content of one of them. */
  readonly hashOf: (source: SourcePath) => string
  /** React pages. */
  readonly componentPages: readonly SourcePath[]
  readonly last: LastBuild | null
  /** Files outside of the content that the last build read, with their hashes now. */
  readonly outsideBefore: ReadonlyMap<SourcePath, string>
  readonly plugins: PluginOutcome
  readonly diagnostics: readonly Diagnostic[]
}

export function startBuild(session: Session): StartedBuild {
  const { project, outDir, cacheFolder, hashes } = session
  const scanned = scan(project.root, project.config, outDir)
  const last = readLastBuild(cacheFolder, outDir)
  const folder = { hashes, scan: scanned, root: project.root }
  return {
    scan: scanned,
    files: new Set(scanned.files.keys()),
    hashOf: (source) => contentHash(source, folder),
    componentPages: [
      ...componentPages(scanned.files.keys(), project.config),
      ...new Set(session.plugins.routes.map(({ source }) => source)),
    ],
    plugins: session.plugins,
    last,
    outsideBefore: hashOutsideFiles(last?.outside ?? [], project.root),
    diagnostics: [...scanned.diagnostics, ...session.plugins.diagnostics],
  }
}

/** The last build, when a new one would write the same files; else null. */
export function currentBuild(started: StartedBuild, session: Session): LastBuild | null {
  const { last, outsideBefore } = started
  return isCurrent(last, keyOf(started, outsideBefore, session), session.outDir) ? last : null
}

/** The key of the build with these files outside of the content; null when it is not certain. */
export function keyOf(
  { scan, componentPages }: Pick<StartedBuild, 'scan' | 'componentPages'>,
  outside: ReadonlyMap<SourcePath, string>,
  session: Session,
): string | null {
  const bundle = currentBundle(componentPages, session)
  return bundle && buildKey({ scan, bundle, outside }, session)
}

/** The bundle of the last build, when it would be made again as it is; else null. */
export const currentBundle = (componentPages: readonly SourcePath[], session: Session): Bundle | null =>
  freshBundle({ ...bundleOptions(session, componentPages), codePages: null })
