// Prepares a session so that its build finds the results of shards: values in the store, files in the cache,
// and rendered pages. The build itself is the usual one, so its output is that of a single machine.
import type { Scan } from '../../read/scan.ts'
import { identityOf } from '../../spread/identity.ts'
import type { Shards } from '../../spread/openShards.ts'
import { checkShards } from '../../spread/shardHead.ts'
import { withRendered } from '../../spread/withRendered.ts'
import type { Session } from '../../workers/session.ts'
import { withPlugins } from '../plugins.ts'
import { startBuild } from '../startBuild.ts'
import { sourceList } from './sourceList.ts'

export interface MergingSession {
  readonly session: Session
  readonly scan: Scan
}

/** Throws a UsageError when the shards are not those of this site. `version` is Troodon's. */
export async function mergeShards(opened: Session, shards: Shards, version: string): Promise<MergingSession> {
  const { store, cacheFolder, workers, onDone } = opened
  const session = await withPlugins(opened)
  session.onStage('scan')
  const started = startBuild(session)
  checkShards(shards.heads, {
    identity: identityOf(session, version),
    sources: () => sourceList(started, session),
  })
  session.onStage('merge')
  await shards.restore(store, cacheFolder)
  const merging = withRendered(workers, { page: shards.page, store, onDone })
  return { session: { ...session, workers: merging }, scan: started.scan }
}
