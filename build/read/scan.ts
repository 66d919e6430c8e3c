// Finds every file of a site, with its stat. Reads no content and follows no link out of the site.
import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FileStat, statOf } from '../io/fileStat.ts'
import { isSamePath, isWithin } from '../io/osPath.ts'
import { markerName } from '../io/output/outputFolder.ts'
import { contentFolders, isOutside } from '../model/config/contentFolders.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { byName } from '../shared/byName.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export interface Scan {
  readonly files: ReadonlyMap<SourcePath, FileStat>
  readonly diagnostics: readonly Diagnostic[]
  /** When the scan began, in milliseconds: files changed since cannot be trusted by their stat. */
  readonly startedAt: number
}

const ignoredNames = new Set(['node_modules', '.git', '.cache', '.DS_Store', 'Thumbs.db'])

/** Scans the content folder and the static folders below `root`; `outDir` (absolute) is never content. */
export function scan(root: string, config: Config, outDir: string): Scan {
  const files = new Map<SourcePath, FileStat>()
  const diagnostics: Diagnostic[] = []
  const walk: Walk = { root, realRoot: realpathSync(root), outDir, files, diagnostics }
  const startedAt = Date.now()
  const folders = [...contentFolders(config), ...config.staticDirectories]
  const top = folders.filter(
    (folder) =>
      !folders.some(
        (other) => other !== folder && (other === '' ? !isOutside(folder) : folder.startsWith(`${other}/`)),
      ),
  )
  for (const folder of [...new Set(top)].sort()) scanFolder(folder, walk)
  return { files: new Map([...files].sort(byName)), diagnostics, startedAt }
}

interface Walk {
  readonly root: string
  readonly realRoot: string
  readonly outDir: string
  readonly files: Map<SourcePath, FileStat>
  readonly diagnostics: Diagnostic[]
}

function scanFolder(folder: string, walk: Walk): void {
  const absolute = join(walk.root, folder)
  if (isSamePath(absolute, walk.outDir)) return
  const entries = readFolder(absolute, folder, walk)
  // The output folder of an earlier build.
  if (entries.some(({ name }) => name === markerName)) return
  const wrong = wrongNames(absolute, entries)
  for (const entry of entries) {
    const { name } = entry
    const path = folder === '' ? name : `${folder}/${name}`
    if (ignoredNames.has(name) || (name.startsWith('.') && name !== '.well-known' && name !== '.nojekyll'))
      continue
    if (wrong.has(name))
      skip(walk, sourcePath(path), 'has a name that is not valid UTF-8', 'Rename the file.')
    else if (entry.isDirectory()) scanFolder(path, walk)
    else if (entry.isFile()) addFile(path, walk)
    else if (entry.isSymbolicLink()) followLink(path, walk)
    else skip(walk, sourcePath(path), 'is not a regular file', 'Remove it from the content.')
  }
}

function readFolder(absolute: string, folder: string, walk: Walk): Dirent[] {
  try {
    return readdirSync(absolute, { withFileTypes: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT')
      walk.diagnostics.push({
        code: 'unreadableFile',
        file: sourcePath(folder),
        line: 0,
        column: 0,
        message: `The folder cannot be read (${code}).`,
        hint: 'Check its permissions.',
      })
    return []
  }
}

/** Names that are not valid UTF-8, as they are read: with `\uFFFD` in place of what is not. */
function wrongNames(absolute: string, entries: readonly Dirent[]): ReadonlySet<string> {
  if (!entries.some(({ name }) => name.includes('\uFFFD'))) return new Set()
  const names = readdirSync(absolute, { encoding: 'buffer' })
  return new Set(
    names
      .filter((name) => !Buffer.from(name.toString('utf8')).equals(name))
      .map((name) => name.toString('utf8')),
  )
}

function addFile(path: string, walk: Walk): void {
  try {
    const stat = lstatSync(`${walk.root}/${path}`)
    walk.files.set(sourcePath(path), statOf(stat))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A link to a file inside the site counts as that file. Links to folders and to other files are reported. */
function followLink(path: string, walk: Walk): void {
  try {
    const target = realpathSync(join(walk.root, path))
    const stat = statSync(target)
    if (stat.isFile() && isWithin(target, walk.realRoot)) walk.files.set(sourcePath(path), statOf(stat))
    else
      skip(
        walk,
        sourcePath(path),
        stat.isFile() ? 'is a link to a file outside the site' : 'is a link to a folder',
        'Put the files themselves there.',
      )
  } catch {
    skip(walk, sourcePath(path), 'is a link that leads nowhere', 'Remove it or correct its target.')
  }
}

function skip(walk: Walk, file: SourcePath, reason: string, hint: string): void {
  walk.diagnostics.push({
    code: 'skippedFile',
    file,
    line: 0,
    column: 0,
    message: `It ${reason}, and was left out.`,
    hint,
  })
}
