// `check`: everything that a build does, except writing.
import type { BuildOptions, Pipeline } from '../stages/buildOptions.ts'
import type { Session } from '../workers/session.ts'
import { buildOnce } from './build/buildOnce.ts'
import { checkUsage } from './check/checkUsage.ts'
import { checkAndFix } from './check/fixFiles.ts'
import { isOfCheck, withBaseline } from './check/withBaseline.ts'
import type { Command, CommandContext } from './command.ts'

export const checkCommand: Command = {
  ...checkUsage,
  run: (context) =>
    buildOnce({ ...context, pipeline: { ...context.pipeline, build: checking(context) } }, { writes: false }),
}

const checking =
  ({ args, pipeline, terminal }: CommandContext): Pipeline['build'] =>
  async (session, options) => {
    const { root } = session.project
    const all = [
      ...(args.has('--external') ? [await external(session)] : []),
      ...(args.has('--agents') ? [await forAgents(session)] : []),
    ]
    const also: Also = async (...given) => (await Promise.all(all.map((one) => one(...given)))).flat()
    const check = () => pipeline.build(session, all.length > 0 ? { ...options, also } : options)
    const fixes = args.has('--fix') || args.has('--diff')
    const result = fixes
      ? await checkAndFix(check, {
          root,
          unsafe: args.has('--unsafe-fixes'),
          diff: args.has('--diff') ? (text) => void process.stdout.write(`${text}\n`) : null,
          info: terminal.info,
        })
      : await check()
    return withBaseline(result, { root, updates: args.has('--update-baseline'), terminal, isOf: isOfCheck })
  }

type Also = NonNullable<BuildOptions['also']>

async function forAgents(session: Session): Promise<Also> {
  const { agentProblems } = await import('../stages/agentProblems.ts')
  return (site) => agentProblems(site, session)
}

async function external(session: Session): Promise<Also> {
  const { openExternal } = await import('../upkeep/external/openExternal.ts')
  const { cacheFolder, onDone, onStage, onTotal } = session
  const check = openExternal({
    ...{ cacheFolder, onDone },
    onTotal: (count) => {
      onStage('external links')
      onTotal(count)
    },
  })
  return (_site, upkeep) => check(upkeep)
}
