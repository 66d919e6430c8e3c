// Files that were saved again after a build has looked at them: chokidar reports one change of a file in 50
// milliseconds.
import { lstatSync } from 'node:fs'
import { relative } from 'node:path'
import { sameStat, statOf } from '../../io/fileStat.ts'
import { sourcePath } from '../../shared/paths.ts'
import type { FoundFiles } from './snapshot.ts'

/** `edited`: absolute paths of files that the last build has built. Returns some of them. */
export const editedAgain = (edited: readonly string[], found: FoundFiles | null): readonly string[] =>
  edited.filter((path) => {
    const before = found?.scan.files.get(sourcePath(relative(found.session.project.root, path)))
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return before && stat && !sameStat(before, statOf(stat))
  })
