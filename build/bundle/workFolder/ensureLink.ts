// Links to folders.
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSamePath } from '../../io/osPath.ts'

/** Makes or corrects a link to a folder. */
export function ensureLink(link: string, target: string): void {
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
  // Windows adds a slash to what a junction leads to.
  if (isLink && isSamePath(readlinkSync(link), target)) return
  rmSync(link, { recursive: true, force: true })
  mkdirSync(dirname(link), { recursive: true })
  // Windows allows everyone to make junctions.
  symlinkSync(target, link, 'junction')
}
