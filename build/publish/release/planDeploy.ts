// Plans what a deploy does, exactly and in order, from the records of the target alone.
import { contentsToKeep, disputedPaths, keptContents } from './keptContents.ts'
import { absent, type KnownTarget, possibleVersions } from './possibleVersions.ts'
import { contentId, type ReleaseFile, type ReleaseFiles, versionOf } from './release.ts'
import { isTakenAway, lingers, stageOf, type WriteStage, withoutEncoding, writeOrder } from './writeOrder.ts'

/** Bytes that are sent: a file with a hash in its name, or the content of files, kept for rollbacks. */
export interface Upload {
  readonly key: string
  /** A file of the site that has the bytes. */
  readonly path: string
  readonly file: ReleaseFile
  /** An interrupted deploy may have sent or removed them: the target is asked first. */
  readonly mayExist: boolean
}

/** A kept content that becomes a file of the site. */
interface Write {
  readonly path: string
  readonly file: ReleaseFile
  readonly stage: WriteStage
  /** Whether the site has no file there: new ones are written first. */
  readonly isNew: boolean
}

/** A file of older releases whose content is kept from now on, because it is replaced or removed. */
interface Save {
  readonly path: string
  readonly file: ReleaseFile
  readonly mayExist: boolean
}

export interface Plan {
  /** Before all writes. */
  readonly saves: readonly Save[]
  /** In any order, before all writes. */
  readonly uploads: readonly Upload[]
  /** Groups that are written one after another. */
  readonly writes: readonly (readonly Write[])[]
  /** Paths that are removed after all writes. */
  readonly removals: readonly string[]
  readonly unchanged: number
}

/** Folder of the target that visitors do not need. */
export const ownFolder = '.troodon-deploy'

export const contentKey = (file: ReleaseFile): string => `${ownFolder}/content/${contentId(file)}`

export function planDeploy(wanted: ReleaseFiles, target: KnownTarget): Plan {
  const { releases, dropped } = target
  const disputed = disputedPaths([wanted, ...releases])
  const possiblyKept = keptContents([...releases, ...dropped])
  const saves = [...contentsToKeep(wanted, releases)].map(
    ([path, file]): Save => ({ path, file, mayExist: possiblyKept.has(contentId(file)) }),
  )
  const kept = new Set([...keptContents(releases).keys(), ...saves.map(({ file }) => contentId(file))])
  const uploads = new Map<string, Upload>()
  const writes: Write[] = []
  let unchanged = 0
  for (const [path, file] of wanted) {
    const possible = possibleVersions(path, target)
    const isCurrent = possible.size === 1 && possible.has(versionOf(file))
    if (isCurrent) unchanged++
    const stage = stageOf(path)
    if (stage === 'assets' && !disputed.has(path)) {
      if (!isCurrent)
        uploads.set(path, { key: path, path, file, mayExist: isOnly(possible, versionOf(file)) })
      continue
    }
    const key = contentKey(file)
    if (!kept.has(contentId(file)))
      uploads.set(key, { key, path, file, mayExist: possiblyKept.has(contentId(file)) })
    if (!isCurrent) writes.push({ path, file, stage, isNew: possible.has(absent) })
  }
  const removals = gone(wanted, target)
  return { saves, uploads: [...uploads.values()], writes: grouped(writes), removals, unchanged }
}

/** Whether the object is this version if it is there at all, which is possible. */
const isOnly = (possible: ReadonlySet<string>, version: string): boolean =>
  possible.has(version) && [...possible].every((one) => one === version || one === absent)

/**
 * By stage; within a stage, new files come before those that may link to them. The home page leads to all
 * others, so it is the last one.
 */
const grouped = (writes: readonly Write[]): readonly (readonly Write[])[] =>
  writeOrder
    .flatMap((stage) => {
      const some = writes.filter((write) => write.stage === stage)
      const others = some.filter((write) => !isHome(write))
      return [others.filter(({ isNew }) => isNew), others.filter(({ isNew }) => !isNew), some.filter(isHome)]
    })
    .filter((group) => group.length > 0)

const isHome = ({ path }: Write): boolean => withoutEncoding(path) === 'index.html'

/** Pages and lists that the release does not have, and compressed forms of files that have none now. */
function gone(wanted: ReleaseFiles, target: KnownTarget): readonly string[] {
  const paths = new Set([...target.releases, ...target.dropped].flatMap((files) => [...files.keys()]))
  const isGone = (path: string): boolean =>
    isTakenAway(path, wanted) && [...possibleVersions(path, target)].some((version) => version !== absent)
  return [...paths].filter(isGone).sort()
}

/** Keys that only dropped releases have. */
export function planRemoval(
  kept: readonly ReleaseFiles[],
  dropped: readonly ReleaseFiles[],
): readonly string[] {
  const paths = new Set(kept.flatMap((files) => [...files.keys()]))
  const keys = new Set<string>()
  for (const files of dropped)
    for (const path of files.keys()) if (lingers(path) && !paths.has(path)) keys.add(path)
  const contents = keptContents(kept)
  for (const [id, file] of keptContents([...kept, ...dropped]))
    if (!contents.has(id)) keys.add(contentKey(file))
  return [...keys].sort()
}
