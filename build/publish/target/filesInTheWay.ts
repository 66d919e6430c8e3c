// What a folder has at paths that a deploy writes. Links are not followed.
import { lstat, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Target } from './target.ts'

export const filesInTheWay =
  (top: string): Target['inTheWay'] =>
  async (paths, isOwn) => {
    const found = new Set<string>()
    const folders = new Map<string, Promise<boolean>>([['.', Promise.resolve(true)]])
    /** Resolves with whether a folder is there; false for one that has to be made. */
    const isFolder = (path: string): Promise<boolean> => {
      const known = folders.get(path)
      if (known) return known
      const asked = isFolder(dirname(path)).then(async (hasParent) => {
        const stat = hasParent ? await entryAt(join(top, path)) : null
        if (stat && !stat.isDirectory() && !(stat.isFile() && isOwn(path))) found.add(path)
        return stat?.isDirectory() ?? false
      })
      folders.set(path, asked)
      return asked
    }
    for (const path of paths) {
      const stat = (await isFolder(dirname(path))) ? await entryAt(join(top, path)) : null
      if (stat?.isDirectory())
        for (const file of await filesBelow(top, path)) if (!isOwn(file)) found.add(file)
      if (stat && !stat.isDirectory() && !(stat.isFile() && isOwn(path))) found.add(path)
    }
    return [...found].sort()
  }

async function filesBelow(top: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(top, folder), { withFileTypes: true })
  const files = entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(top, path) : [path]
  })
  return (await Promise.all(files)).flat()
}

/** The stat of a file, folder or link; null when there is none. */
export const entryAt = (path: string) => ifThere(lstat(path))

/** Like `readFile`, whose error does not name a folder. */
export const readNamed = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: unknown) => {
    throw Object.assign(error as Error, { path: file })
  })

/** Null for a file that is not there. */
export async function ifThere<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
