// Entry of the engine: reads the command line, opens a session, prints what happened, gives the exit code.
// 0 done, 1 problems found or build failed, 2 wrong usage or configuration, 130 interrupted.
import { join, resolve } from 'node:path'
import { type Arguments, helpText, readArguments, wordsBeforeRoot } from './commands/arguments.ts'
import { loadProject } from './config/loadProject.ts'
import { readConfig } from './config/normalize.ts'
import { abandon, checkOutDir } from './emit/publish.ts'
import { lockBuild } from './io/buildLock.ts'
import { messageChain } from './io/messageChain.ts'
import { onInterrupt, onStrayFailure, threadCount, unlessEnded } from './io/process.ts'
import { openTerminal, type Terminal } from './io/terminal.ts'
import { UsageError } from './model/usageError.ts'
import { type BuildResult, build } from './pipeline.ts'
import { explainFailure } from './problems/explainFailure.ts'
import { forget } from './reuse/cacheFolder.ts'
import { ageStore } from './reuse/store.ts'
import { openSession, type Places, type Session, storeFolderOf } from './workers/session.ts'

export interface MainOptions {
  readonly args: readonly string[]
  readonly engineRoot: string
  readonly engineFolder: string
  readonly engine: string
}

/** Runs one command; resolves with the exit code. */
export async function main(options: MainOptions): Promise<number> {
  const read = readArguments(options.args)
  const terminal = openTerminal({
    stream: process.stderr,
    env: process.env,
    quiet: options.args.includes('--json'),
  })
  if (!read.ok) {
    terminal.error(read.message)
    return 2
  }
  if (read.args.command === 'help') {
    process.stdout.write(helpText)
    return 0
  }
  try {
    return await unlessEnded(run(read.args, options, terminal), (why) =>
      terminal.error(`The build stopped: ${why}.`),
    )
  } catch (error) {
    if (error instanceof UsageError) terminal.error(error.message)
    else terminal.error(explainFailure(error))
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(args: Arguments, options: MainOptions, terminal: Terminal): Promise<number> {
  const root = resolve(args.positional[wordsBeforeRoot(args.command)] ?? '.')
  const cacheFolder = resolve(args.values['--cache'] ?? join(root, '.cache'))
  const outDir = resolve(args.values['--out'] ?? join(root, 'dist'))
  refuseDangerous(outDir, 'output', '--out', root)
  refuseDangerous(cacheFolder, 'cache', '--cache', root)
  if (args.command === 'clear') {
    const { clear } = await import('./commands/clear.ts')
    return locked(cacheFolder, outDir, terminal, () => clear({ cacheFolder, outDir, terminal }))
  }
  if (args.command === 'serve') {
    const { serve } = await import('./dev/preview.ts')
    return serve({ outDir, port: portOf(args, 3000), host: args.values['--host'] ?? '127.0.0.1', terminal })
  }
  if (args.has('--no-cache')) await locked(cacheFolder, null, terminal, () => forget(cacheFolder))
  const project = await loadProject({
    root,
    configFile: args.values['--config'] ?? null,
    cacheFolder,
    engineRoot: options.engineRoot,
    drafts: args.has('--drafts'),
    readConfig,
  })
  const places = {
    ...options,
    cacheFolder,
    outDir: args.has('--out')
      ? outDir
      : project.config.drafts
        ? join(cacheFolder, 'drafts')
        : join(project.root, 'dist'),
  }
  const open = () => openSession({ ...places, project, threads: threadCount(), onStage: terminal.stage })
  switch (args.command) {
    case 'build':
    case 'check':
      return buildOnce(args, places, open, terminal)
    case 'watch': {
      const { watch } = await import('./dev/watch.ts')
      return watch({
        places,
        project,
        args,
        terminal,
        port: portOf(args, 3000),
        host: args.values['--host'] ?? '127.0.0.1',
      })
    }
    case 'explain': {
      const { explain } = await import('./commands/explain.ts')
      return explain(args.positional[0], open, { json: args.has('--json'), terminal })
    }
    case 'version': {
      const { freezeVersion } = await import('./commands/version.ts')
      return locked(cacheFolder, null, terminal, () =>
        freezeVersion(args.positional[0], args.values['--instance'] ?? 'default', project, terminal),
      )
    }
    default:
      return 2
  }
}

async function buildOnce(
  args: Arguments,
  { cacheFolder, outDir }: Pick<Places, 'cacheFolder' | 'outDir'>,
  open: () => Session,
  terminal: Terminal,
): Promise<number> {
  const start = performance.now()
  if (args.command === 'build') checkOutDir(outDir)
  const release = await lockBuild(cacheFolder, args.command === 'build' ? outDir : null, terminal)
  ageStore(storeFolderOf(cacheFolder))
  const session = open()
  const giveUp = async () => {
    await session.workers.stop()
    abandon(session.outDir)
    release()
  }
  const interrupted = onInterrupt(giveUp)
  const calm = onStrayFailure((error) => {
    terminal.error(
      `The build stopped: code of the site failed while nobody waited for it: ${messageChain(error)}`,
    )
    void giveUp().finally(() => process.exit(1))
  })
  try {
    const result = await build(session, { checkOnly: args.command === 'check', strict: args.has('--strict') })
    report(result, session, args, terminal, performance.now() - start)
    if (result.ok && args.has('--verify')) {
      const { verify } = await import('./commands/verify.ts')
      return (await verify(session, terminal)) ? 0 : 1
    }
    return result.ok ? 0 : 1
  } catch (error) {
    // The other threads must not go on writing into the stage that is thrown away here.
    await session.workers.stop()
    abandon(session.outDir)
    throw error
  } finally {
    interrupted()
    calm()
    await session.workers.close()
    release()
  }
}

/** Nothing is taken away from a build that is running. */
async function locked<Result>(
  cacheFolder: string,
  outDir: string | null,
  terminal: Terminal,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  const release = await lockBuild(cacheFolder, outDir, terminal)
  try {
    return await act()
  } finally {
    release()
  }
}

function report(
  { ok, problems, summary }: BuildResult,
  { project, outDir }: Session,
  args: Arguments,
  terminal: Terminal,
  milliseconds: number,
): void {
  if (args.has('--json')) {
    process.stdout.write(`${JSON.stringify({ ok, problems, ...summary }, null, 2)}\n`)
    return
  }
  terminal.problems(problems, project.root)
  const count = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  const found = [
    [count('error'), 'error'],
    [count('warning'), 'warning'],
  ]
    .filter(([n]) => n)
    .map(([n, word]) => `${n} ${word}${n === 1 ? '' : 's'}`)
    .join(', ')
  const time = milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
  if (!ok) terminal.info(`${found}. Nothing was written.`)
  else if (args.command === 'check')
    terminal.info(
      `${summary.routes} routes and ${summary.links} links checked in ${time}${found ? `; ${found}` : ', no problems'}.`,
    )
  else
    terminal.info(
      `${summary.routes} routes (${summary.parsed} files parsed, ${summary.rendered} routes rendered), ${summary.links} links checked, ${summary.written} files written to ${outDir} in ${time}${found ? `; ${found}` : ''}.`,
    )
}

/** Never the root of the disk, the site itself, or a folder above it. */
function refuseDangerous(folder: string, what: string, flag: string, root: string): void {
  if (root === folder || root.startsWith(folder.endsWith('/') ? folder : `${folder}/`))
    throw new UsageError(
      `The ${what} ${folder} contains the site itself. Choose another folder with ${flag}.`,
    )
}

function portOf(args: Arguments, otherwise: number): number {
  const text = args.values['--port']
  const port = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port needs a number from 0 to 65535, not ${text}.`)
  return port
}
