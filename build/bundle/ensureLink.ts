// Links to folders.
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes or corrects a link to a folder. */
export function ensureLink(link: string, target: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === target) return
  rmSync(link, { recursive: true, force: true })
  mkdirSync(dirname(link), { recursive: true })
  // Windows allows everyone to make junctions.
  symlinkSync(target, link, 'junction')
}
