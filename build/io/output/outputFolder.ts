// Reserved names in an output folder such as `dist/`, its marker, and the paths that a file in it may have.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWithin } from '../osPath.ts'

/** Marks a folder that Troodon made and may rewrite. */
export const markerName = '.troodon'

/** Folder with the files of an unfinished build. */
export const stageName = '.troodon-stage'

/** Present while the files of a finished stage are renamed into place. */
export const journalName = '.troodon-journal'

export const stageFolderOf = (outDir: string): string => join(outDir, stageName)

/** The end of the fingerprint of a folder to which plugins add files of their own. */
export const addedTo = '+'

/** The text of the marker. `fingerprint` is that of all files in the folder; empty when it is not known. */
export const markerText = (fingerprint: string): string =>
  `Made by Troodon. Every build rewrites this folder. Do not put your own files here.\nFiles: ${fingerprint || 'unknown'}\n`

/** The fingerprint in the marker; null without one. */
export function fingerprintIn(outDir: string): string | null {
  try {
    return /^Files: ([\da-f]+\+?)$/m.exec(readFileSync(join(outDir, markerName), 'utf8'))?.[1] ?? null
  } catch {
    return null
  }
}

/** Whether a build has written this folder. */
export const isOutputFolder = (folder: string): boolean => existsSync(join(folder, markerName))

/** Whether Troodon or Docusaurus has written this folder: its scripts are no code of the site. */
export const isBuiltSite = (folder: string): boolean =>
  isOutputFolder(folder) ||
  (existsSync(join(folder, 'assets/js')) &&
    ['index.html', '404.html'].some((name) => existsSync(join(folder, name))))

/** Finds out whether a path in the folder of a site is in an output folder. Looks at each folder once. */
export function outputFinder(root: string): (path: string) => boolean {
  const known = new Map<string, boolean>()
  const isInside = (folder: string): boolean => {
    if (folder === root || !isWithin(folder, root)) return false
    const found = known.get(folder) ?? (isOutputFolder(folder) || isInside(dirname(folder)))
    known.set(folder, found)
    return found
  }
  return isInside
}

/** The output folders directly in the folder of a site, absolute. */
export const outputFoldersIn = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name))
    .filter(isOutputFolder)
    .sort()

const reserved: ReadonlySet<string> = new Set([markerName, stageName, journalName])

/** Whether a file or folder of this name, directly in the output folder, is Troodon's own. */
export const isReservedName = (name: string): boolean => reserved.has(name)

/** The longest name of a file in common file systems, in bytes of UTF-8. */
const longestName = 255

/** Why no file can have this path in the output folder; null when one can. */
export function outputPathProblem(path: string): string | null {
  const names = path.split('/')
  if (/[\0\\]/.test(path)) return 'the path has a character that no file name may have'
  if (names.includes('..') || names.includes('.')) return 'the path leaves the output folder'
  if (names.includes('')) return 'a name in the path is empty'
  if (isReservedName(names[0] ?? '')) return 'Troodon needs this name itself'
  // A unit of UTF-16 has at most three bytes in UTF-8.
  if (path.length * 3 <= longestName) return null
  return names.some((name) => Buffer.byteLength(name) > longestName)
    ? `a name in the path has more than ${longestName} bytes`
    : null
}
