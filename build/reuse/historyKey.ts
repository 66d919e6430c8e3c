// The part of a build's key that a commit may change: what pages can show of the history. Asking git takes
// longer than a build without changes, so the cache has the answer for one commit.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHead } from '../io/gitHead.ts'
import { hashOf } from '../io/hash.ts'
import { writeWhole } from '../io/writeWhole.ts'
import { contentFolders } from '../model/config/contentFolders.ts'
import type { Config } from '../model/project.ts'
import { showsHistory } from '../model/showsHistory.ts'
import type { Commit } from '../model/site.ts'

export interface HistoryPlace {
  readonly engine: string
  readonly cacheFolder: string
  readonly project: {
    readonly root: string
    /** Whether the configuration has functions. They may ask git themselves. */
    readonly hasFunctions: boolean
    readonly config: Pick<Config, 'contentDir' | 'docs' | 'blogs' | 'pages' | 'plugins' | 'sitemap'>
  }
}

/** Null while the answer for the commit that is checked out is not known. */
export function historyKey(place: HistoryPlace): string | null {
  const { root, hasFunctions, config } = place.project
  if (hasFunctions || config.plugins.length > 0) return readHead(root)
  if (!showsHistory(config)) return ''
  const [commit, key] = readRecord(place)
  return commit === commitOf(place) ? (key ?? null) : null
}

/** Asks for the commits of all files when that is needed for the key of a build. */
export async function learnHistory(
  place: HistoryPlace,
  read: () => Promise<{ readonly commits: ReadonlyMap<string, Commit> | null } | null>,
): Promise<void> {
  if (historyKey(place) !== null) return
  const before = commitOf(place)
  const commits = (await read())?.commits
  const key = commits ? hashOf(JSON.stringify([...commits].sort(byFile))) : 'none'
  // Somebody may have changed the branch meanwhile.
  if (commitOf(place) !== before) return
  mkdirSync(place.cacheFolder, { recursive: true })
  writeWhole(fileOf(place), JSON.stringify([before, key]))
}

/** Identity of the commit and of what is asked about it. */
const commitOf = ({ engine, project: { root, config } }: HistoryPlace): string =>
  hashOf(engine, readHead(root), ...contentFolders(config))

const fileOf = ({ cacheFolder }: HistoryPlace): string => join(cacheFolder, 'history.json')

function readRecord(place: HistoryPlace): readonly (string | undefined)[] {
  try {
    const record: unknown = JSON.parse(readFileSync(fileOf(place), 'utf8'))
    return Array.isArray(record) ? record.map(String) : []
  } catch {
    return []
  }
}

const byFile = ([a]: readonly [string, Commit], [b]: readonly [string, Commit]): number => (a < b ? -1 : 1)
