// Facts of a git repository, from the git command.
import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import { promisify } from 'node:util'

export interface GitCheckout {
  /** Hash of the commit. */
  readonly head: string
  /** Only the newest commits are there. */
  readonly isShallow: boolean
  /** Path of the folder below the root of the repository: empty, or with a slash at its end. */
  readonly prefix: string
}

export interface GitCommit {
  /** In milliseconds. */
  readonly time: number
  readonly author: string
  /** Relative to the folder that was asked about. */
  readonly files: readonly string[]
}

const run = promisify(execFile)
const { relative } = posix

const git = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', root, ...args], { maxBuffer: 2 ** 30 })).stdout

/** Rejects without git, outside a repository, and before the first commit. */
export async function gitCheckout(root: string): Promise<GitCheckout> {
  const facts = await git(root, 'rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix')
  const [head = '', shallow = '', prefix = ''] = facts.split('\n')
  return { head, isShallow: shallow === 'true', prefix }
}

export interface LogOptions {
  readonly root: string
  /** As in `GitCheckout`. */
  readonly prefix: string
  /** Relative to `root`; empty for itself. */
  readonly folders: readonly string[]
}

/** The commits that changed files below some folders, newest first, without merges. */
export async function gitLog({ root, prefix, folders }: LogOptions): Promise<readonly GitCommit[]> {
  // %aN is the name that .mailmap gives the author.
  const format = ['--no-merges', '--format=%x01%ct%x02%aN', '--name-only', '-z']
  // With this option, git leaves out files above the root.
  const isInside = folders.every((folder) => !folder.startsWith('..'))
  const options = isInside ? [...format, '--relative'] : format
  const paths = folders.map((folder) => folder || '.')
  const log = await git(root, '-c', 'core.quotePath=false', 'log', ...options, '--', ...paths)
  const commits = log.split('\u0001').slice(1).map(readCommit)
  return isInside
    ? commits
    : commits.map((commit) => ({ ...commit, files: commit.files.map((file) => relative(prefix, file)) }))
}

/** `1732233600\u0002Ada\0\nfile\0file\0`, as the format above prints it. */
function readCommit(text: string): GitCommit {
  const [header = '', ...names] = text.split('\0')
  const [seconds = '', rest = ''] = header.split('\u0002')
  const [author = '', first = ''] = rest.split('\n')
  return {
    time: Number(seconds) * 1000,
    author: author.trim(),
    files: [first, ...names].map((name) => name.replace(/^\n/, '')).filter((name) => name !== ''),
  }
}
