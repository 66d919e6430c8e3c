// The files that a shard was made from. All shards and the build that merges them must have the same.
import { fileSyntax } from '../../markdown/fileSyntax.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { SourceList } from '../../spread/identity.ts'
import { isShardOrDraft } from '../../spread/shardName.ts'
import type { Session } from '../../workers/session.ts'
import type { StartedBuild } from '../startBuild.ts'

/** Texts by their hash. Others by their size: static files may be large, and are not read for this. */
export function sourceList(
  { scan, hashOf }: Pick<StartedBuild, 'scan' | 'hashOf'>,
  { project }: Pick<Session, 'project'>,
): SourceList {
  const { format } = project.config.markdown
  const list: Record<SourcePath, string> = {}
  for (const [source, { size }] of scan.files)
    if (!isShardOrDraft(source.slice(source.lastIndexOf('/') + 1)))
      list[source] = fileSyntax(source, format) ? hashOf(source) : String(size)
  return list
}
