// Translations that are behind their originals according to `.sources.json`, for the notice on their pages.
// Reads nothing in a site without such a file, and asks nothing of git: the same files give the same pages.
import { join } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import { readOwnText } from '../../io/readText.ts'
import { openInstances } from '../../kinds/instanceOfFile.ts'
import { localeFolder } from '../../kinds/translations.ts'
import { isTranslated } from '../../model/locales.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import type { Config } from '../../model/project.ts'
import { behindKey } from '../../reuse/keys.ts'
import type { Store } from '../../reuse/store.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import { blocksOf, changedBlocks } from './changedBlocks.ts'
import type { Pair } from './pairs.ts'
import { type KnownTranslation, readSources, sourcesFile, translationHash } from './sourcesFile.ts'

interface SiteFiles {
  readonly root: string
  readonly config: Config
  readonly files: ReadonlySet<SourcePath>
}

interface HashedFiles extends SiteFiles {
  readonly hashOf: (source: SourcePath) => string
  readonly store: Store
}

interface KnownPair extends Pair {
  readonly known: KnownTranslation
}

/** After an edit of one file, only the pairs of its part are read again. */
const partSize = 250

export function pagesBehind(site: HashedFiles): ReadonlySet<SourcePath> {
  const pairs = knownPairs(site)
  const behind = new Set<SourcePath>()
  for (let at = 0; at < pairs.length; at += partSize)
    for (const translation of behindIn(pairs.slice(at, at + partSize), site)) behind.add(translation)
  return behind
}

function behindIn(pairs: readonly KnownPair[], site: HashedFiles): readonly SourcePath[] {
  const identities = pairs.map(
    ({ translation, source, known }) =>
      `${translation} ${site.hashOf(translation)} ${site.hashOf(source)} ${JSON.stringify(known)}`,
  )
  const key = behindKey(hashOf(...identities))
  const stored = site.store.get(key)
  if (stored) return stored
  const behind = pairs.filter((pair) => isBehind(pair, site.root)).map(({ translation }) => translation)
  site.store.put(key, behind)
  return behind
}

/** Whether edits of these files left the notices of all pages as they were. */
export function keepsNotices(
  edited: ReadonlySet<SourcePath>,
  before: ReadonlySet<SourcePath>,
  site: SiteFiles,
): boolean {
  return knownPairs(site)
    .filter(({ translation, source }) => edited.has(translation) || edited.has(source))
    .every((pair) => isBehind(pair, site.root) === before.has(pair.translation))
}

/** An edited translation may have what it lacked: `write-translations` decides. */
function isBehind({ translation, source, known }: KnownPair, root: string): boolean {
  const text = (file: SourcePath) => readOwnText(join(root, file))
  return (
    translationHash(text(translation)) === known.translation &&
    changedBlocks(known.blocks, blocksOf(text(source))) > 0
  )
}

function knownPairs({ root, config, files }: SiteFiles): readonly KnownPair[] {
  const recorded = noticedFolders(config).flatMap((folder) =>
    [...readSources(root, folder)].map(([name, known]) => ({
      translation: sourcePath(`${folder}/${name}`),
      known,
    })),
  )
  if (recorded.length === 0) return []
  const instanceOf = openInstances(config)
  return recorded.flatMap(({ translation, known }): KnownPair[] => {
    const original = files.has(translation) ? (instanceOf(translation)?.original ?? null) : null
    const source = original === null ? null : nameOnDisk(original, files)
    return source !== null && files.has(source) ? [{ translation, source, known }] : []
  })
}

/** What the notices depend on beside the pages, whether it exists or not. */
export const noticeFiles = (config: Config): readonly SourcePath[] =>
  noticedFolders(config).map((folder) => sourcePath(sourcesFile(folder)))

/** Folders of the languages whose pages have notices. */
const noticedFolders = (config: Config): readonly string[] =>
  config.i18n.untranslatedNotice
    ? config.i18n.builtLocales
        .filter((locale) => locale !== config.i18n.defaultLocale && isTranslated(locale, config))
        .map((locale) => localeFolder(locale, config))
    : []
