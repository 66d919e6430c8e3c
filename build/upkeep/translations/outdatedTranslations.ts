// Translated pages whose original has changed since they were translated: since the state in
// `.sources.json`, or where that does not know the translation, since its last commit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitCommits, type NamedCommit, textAt } from '../../io/gitMoves.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { counted } from '../../model/text/counted.ts'
import type { Upkeep } from '../upkeep.ts'
import { blocksOf, changedBlocks } from './changedBlocks.ts'
import { type LocalePairs, type Pair, type PairedSite, translationPairs } from './pairs.ts'
import { nameIn, readSources, sourcesFile, translationHash } from './sourcesFile.ts'

interface Outdated extends Pair {
  /** Commits since then; null if git does not tell. */
  readonly commits: number | null
  readonly blocks: number
  /** The commit with the original as it was translated; null if git does not tell. */
  readonly since: string | null
}

export interface LocaleStatus extends LocalePairs {
  readonly outdated: readonly Outdated[]
}

export const outdatedTranslations: Upkeep = async (site) =>
  (await translationStatus(site)).flatMap(({ outdated, folder }) =>
    outdated.map((one) => problemOf(one, folder)),
  )

export async function translationStatus(site: PairedSite): Promise<readonly LocaleStatus[]> {
  const { root } = site.project
  const locales = translationPairs(site)
  let history: ReturnType<typeof openHistory> | undefined
  const stateOf = async (pair: Pair) => {
    history ??= openHistory(root)
    return (await history)?.(pair) ?? null
  }
  const statuses: LocaleStatus[] = []
  for (const locale of locales) {
    const known = readSources(root, locale.folder)
    const outdated: Outdated[] = []
    for (const pair of locale.pairs) {
      const now = blocksOf(readFileSync(join(root, pair.source), 'utf8'))
      const recorded = known.get(nameIn(locale.folder, pair))
      const isRecorded =
        recorded?.translation === translationHash(readFileSync(join(root, pair.translation), 'utf8'))
      // Most sites record all pairs, and most pairs are up to date: git is not asked about them.
      const before = isRecorded ? recorded?.blocks : await (await stateOf(pair))?.source()
      const blocks = before ? changedBlocks(before, now) : 0
      if (blocks === 0) continue
      const state = await stateOf(pair)
      outdated.push({ ...pair, blocks, commits: state?.behind || null, since: state?.hash ?? null })
    }
    statuses.push({ ...locale, outdated })
  }
  return statuses
}

/** How a translation is behind in git. */
interface GitState {
  readonly behind: number
  /** The commit of the translation. */
  readonly hash: string
  /** The blocks of the original in it. */
  readonly source: () => Promise<readonly string[]>
}

/** Null outside of a repository with a whole history. */
export async function openHistory(root: string): Promise<((pair: Pair) => GitState | null) | null> {
  const commits = await gitCommits(root)
  if (!commits) return null
  const newest = newestOf(commits)
  return ({ translation, source }) => {
    const at = newest.get(translation)
    const hash = at === undefined ? null : (commits[at]?.hash ?? null)
    const first = newest.get(source)
    if (at === undefined || hash === null || first === undefined || first >= at) return null
    return {
      behind: commits.slice(0, at).filter(({ files }) => files.includes(source)).length,
      hash,
      source: async () => blocksOf((await textAt(root, hash, source)) ?? ''),
    }
  }
}

/** File → the index of its newest commit. */
function newestOf(commits: readonly NamedCommit[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>()
  for (const [at, { files }] of commits.entries())
    for (const file of files) if (!newest.has(file)) newest.set(file, at)
  return newest
}

function problemOf({ translation, source, commits, blocks, since }: Outdated, folder: string): Diagnostic {
  const behind = commits === null ? '' : ` by ${counted(commits, 'commit')}`
  return {
    ...{ code: 'outdatedTranslation', file: translation, line: 0, column: 0 },
    message: `The translation is behind ${source}${behind}: ${counted(blocks, 'block')} of it changed.`,
    hint:
      since === null
        ? `Translate what changed, and run "write-translations": ${sourcesFile(folder)} has the state that was translated.`
        : `To see the changes, run "git diff ${since.slice(0, 10)} -- ${source}".`,
  }
}
