// `deploy TARGET`: publishes what was built, goes back to an older release, or lists releases.
import { existsSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { deployLease } from '../io/limits.ts'
import { s3Endpoint } from '../io/s3Endpoint.ts'
import { UsageError } from '../model/usageError.ts'
import { upkeepFiles } from '../upkeep/upkeep.ts'
import type { Command, CommandContext } from './command.ts'
import { wordFor } from './command.ts'
import { publishedAt } from './commandLine/publishedAt.ts'
import { foldersOf } from './project/folders.ts'

export const deployCommand: Command = {
  name: 'deploy',
  aliases: [],
  summary: 'Publish dist/ to TARGET: s3://bucket/prefix, or a folder.',
  example: 'deploy s3://handbook-site --dry-run',
  positional: ['TARGET', 'ROOT'],
  flags: [
    '--dry-run',
    '--endpoint',
    '--keep',
    '--compress',
    '--rollback',
    '--to',
    '--list',
    '--allow',
    '--json',
  ],
  sharedFlags: ['--out', '--cache', '--url', '--format', '--verbose'],
  meanings: {
    '--list': { summary: 'print the releases in the target' },
    '--json': { summary: 'print the plan, or the list, as JSON on standard output' },
    '--url': {
      summary: 'URL that the site must have been built for',
      default: 'that of the site in the target',
    },
    '--format': { summary: 'text or json' },
    '--verbose': { summary: 'with --dry-run: show every step, however many there are' },
  },
  async run(context) {
    const { args, format } = context
    const word = wordFor(args, 'TARGET')
    if (word === undefined) throw new UsageError('deploy needs a target: s3://my-bucket/docs, or a folder.')
    if (format !== 'text' && format !== 'json') throw new UsageError('deploy prints text or json.')
    if (args.has('--to') && !args.has('--rollback'))
      throw new UsageError('--to names the release for --rollback.')
    const { openTarget, parseTarget } = await import('../publish/target/parseTarget.ts')
    const place = parseTarget(word, {
      flag: args.values['--endpoint'] ?? null,
      variable: s3Endpoint(),
    })
    const target = openTarget(place, foldersOf(args))
    try {
      if (args.has('--list')) return await list(context, target)
      await deploy(context, target)
    } catch (error) {
      throw target.explain(error)
    } finally {
      target.close()
    }
    await keepPublished(context)
    return 0
  },
}

type OpenTarget = ReturnType<typeof import('../publish/target/parseTarget.ts').openTarget>

async function list({ format }: CommandContext, target: OpenTarget): Promise<number> {
  const { listReleases } = await import('../publish/listReleases.ts')
  const { releaseTable } = await import('../publish/print/releaseTable.ts')
  const releases = await listReleases(target)
  process.stdout.write(
    format === 'json' ? `${JSON.stringify(releases, null, 2)}\n` : releaseTable(releases, target.name),
  )
  return 0
}

async function deploy({ args, format, terminal }: CommandContext, target: OpenTarget): Promise<void> {
  const { readAllowed } = await import('../publish/built/checkBuild.ts')
  const { planJson, planLines, resultLine } = await import('../publish/print/printPlan.ts')
  const dryRun = args.has('--dry-run')
  const start = performance.now()
  const options = {
    target,
    keep: numberOf('--keep', args.values['--keep']) ?? 10,
    now: () => new Date(),
    allowed: readAllowed(args.values['--allow']),
    dryRun,
    lease: {
      owner: `${userName()}@${hostname()}, process ${process.pid}`,
      seconds: deployLease(),
      patience: 300,
      onWait: (owner: string) => terminal.info(`Another deploy is running (${owner}). Waiting for it.`),
    },
    onPlan: (total: number) => {
      if (!dryRun) terminal.stage('deploy')
      terminal.total(total)
    },
    onDone: terminal.done,
  }
  const deployed = args.has('--rollback')
    ? await (await import('../publish/rollBack.ts')).rollBack(numberOf('--to', args.values['--to']), options)
    : await (await import('../publish/deploySite.ts')).deploySite(await newDeploy(args), options)
  if (format === 'json') process.stdout.write(`${JSON.stringify(planJson(deployed, dryRun), null, 2)}\n`)
  else {
    if (dryRun) process.stdout.write(planLines(deployed, args.has('--verbose')))
    const milliseconds = performance.now() - start
    terminal.info(resultLine(deployed, { name: target.name, dryRun, milliseconds }))
  }
}

/** The URLs of a preview, and of an older release, are not promised. */
async function keepPublished(context: CommandContext): Promise<void> {
  const { args } = context
  if (args.has('--dry-run') || args.has('--rollback') || args.values['--url'] !== undefined) return
  if (!existsSync(join(foldersOf(args).root, upkeepFiles.urls))) return
  const { keepUrls } = await import('./urls/updateUrls.ts')
  await keepUrls(context)
}

async function newDeploy(args: CommandContext['args']) {
  const { readBuiltSite } = await import('../publish/built/builtSite.ts')
  const { readEncodings } = await import('../publish/built/compress.ts')
  const { cacheFolder, outDir } = foldersOf(args)
  const { url, baseUrl } = publishedAt(args)
  return {
    site: readBuiltSite(outDir),
    cacheFolder,
    compress: readEncodings(args.values['--compress']),
    url: url === undefined ? null : `${url}${baseUrl}`,
  }
}

function numberOf(flag: string, value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^[1-9]\d*$/.test(value)) throw new UsageError(`${flag} needs a number from 1, not ${value}.`)
  return Number(value)
}

/** Containers may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'somebody'
  }
}
