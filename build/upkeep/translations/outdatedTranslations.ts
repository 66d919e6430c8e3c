// Translated pages whose original has changed since the last change of the translation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitCommits, type NamedCommit, textAt } from '../../io/gitMoves.ts'
import { openInstances } from '../../kinds/instanceOfFile.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import { counted } from '../../model/text/counted.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { Upkeep } from '../upkeep.ts'
import { changedBlocks } from './changedBlocks.ts'

export const outdatedTranslations: Upkeep = async ({ project: { root, config }, pages, index }) => {
  const instanceOf = openInstances(config)
  const pairs = [...pages.keys()].flatMap((translation) => {
    const original = instanceOf(translation)?.original
    const source = original ? nameOnDisk(original, index.files) : null
    return source && index.files.has(source) ? [{ translation, source }] : []
  })
  const commits = pairs.length > 0 ? await gitCommits(root) : null
  if (!commits) return []
  const newest = newestOf(commits)
  const found: Diagnostic[] = []
  for (const pair of pairs) {
    const at = newest.get(pair.translation)
    const hash = at === undefined ? null : (commits[at]?.hash ?? null)
    const first = newest.get(pair.source)
    if (at === undefined || hash === null || first === undefined || first >= at) continue
    const behind = commits.slice(0, at).filter(({ files }) => files.includes(pair.source)).length
    const old = await textAt(root, hash, pair.source)
    const blocks = changedBlocks(old ?? '', readFileSync(join(root, pair.source), 'utf8'))
    if (blocks > 0) found.push(outdated(pair, { behind, blocks, hash }))
  }
  return found
}

/** File → the index of its newest commit. */
function newestOf(commits: readonly NamedCommit[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>()
  for (const [at, { files }] of commits.entries())
    for (const file of files) if (!newest.has(file)) newest.set(file, at)
  return newest
}

interface Pair {
  readonly translation: SourcePath
  readonly source: SourcePath
}

interface Behind {
  readonly behind: number
  readonly blocks: number
  /** The commit of the translation. */
  readonly hash: string
}

const outdated = ({ translation, source }: Pair, { behind, blocks, hash }: Behind): Diagnostic => ({
  ...{ code: 'outdatedTranslation', file: translation, line: 0, column: 0 },
  message: `The translation is behind ${source} by ${counted(behind, 'commit')}: ${counted(blocks, 'block')} of it changed.`,
  hint: `To see the changes, run "git diff ${hash.slice(0, 10)} -- ${source}".`,
})
