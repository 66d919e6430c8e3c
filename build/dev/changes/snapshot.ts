// One hash for the state of files and folders: names, sizes, times and inodes, not their content.
import type { Stats } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../../io/hash.ts'

/** Two snapshots of the same paths are equal when nothing changed between them. Links are not followed. */
export async function snapshot(paths: Iterable<string>, ignored: (path: string) => boolean): Promise<string> {
  const lines: string[] = []
  for (const path of [...new Set(paths)].sort()) await walk(path, ignored, lines)
  return hashOf(lines.join('\n'))
}

async function walk(path: string, ignored: (path: string) => boolean, lines: string[]): Promise<void> {
  const stat = ignored(path) ? null : await lstat(path).catch(() => null)
  if (!stat) return
  if (!stat.isDirectory()) return void lines.push(line(path, stat))
  const names = await readdir(path).catch(() => [])
  // A folder at a time: its files are asked for together, but never those of the whole site.
  const inside = names
    .sort()
    .map((name) => join(path, name))
    .filter((one) => !ignored(one))
  const stats = await Promise.all(inside.map((one) => lstat(one).catch(() => null)))
  for (const [index, found] of stats.entries()) {
    if (found?.isDirectory()) await walk(inside[index] as string, ignored, lines)
    else if (found) lines.push(line(inside[index] as string, found))
  }
}

const line = (path: string, { size, mtimeMs, ctimeMs, ino }: Stats): string =>
  `${path}\0${size} ${mtimeMs} ${ctimeMs} ${ino}`
