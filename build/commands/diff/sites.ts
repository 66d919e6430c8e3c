// The two sites that `diff` compares: the site as it is, and its base.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { folderSite, releaseSite, type SiteFiles } from '../../diff/siteFiles.ts'
import { isOutDir } from '../../emit/publish.ts'
import { s3Endpoint } from '../../io/s3Endpoint.ts'
import { UsageError } from '../../model/usageError.ts'
import { printProblems } from '../../problems/printProblems.ts'
import { openTarget, parseTarget } from '../../publish/target/parseTarget.ts'
import { remoteBuild } from '../build/remoteBuild.ts'
import { openRemote } from '../build/remoteCache.ts'
import type { CommandContext } from '../command.ts'
import type { FlagName } from '../commandLine/flags.ts'
import { checkFolders } from '../project/checkFolders.ts'
import { foldersOf } from '../project/folders.ts'
import { openProject } from '../project/openProject.ts'
import { withSession } from '../project/withSession.ts'

interface Place {
  readonly name: string
  readonly root: string
  readonly cacheFolder: string
  readonly outDir: string
}

/** Null after errors, which are printed. */
export function currentSite(context: CommandContext): Promise<SiteFiles | null> {
  const { root, cacheFolder, outDir } = foldersOf(context.args)
  const own = checkFolders({ cacheFolder, outDir })
  return built({ ...own, name: 'the site', root, outDir: join(cacheFolder, 'diff/dist') }, context)
}

/** A folder wins over a ref of the same name. */
export async function baseSite(base: string, context: CommandContext): Promise<SiteFiles | null> {
  const { cacheFolder, root } = foldersOf(context.args)
  const [place = base, number] = base.split('#')
  const folder = resolve(place)
  if (isOutDir(folder)) return folderSite(base, folder, cacheFolder)
  if (/^s3:/.test(place) || existsSync(join(folder, '.troodon-deploy'))) {
    const flag = context.args.values['--endpoint'] ?? null
    const found = parseTarget(place, { flag, variable: s3Endpoint() })
    const target = openTarget(found, foldersOf(context.args))
    return releaseSite(target, number === undefined ? null : Number(number)).catch((error: unknown) => {
      throw target.explain(error)
    })
  }
  const own = join(cacheFolder, 'diff')
  const tree = join(own, 'tree')
  const below = checkOut(base, root, tree)
  return built(
    { name: base, root: join(tree, below), cacheFolder: join(own, 'cache'), outDir: join(own, 'base') },
    context,
  )
}

/** Checks out a ref in a worktree. Returns the path of the site in the repository. */
function checkOut(ref: string, root: string, tree: string): string {
  const git = (folder: string, ...words: string[]): string =>
    execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const commit = attempt(() => git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`))
  if (commit === null)
    throw new UsageError(
      `${ref} is not a built folder, a target of deploy or a Git ref. If it is a branch, fetch it first: "git fetch origin ${ref}".`,
    )
  const isThere =
    existsSync(join(tree, '.git')) &&
    attempt(() => git(tree, 'checkout', '--quiet', '--force', '--detach', commit)) !== null
  if (!isThere) {
    mkdirSync(dirname(tree), { recursive: true })
    git(root, 'worktree', 'add', '--quiet', '--force', '--detach', tree, commit)
  }
  const below = git(root, 'rev-parse', '--show-prefix')
  const top = git(root, 'rev-parse', '--show-toplevel')
  // The packages that are installed now: a base with others would need an installation of its own.
  for (const folder of new Set(['', below])) {
    const [from, to] = [join(top, folder, 'node_modules'), join(tree, folder, 'node_modules')]
    if (existsSync(from) && existsSync(dirname(to)) && !existsSync(to)) symlinkSync(from, to, 'dir')
  }
  return below
}

function attempt(act: () => string): string | null {
  try {
    return act()
  } catch {
    return null
  }
}

async function built(
  { name, root, cacheFolder, outDir }: Place,
  { args, ...context }: CommandContext,
): Promise<SiteFiles | null> {
  const { terminal, pipeline } = context
  const values = { ...args.values, '--cache': cacheFolder, '--out': outDir }
  const has = (flag: FlagName) => flag === '--out' || args.has(flag)
  const { project, open, places } = await openProject({
    ...context,
    args: { ...args, positional: [args.positional[0] ?? '', root], values, has },
  })
  const remote = await openRemote({ ...context, args }, project)
  const shared = remote ? remoteBuild(pipeline.build, remote) : null
  const result = await withSession(
    { folders: places, writes: true, open: () => open(), terminal },
    async (session) => {
      const done = await (shared ?? pipeline).build(session)
      await shared?.share(terminal)
      return done
    },
  ).finally(() => remote?.close())
  if (result.isPublished) return folderSite(name, outDir, places.cacheFolder)
  terminal.error(`${name === 'the site' ? 'The site' : name} has errors, so it cannot be compared.`)
  printProblems(result.problems, { root: project.root, verbose: false }, terminal)
  return null
}
