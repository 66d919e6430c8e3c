// Dates and authors of last changes, from one `git log`. A shallow clone has only its newest commits, so its dates are not used.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Commit } from '../model/site.ts'
import { commitsKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

const run = promisify(execFile)

export interface History {
  /** Null without git, without commits, or in a shallow clone. */
  readonly commits: ReadonlyMap<SourcePath, Commit> | null
  readonly shallow: boolean
}

/** Paths are relative to `root`; the store keeps the result under the commit. */
export async function readHistory(root: string, folder: string, store: Store): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', root, ...args], { maxBuffer: 2 ** 30 })).stdout
  try {
    const [head = '', shallow = '', prefix = ''] = (
      await git('rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix')
    ).split('\n')
    if (shallow === 'true') return { commits: null, shallow: true }
    const key = commitsKey({ head, prefix, folder })
    const known = store.get(key)
    if (known) return { commits: new Map(known), shallow: false }
    const log = await git(
      '-c',
      'core.quotePath=false',
      'log',
      '--no-merges',
      '--format=%x01%ct%x02%an',
      '--name-only',
      '--relative',
      '-z',
      '--',
      folder === '' ? '.' : folder,
    )
    const commits = readLog(log)
    store.put(key, [...commits])
    return { commits, shallow: false }
  } catch {
    return { commits: null, shallow: false }
  }
}

/** The log lists a file's newest commit first. */
function readLog(log: string): Map<SourcePath, Commit> {
  const commits = new Map<SourcePath, Commit>()
  for (const part of log.split('\u0001')) {
    const [header = '', ...files] = part.split('\0')
    const [seconds = '', rest = ''] = header.split('\u0002')
    if (seconds === '') continue
    const [author = '', first = ''] = rest.split('\n')
    const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
    for (const file of [first, ...files].map((name) => name.replace(/^\n/, ''))) {
      if (file === '') continue
      const path = sourcePath(file)
      const newest = commits.get(path)
      commits.set(
        path,
        newest ? { ...newest, created: date } : { date, author: author.trim(), created: date },
      )
    }
  }
  return commits
}
