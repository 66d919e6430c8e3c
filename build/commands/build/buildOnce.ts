// One build from start to end, for `build` and `check`.
import { checkOutDir } from '../../emit/publish.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import { markFailedBuild } from '../../reuse/failedBuild.ts'
import { hasLastBuild } from '../../reuse/lastBuild.ts'
import type { Pipeline } from '../../stages/buildOptions.ts'
import type { CommandContext } from '../command.ts'
import { packageVersion } from '../packageVersion.ts'
import { checkFolders } from '../project/checkFolders.ts'
import { openProject } from '../project/openProject.ts'
import { withSession } from '../project/withSession.ts'
import { afterBuild } from '../report/afterBuild.ts'
import { firstReport, isAdapted } from '../report/firstReport.ts'
import { reportBuild } from '../report/reportBuild.ts'
import { startedWith, startWords } from '../report/startWords.ts'
import type { Helpers } from './helpers.ts'
import { mergeFolders } from './mergeFolders.ts'
import type { RemoteBuild } from './remoteBuild.ts'
import { openRemote } from './remoteCache.ts'

/** Resolves with the exit code: 0, or 1 when a problem is an error or `--verify` finds a difference. */
export async function buildOnce(
  context: CommandContext,
  { writes, helpers = null }: { readonly writes: boolean; readonly helpers?: Helpers | null },
): Promise<number> {
  const { args, begun, engine, format, pipeline, terminal } = context
  const { project, places, open } = await openProject(context)
  const began = performance.now()
  if (writes) checkOutDir(places.outDir)
  const others = helpers ?? (await mergeFolders(context))
  const folders = writes ? places : { ...checkFolders(places), forCheck: true as const }
  const isFirst = !hasLastBuild(places.cacheFolder, places.outDir)
  const start = startWords(engine.engineRoot, process.cwd())
  const doctor = startedWith(start, 'doctor', args, ['--config'])
  const isNew = writes && isFirst && isAdapted(project.configFile)
  const remote = await openRemote(context, project)
  const { build, share } = remote ? await withRemote(pipeline.build, remote) : { build: pipeline.build }
  const begin = { folders, writes, open: () => open(folders), terminal }
  const ended = withSession(begin, async (session) => {
    const shared = await others?.prepare(session)
    const result = await build(shared?.session ?? session, {
      checkOnly: !writes,
      strict: args.has('--strict'),
      scanned: shared?.scan ?? begun?.build?.started.scan ?? null,
      started: shared ? null : (begun?.build?.started ?? null),
    })
    await others?.close()
    if (writes) markFailedBuild(places.cacheFolder, places.outDir, !result.ok)
    reportBuild(result, {
      root: project.root,
      outDir: writes ? places.outDir : null,
      milliseconds: performance.now() - began,
      format,
      version: packageVersion(engine.engineRoot),
      verbose: args.has('--verbose'),
      details: isNew ? `${doctor} --verbose` : null,
      terminal,
    })
    await share?.(terminal)
    if (isFirst) for (const line of firstReport(result, project, doctor)) terminal.info(line)
    if (!result.ok) return 1
    if (args.has('--verify')) {
      const { verify } = await import('./verify.ts')
      if (!(await verify(session, pipeline.build, terminal))) return 1
    }
    const done = writes ? afterBuild({ project, args, env: process.env, start }) : []
    for (const line of done) terminal.info(line)
    return 0
  })
  return ended.finally(() => remote?.close())
}

/** Loaded only by a build with a remote cache. */
async function withRemote(
  build: Pipeline['build'],
  remote: RemoteCache,
): Promise<Partial<RemoteBuild> & Pick<RemoteBuild, 'build'>> {
  const { remoteBuild } = await import('./remoteBuild.ts')
  return remoteBuild(build, remote)
}
