// A value in a folder that is replaced only by who has seen its last version. Each version is a file named by
// its number. It appears with its content by `link`, which only one process can do for a name, on network
// file systems too.
import { link, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../io/makeFolder.ts'
import { readNamed } from './filesInTheWay.ts'
import type { State } from './target.ts'

export async function readFolderState(folder: string): Promise<State | null> {
  for (;;) {
    const number = (await versions(folder)).at(-1)
    if (number === undefined) return null
    try {
      const file = join(folder, String(number))
      const text = String(await readNamed(file))
      return { text, version: String(number), age: await ageOf(file, folder) }
    } catch (error) {
      // A newer one was written, and this one removed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

export async function writeFolderState(
  folder: string,
  text: string,
  version: string | null,
): Promise<string | null> {
  makeFolder(folder)
  const next = version === null ? 1 : Number(version) + 1
  const draft = join(folder, `draft-${process.pid}-${Math.random().toString(36).slice(2)}`)
  const file = join(folder, String(next))
  await writeFile(draft, text)
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  const all = await versions(folder)
  // This number was free because newer versions removed its file.
  if ((all.at(-1) ?? next) > next) {
    await rm(file, { force: true })
    return null
  }
  for (const older of all) if (older < next - 1) await rm(join(folder, String(older)), { force: true })
  return String(next)
}

/** Numbers of the versions that are there, in order. */
async function versions(folder: string): Promise<readonly number[]> {
  try {
    const names = await readdir(folder)
    return names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => a - b)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Milliseconds, by the clock of the file system: a new file there has its time. */
async function ageOf(file: string, folder: string): Promise<number> {
  const probe = join(folder, `time-${process.pid}-${Math.random().toString(36).slice(2)}`)
  await writeFile(probe, '')
  try {
    return Math.max(0, (await stat(probe)).mtimeMs - (await stat(file)).mtimeMs)
  } finally {
    await rm(probe, { force: true })
  }
}
