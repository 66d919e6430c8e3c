// What must be the same on all machines that build one site together. Keys already keep wrong results out of
// the output; these comparisons say early, and in words, why work of another machine is of no use.
import { hashOf } from '../io/hash.ts'
import type { SourcePath } from '../shared/paths.ts'

export interface Identity {
  /** Hash of the engine's code. */
  readonly engine: string
  /** Version of Troodon, for messages. */
  readonly version: string
  /** Names of dates and numbers come from Node: `20.20.2`. */
  readonly node: string
  /** Images are encoded by compiled code: `linux x64`. */
  readonly platform: string
  readonly config: string
  /** Hash of what decides how Markdown is read, the results of plugins included. */
  readonly reading: string
}

/** The parts of a run that its identity is made from. */
export interface IdentifiedRun {
  readonly engine: string
  readonly project: { readonly configHash: string }
  readonly markdownKey: string
  readonly siteCodeKey: string
  readonly plugins: { readonly key: string }
}

export const identityOf = (
  { engine, project, markdownKey, siteCodeKey, plugins }: IdentifiedRun,
  version: string,
): Identity => ({
  engine,
  version,
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  config: project.configHash,
  reading: hashOf(markdownKey, siteCodeKey, plugins.key),
})

/**
 * What differs, as the end of a sentence such as “shard-1-of-2.troodon …”; null when nothing does. `there` is
 * the identity of the other machine.
 */
export function differenceOf(there: Identity, here: Identity): string | null {
  if (there.version !== here.version)
    return `was built with Troodon ${there.version}, and this is ${here.version}. Use one version on all machines`
  if (there.engine !== here.engine)
    return 'was built with another build of the same version of Troodon. Install the same package on all machines'
  if (there.node !== here.node)
    return `was built with Node ${there.node}, and this is ${here.node}. Use one version on all machines`
  if (there.platform !== here.platform)
    return `was built on ${there.platform}, and this is ${here.platform}. Use machines of the same kind`
  if (there.config !== here.config)
    return 'was built with another configuration. Use the same commit, --url and --config on all machines'
  if (there.reading !== here.reading)
    return 'was built with other components, plugins or packages. Use the same commit and lock file on all machines'
  return null
}

/** Files of a site, each with what identifies its content: a hash, or its size where that is enough. */
export type SourceList = Readonly<Record<SourcePath, string>>

/** The first file that is not the same, with what is different about it; null when all are. */
export function differentSource(there: SourceList, here: SourceList): string | null {
  for (const [source, content] of Object.entries(there)) {
    const own = here[source as SourcePath]
    if (own === undefined) return `${source} does not exist here`
    if (own !== content) return `the content of ${source} is different here`
  }
  const more = Object.keys(here).find((source) => !Object.hasOwn(there, source))
  return more === undefined ? null : `${more} exists only here`
}
