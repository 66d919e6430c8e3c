// Docusaurus writes into the folder `build` of the site, and some of its plugins write there whatever output
// folder they are told. While they run, that name leads to the output folder of this build.
import { existsSync, lstatSync, mkdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The temporary place of the folder of an earlier Docusaurus build. */
const asideName = '.build-of-docusaurus'

/**
 * Runs `act` while `build` in the folder `root` is a link to `outDir`. A folder that Docusaurus built is
 * moved aside and comes back; any other file or folder of this name stays, and then nothing is linked.
 */
export async function withBuildFolder<T>(root: string, outDir: string, act: () => Promise<T>): Promise<T> {
  const link = join(root, 'build')
  if (resolve(outDir) === link) return act()
  const aside = join(root, asideName)
  restore(link, aside)
  if (isBuiltSite(link)) renameSync(link, aside)
  if (lstatSync(link, { throwIfNoEntry: false })) return act()
  mkdirSync(outDir, { recursive: true })
  symlinkSync(resolve(outDir), link, 'junction')
  try {
    return await act()
  } finally {
    restore(link, aside)
  }
}

/** Also undoes what a build that was killed left. */
function restore(link: string, aside: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(link)
  if (existsSync(aside) && !existsSync(link)) renameSync(aside, link)
}

/** The folder has scripts and a page for missing ones, as every output of Docusaurus. */
const isBuiltSite = (folder: string): boolean =>
  lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true &&
  ['404.html', 'assets/js'].every((name) => existsSync(join(folder, name)))
