// Files that git has seen under another name, and the last text of files that are gone.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const git = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', root, '-c', 'core.quotePath=false', ...args], { maxBuffer: 2 ** 28 })).stdout

/** Commits that are searched: renames of older ones are rare, and comparing files is slow. */
const mostCommits = 2_000

/** Old path → the path that it has now, both relative to `root`. Empty outside a repository. */
export async function gitRenames(root: string): Promise<ReadonlyMap<string, string>> {
  const options = ['-M', '--diff-filter=R', '--name-status', '-z', '--relative']
  try {
    const now = await git(root, 'diff', 'HEAD', ...options)
    const log = await git(root, 'log', `-n${mostCommits}`, '--format=', ...options)
    const renames = new Map<string, string>()
    // The newest come first.
    for (const [from, to] of [...pairsOf(now), ...pairsOf(log)])
      if (!renames.has(from)) renames.set(from, renames.get(to) ?? to)
    return renames
  } catch {
    return new Map()
  }
}

/** `R095\0old\0new\0`, as git prints it. */
function pairsOf(text: string): [string, string][] {
  const pairs: [string, string][] = []
  const parts = text.split('\0').map((part) => part.trim())
  for (let at = 0; at < parts.length; at++)
    if (/^R\d+$/.test(parts[at] ?? '')) pairs.push([parts[at + 1] ?? '', parts[at + 2] ?? ''])
  return pairs
}

/** The text of a file when it was last there; null if git doesn't know it. */
export async function lastText(root: string, path: string): Promise<string | null> {
  try {
    const removed = (
      await git(root, 'log', '-1', '--diff-filter=DR', '--no-renames', '--format=%H', '--', path)
    ).trim()
    return await git(root, 'show', `${removed === '' ? 'HEAD' : `${removed}^`}:./${path}`)
  } catch {
    return null
  }
}

export interface NamedCommit {
  /** Null for what is not committed yet. */
  readonly hash: string | null
  /** Relative to the folder that was asked about. */
  readonly files: readonly string[]
}

/** The commits that changed files below `root`, newest first. Null without a whole history. */
export async function gitCommits(root: string): Promise<readonly NamedCommit[] | null> {
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() !== 'false') return null
    const now = (await git(root, 'diff', 'HEAD', '--name-only', '-z', '--relative'))
      .split('\0')
      .filter(Boolean)
    const format = ['--no-merges', '--format=%x01%H', '--name-only', '-z', '--relative']
    const log = (await git(root, 'log', ...format, '--', '.')).split('\u0001').slice(1)
    const commits = log.map((text): NamedCommit => {
      const [hash = '', ...files] = text.split(/[\0\n]+/).filter(Boolean)
      return { hash, files }
    })
    return [...(now.length > 0 ? [{ hash: null, files: now }] : []), ...commits]
  } catch {
    return null
  }
}

/** The commits of a path or pattern, newest first, with their moments. Empty outside a repository. */
export async function commitsOf(
  root: string,
  path: string,
): Promise<readonly { readonly hash: string; readonly date: string }[]> {
  try {
    const log = await git(root, 'log', '--format=%H %cI', '--', `:(glob)${path}`)
    return log.split('\n').flatMap((line) => {
      const [hash, date] = line.split(' ')
      return hash && date ? [{ hash, date }] : []
    })
  } catch {
    return []
  }
}

/** What changed in a file since a commit, as git prints it. */
export const diffSince = (root: string, hash: string, path: string): Promise<string> =>
  git(root, 'diff', '--no-color', hash, '--', path).catch(() => '')

/** The text of a file in a commit; null if it is not there. */
export const textAt = (root: string, hash: string, path: string): Promise<string | null> =>
  git(root, 'show', `${hash}:./${path}`).catch(() => null)
