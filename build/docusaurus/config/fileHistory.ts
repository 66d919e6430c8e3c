// `siteConfig.future.experimental_vcs`: plugins ask it when a file was created and last changed.
import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

interface Change {
  /** Milliseconds. */
  readonly timestamp: number
  readonly author: string
}

/** All `null` for files that are not in a repository. */
export const fileHistory = {
  initialize: () => undefined,
  getFileCreationInfo: (file: string) => changeOf(file, '--diff-filter=A', '--follow'),
  getFileLastUpdateInfo: (file: string) => changeOf(file, '-1'),
}

/** The first commit that `git log` prints last. */
async function changeOf(file: string, ...options: readonly string[]): Promise<Change | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '--format=%ct %an', ...options, '--', file], {
      cwd: dirname(file),
    })
    const [, seconds = '', author = ''] = /^(\d+) (.*)$/.exec(stdout.trim().split('\n').at(-1) ?? '') ?? []
    return seconds === '' ? null : { timestamp: Number(seconds) * 1000, author }
  } catch {
    return null
  }
}
