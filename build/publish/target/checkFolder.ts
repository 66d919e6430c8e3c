// Folders that a deploy refuses: those that a build reads or writes itself, and records that lead elsewhere.
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { isWithin } from '../../io/osPath.ts'
import { realFolder } from '../../io/realFolder.ts'
import { UsageError } from '../../model/usageError.ts'
import { recordedFolders } from '../../reuse/fileHashes.ts'
import { ownFolder } from '../release/planDeploy.ts'

/** Folders of a site as a deploy sees them. */
export interface SiteFolders {
  readonly root: string
  readonly outDir: string
  readonly cacheFolder: string
}

/** Usual names of folders with sources, which may be empty in a new site. */
const sourceNames =
  /^(?:blog|components|content|data|docs|i18n|pages|plugins|src|static|templates|theme|\w+_(?:versioned_)?(?:docs|sidebars)|versioned_(?:docs|sidebars)|\..+)$/

/** `folder` has no links. Throws a UsageError with the reason. */
export function checkFolder(folder: string, { root, outDir, cacheFolder }: SiteFolders): void {
  if (isWithin(folder, outDir) || isWithin(outDir, folder) || isWithin(root, folder))
    throw new UsageError(`${folder} contains the site or its output. Deploy to a folder outside both.`)
  const reserved = folder.split(sep).find((name) => name === '.git' || name === 'node_modules')
  if (reserved !== undefined)
    throw new UsageError(`${folder} is in a folder ${reserved}. Deploy to a folder outside it.`)
  if (isWithin(folder, cacheFolder) || isWithin(cacheFolder, folder))
    throw new UsageError(
      `${folder} contains the cache ${cacheFolder}, or is in it. Deploy to another folder.`,
    )
  const source = recordedFolders(cacheFolder, root)
    .map(realFolder)
    .find((one) => !isWithin(root, one) && (isWithin(folder, one) || isWithin(one, folder)))
  if (source !== undefined)
    throw new UsageError(
      `The site has its sources in ${source}. Deploy to a folder that neither contains that one nor is in it.`,
    )
  const own = entriesIn(join(folder, ownFolder))
  if (own === null && isLinkOrFile(join(folder, ownFolder)))
    throw new UsageError(`${join(folder, ownFolder)} is not a folder. Remove it, then deploy again.`)
  const link = own?.find((entry) => entry.isSymbolicLink())
  if (link)
    throw new UsageError(
      `${join(folder, ownFolder, link.name)} is a link, which a deploy does not follow. Replace it by a folder.`,
    )
  if (own !== null) return
  if (isWithin(folder, root)) checkInside(folder, root)
  else checkOtherSite(folder)
}

const configName = /^(?:site|docusaurus)\.config\.(?:json|[cm]?[jt]s)$/

/** A page in the sources of another site would become a part of it. Its static folder is for such files. */
function checkOtherSite(folder: string): void {
  for (let root = folder; dirname(root) !== root; root = dirname(root)) {
    const config = entriesIn(root)?.find(({ name }) => configName.test(name))
    if (!config) continue
    const [name = ''] = folder.slice(root.length).split(sep).filter(Boolean)
    if (name !== '' && (name === 'static' || !sourceNames.test(name))) return
    throw new UsageError(
      `${folder} is in the site of ${join(root, config.name)}. Deploy to a folder outside its sources.`,
    )
  }
}

/** In the site, a deploy makes a folder of its own: it never adds files to one that has others. */
function checkInside(folder: string, root: string): void {
  const [name = ''] = folder.slice(root.length).split(sep).filter(Boolean)
  if (sourceNames.test(name))
    throw new UsageError(
      `${folder} is a folder for sources of the site. Deploy to a folder outside ${root}, or to a new one in it.`,
    )
  if ((entriesIn(folder) ?? []).length > 0)
    throw new UsageError(
      `${folder} is a folder of the site with files that no deploy wrote. Deploy to an empty or new folder.`,
    )
}

/** Null when no folder is there; a link to one counts as none. */
function entriesIn(folder: string): readonly Dirent[] | null {
  try {
    return lstatSync(folder).isDirectory() ? readdirSync(folder, { withFileTypes: true }) : null
  } catch {
    return null
  }
}

const isLinkOrFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined
