// Builds a site in shards in the test process: each in a copy of the site with its own cache, like the jobs of
// a CI matrix.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { loadProject } from '../../build/config/loadProject.ts'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import type { BuildResult } from '../../build/model/buildResult.ts'
import { build } from '../../build/pipeline.ts'
import { openShards } from '../../build/spread/openShards.ts'
import { shardFileName } from '../../build/spread/shardName.ts'
import { buildShard, type ShardSummary } from '../../build/stages/shard/buildShard.ts'
import { mergeShards } from '../../build/stages/shard/mergeShards.ts'
import { openSession } from '../../build/workers/openSession.ts'
import type { Session } from '../../build/workers/session.ts'
import { bundledEngine } from './engine.ts'
import { warmCache } from './warmCache.ts'

const version = '0.0.0-test'

/** A folder for everything, and the site that is copied. */
export interface ShardedSite {
  readonly folder: string
  readonly site: string
}

async function inSession<Result>(
  {
    root,
    outDir,
    cacheFolder,
  }: { readonly root: string; readonly outDir: string; readonly cacheFolder: string },
  act: (session: Session) => Promise<Result>,
): Promise<Result> {
  warmCache(cacheFolder)
  const engine = bundledEngine()
  const { engineRoot } = engine
  const project = await loadProject({ root, configFile: null, cacheFolder, engineRoot, readConfig })
  const session = openSession({ ...engine, outDir, cacheFolder, project, threads: 1 })
  try {
    return await act(session)
  } finally {
    await session.workers.close()
  }
}

/** Makes one shard in a copy of the site, and leaves it in `folder/shards-OF`. */
export function makeShard({ folder, site }: ShardedSite, number: number, of: number): Promise<ShardSummary> {
  const root = join(folder, `machine-${number}-of-${of}`)
  cpSync(site, root, { recursive: true })
  const places = { root, outDir: join(root, 'dist'), cacheFolder: join(root, '.cache') }
  const file = join(folder, `shards-${of}`, shardFileName({ number, of }))
  return inSession(places, (session) => buildShard(session, { number, of, file, version }))
}

export interface Merged {
  readonly result: BuildResult
  readonly outDir: string
}

/** Merges the shards below `folder/shards-OF` in the site itself. */
export async function merge({ folder, site }: ShardedSite, of: number): Promise<Merged> {
  const outDir = join(folder, `merged-${of}`)
  const places = { root: site, outDir, cacheFolder: join(folder, `cache-${of}`) }
  const shards = openShards([join(folder, `shards-${of}`)], (message) => {
    throw new Error(message)
  })
  try {
    const result = await inSession(places, async (opened) => {
      const { session, scan } = await mergeShards(opened, shards, version)
      return build(session, { scanned: scan })
    })
    return { result, outDir }
  } finally {
    shards.close()
  }
}
