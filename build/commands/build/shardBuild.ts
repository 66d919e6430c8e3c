// `build --shard 2/8`: does one part of a build, and leaves the results in a file.
import { join } from 'node:path'
import { absolutePath } from '../../io/osPath.ts'
import { counted } from '../../model/text/counted.ts'
import { UsageError } from '../../model/usageError.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import { readShardName, shardFileName } from '../../spread/shardName.ts'
import type { Session } from '../../workers/session.ts'
import type { CommandContext } from '../command.ts'
import { packageVersion } from '../packageVersion.ts'
import { foldersOf } from '../project/folders.ts'
import { openProject } from '../project/openProject.ts'
import { withSession } from '../project/withSession.ts'
import { openRemote } from './remoteCache.ts'

/** Resolves with the exit code. Problems of the site are left to the build that merges. */
export async function shardBuild(context: CommandContext, part: string): Promise<number> {
  const { args, engine, terminal } = context
  for (const other of ['--merge', '--verify', '--strict'] as const)
    if (args.has(other)) throw new UsageError(`${other} is for the build that merges, not for --shard.`)
  const name = readShardName(part)
  const { project, places, open } = await openProject(context)
  const remote = await openRemote(context, project)
  const began = performance.now()
  const folder = args.has('--out')
    ? absolutePath(args.values['--out'] as string)
    : join(foldersOf(args).root, 'shards')
  const file = join(folder, shardFileName(name))
  const begin = { folders: places, writes: false, open, terminal }
  const ended = withSession(begin, async (opened) => {
    const session = remote ? await readingFrom(remote, opened) : opened
    const { buildShard } = await import('../../stages/shard/buildShard.ts')
    const version = packageVersion(engine.engineRoot)
    const { rendered, routes, parsed, bytes } = await buildShard(session, { ...name, file, version })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const size = (bytes / 1e6).toFixed(1)
    terminal.info(
      `Shard ${part}: ${counted(parsed, 'file')} parsed, ${rendered} of ${counted(routes, 'route')} rendered, ${size} MB written to ${file} in ${seconds} s.`,
    )
    return 0
  })
  return ended.finally(() => remote?.close())
}

/** Reads parsed files from the remote cache. The build that merges writes them there. */
async function readingFrom(remote: RemoteCache, session: Session): Promise<Session> {
  const { withRemote } = await import('../../stages/remote/withRemote.ts')
  return withRemote(session, remote).session
}
