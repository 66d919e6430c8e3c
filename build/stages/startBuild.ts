// The first stage: the files of the site, and whether the last build is still current.
import { freshBundle } from '../bundle/freshBundle.ts'
import { bundleSettings, componentPages } from '../bundle/pageModules.ts'
import { beginCheck, type OutputCheck } from '../io/output/outputCheck.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import { type Scan, scan } from '../read/scan.ts'
import { buildKey, hashOutsideFiles } from '../reuse/buildKey.ts'
import { contentHash } from '../reuse/fileHashes.ts'
import { hasFilesOf, isCurrent, isLastBuild, type RecordedBuild } from '../reuse/lastBuild.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { BuildPlace } from '../workers/buildPlace.ts'

export interface StartedBuild {
  readonly scan: Scan
  /** Every file of the content and static folders. */
  readonly files: ReadonlySet<SourcePath>
  /** Hash of the content of one of them. */
  readonly hashOf: (source: SourcePath) => string
  /** React pages. */
  readonly componentPages: readonly SourcePath[]
  readonly last: RecordedBuild | null
  /** Whether the files of the last build are still in the output folder as it wrote them. */
  readonly outputs: OutputCheck
  /** Files outside the content that the last build read, with their hashes now. */
  readonly outsideBefore: ReadonlyMap<SourcePath, string>
  /** The bundle of the last build, when it would be made again as it is; else null. */
  readonly bundle: () => Bundle | null
  readonly plugins: PluginOutcome
  readonly diagnostics: readonly Diagnostic[]
  /** Set when the short way was not enough: a whole build follows. */
  readonly isMoreThanEdit?: true
}

/** With more edited files, a whole build is not much slower than the short way. */
export const mostEdits = 20

/**
 * `before`: the files, where they have just been found. `isTrusted`: the output files are not looked at.
 */
export function startBuild(place: BuildPlace, before: Scan | null = null, isTrusted = false): StartedBuild {
  const { project, outDir, hashes, plugins, engineFolder, lastBuilds } = place
  const last = lastBuilds.read(outDir)
  // Begins before the scan: both take a while on a large site.
  const outputs = isTrusted ? trusted : beginCheck(outDir, last?.outputs ?? noFiles, engineFolder)
  const scanned = before ?? scan(project.root, project.config, outDir)
  const folder = { hashes, scan: scanned, root: project.root }
  const pages = [
    ...componentPages(scanned.files.keys(), project.config),
    ...new Set(plugins.routes.map(({ source }) => source)),
  ]
  let bundle: Bundle | null | undefined
  return {
    scan: scanned,
    files: new Set(scanned.files.keys()),
    hashOf: (source) => contentHash(source, folder),
    componentPages: pages,
    bundle: () => (bundle === undefined ? (bundle = currentBundle(pages, place)) : bundle),
    plugins,
    last,
    outputs,
    outsideBefore: hashOutsideFiles(last?.outside ?? [], project.root),
    diagnostics: [...scanned.diagnostics, ...plugins.diagnostics],
  }
}

const noFiles = { paths: [], stats: [] }
const trusted: OutputCheck = { areIntact: () => true }

/** The last build, when a new one would write the same files; else null. */
export function currentBuild(started: StartedBuild, place: BuildPlace): RecordedBuild | null {
  const { last, scan: scanned, outsideBefore: outside, outputs } = started
  // The key is not needed to know that a file is another one.
  if ((place.hashes.compare(scanned)?.changed.length ?? 0) > 0) return null
  const bundle = started.bundle()
  const key = bundle && buildKey({ scan: scanned, bundle, outside }, place)
  return isCurrent(last, key, place.outDir, outputs) ? last : null
}

/** Whether the output folder is proven to have every file as the last build wrote it. */
export const hasProvenOutputs = ({ last, outputs }: StartedBuild, { outDir }: BuildPlace): boolean =>
  last !== null && outputs !== trusted && hasFilesOf(last, outDir) && outputs.areIntact()

/** Whether no other process has recorded a build since this one began. */
export const isStillFirst = ({ last }: StartedBuild, { cacheFolder, outDir }: BuildPlace): boolean =>
  last !== null && isLastBuild(last, cacheFolder, outDir)

/** The key of the build with these files outside the content; null when it is not certain. */
export function keyOf(
  { scan, componentPages }: Pick<StartedBuild, 'scan' | 'componentPages'>,
  outside: ReadonlyMap<SourcePath, string>,
  place: BuildPlace,
): string | null {
  const bundle = currentBundle(componentPages, place)
  return bundle && buildKey({ scan, bundle, outside }, place)
}

const currentBundle = (componentPages: readonly SourcePath[], place: BuildPlace): Bundle | null =>
  freshBundle({ ...bundleSettings(place, componentPages), codePages: null })
