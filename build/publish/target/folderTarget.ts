// A folder that a web server reads, also on a network file system. Files are written beside their place and
// renamed. What becomes a page is a hard link to the kept content, so it takes no space of its own. Symbolic
// links are not followed: one in the place of a folder is replaced, and what it leads to stays as it is.
import { copyFile, link, mkdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownFolder } from '../release/planDeploy.ts'
import { partsOf } from './content.ts'
import { explainFolder } from './explainFolder.ts'
import { entryAt, filesInTheWay, ifThere, readNamed } from './filesInTheWay.ts'
import { readFolderState, writeFolderState } from './folderState.ts'
import type { Target } from './target.ts'

const partSize = 4 * 1024 * 1024

/** `name` is the folder as the user wrote it, which may be a link. */
export function folderTarget(folder: string, name = folder): Target {
  const own = join(folder, ownFolder)
  const fileOf = (key: string): string => join(folder, key)
  let count = 0
  /** Writes under another name, then renames. */
  const place = async (key: string, write: (draft: string) => Promise<void>): Promise<void> => {
    const file = fileOf(key)
    const draft = join(own, 'drafts', `${process.pid}-${count++}`)
    await mkdir(dirname(draft), { recursive: true })
    await rm(draft, { force: true })
    await write(draft)
    await clearWay(file, folder)
    await mkdir(dirname(file), { recursive: true })
    await rename(draft, file).catch(async (error: NodeJS.ErrnoException) => {
      if (!['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '')) throw error
      // A folder that is in the way has files that only an older release needs, or those of another program.
      const aside = join(own, 'replaced', `${process.pid}-${count}`)
      await mkdir(dirname(aside), { recursive: true })
      await rename(file, aside)
      await rename(draft, file)
    })
    // A rename between two links of one file leaves both.
    await rm(draft, { force: true })
  }
  return {
    name,
    keepsHeaders: false,
    put: (key, content) =>
      place(key, (draft) =>
        writeFile(draft, content instanceof Uint8Array ? content : partsOf(content, partSize)),
      ),
    copy: (from, to) =>
      place(to, (draft) => link(fileOf(from), draft).catch(() => copyFile(fileOf(from), draft))),
    has: async (key) => (await entryAt(fileOf(key)))?.isFile() ?? false,
    read: (key) => ifThere(readNamed(fileOf(key))),
    async remove(keys) {
      for (const key of keys) {
        if (await isBehindLink(fileOf(key), folder)) continue
        if ((await entryAt(fileOf(key)))?.isFile()) await rm(fileOf(key), { force: true })
        await removeEmpty(dirname(fileOf(key)), folder)
      }
    },
    inTheWay: filesInTheWay(folder),
    readState: (name) => readFolderState(join(own, name)),
    writeState: (name, text, version) => writeFolderState(join(own, name), text, version),
    explain: (error) => explainFolder(error, folder),
    close: () => {},
  }
}

/**
 * Removes a file of an older release, or a link, that has the name of a folder above this one. Another file
 * of the release may have put the folder there meanwhile: `unlink` leaves folders alone.
 */
async function clearWay(file: string, top: string): Promise<void> {
  for (const one of foldersAbove(file, top)) {
    const entry = await entryAt(one)
    if (!entry?.isFile() && !entry?.isSymbolicLink()) continue
    await unlink(one).catch(async (error: unknown) => {
      if ((await entryAt(one))?.isDirectory() === false) throw error
    })
  }
}

async function isBehindLink(file: string, top: string): Promise<boolean> {
  for (const one of foldersAbove(file, top)) if ((await entryAt(one))?.isSymbolicLink()) return true
  return false
}

/** The outermost first. */
function foldersAbove(file: string, top: string): readonly string[] {
  const above: string[] = []
  for (let at = dirname(file); at !== top && at.startsWith(top); at = dirname(at)) above.unshift(at)
  return above
}

/** Removes folders without files, up to the target's. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at))
    try {
      await rmdir(at)
    } catch {
      return
    }
}
