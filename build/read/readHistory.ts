// Dates and authors of last changes, from one `git log`. A shallow clone has only its newest commits, so its
// dates are not used.
import { type GitCommit, gitCheckout, gitLog } from '../io/gitLog.ts'
import type { Commit } from '../model/site.ts'
import { commitsKey } from '../reuse/keys.ts'
import type { Store } from '../reuse/store.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import { isMachine } from './machineNames.ts'

export interface History {
  /** Null without git, without commits, or in a shallow clone. */
  readonly commits: ReadonlyMap<SourcePath, Commit> | null
  readonly shallow: boolean
}

/** Paths are relative to `root`; the store keeps the result under the commit. */
export async function readHistory(root: string, folders: readonly string[], store: Store): Promise<History> {
  try {
    const { head, prefix, isShallow } = await gitCheckout(root)
    if (isShallow) return { commits: null, shallow: true }
    const key = commitsKey({ head, prefix, folder: folders.join('\0') })
    const known = store.get(key)
    if (known) return { commits: new Map(known), shallow: false }
    const commits = datesOf(await gitLog({ root, prefix, folders }))
    store.put(key, [...commits])
    return { commits, shallow: false }
  } catch {
    return { commits: null, shallow: false }
  }
}

/** The log begins with the newest commit, so that the last one of a file created it. */
function datesOf(log: readonly GitCommit[]): ReadonlyMap<SourcePath, Commit> {
  const commits = new Map<SourcePath, Commit>()
  for (const { time, author: name, files } of log) {
    const date = new Date(time).toISOString().slice(0, 10)
    const author = isMachine(name) ? null : name
    for (const file of files) {
      const path = sourcePath(file)
      const newest = commits.get(path)
      commits.set(path, newest ? { ...newest, created: date } : { date, time, author, created: date })
    }
  }
  return commits
}
