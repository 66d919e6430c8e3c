// Finds every file of a site, with its stat. Reads no content, and follows links only inside the repository
// and to folders that the configuration names.
import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type FileStat, readError, statOf } from '../io/fileStat.ts'
import { isSamePath, isWithin } from '../io/osPath.ts'
import { markerName } from '../io/output/outputFolder.ts'
import { openReadable, type ReadableFiles } from '../io/readableFile.ts'
import { contentFolders, reaches } from '../model/config/contentFolders.ts'
import { readableFolders, refusalProblem } from '../model/config/readableFolders.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Config } from '../model/project.ts'
import { systemReason } from '../model/systemReason.ts'
import { byName } from '../shared/byName.ts'
import { inOneForm, type SourcePath, sourcePath } from '../shared/paths.ts'

export interface Scan {
  readonly files: ReadonlyMap<SourcePath, FileStat>
  /** Links that were followed, with the real paths of their targets. */
  readonly links: ReadonlyMap<SourcePath, string>
  readonly diagnostics: readonly Diagnostic[]
  /** Files that cannot be read, and folders with the name of a data file: `is a folder`. */
  readonly unread: ReadonlyMap<SourcePath, string>
  /** When the scan began, in milliseconds: files changed since cannot be trusted by their stat. */
  readonly startedAt: number
}

const ignoredNames = new Set(['node_modules', '.git', '.cache', '.DS_Store', 'Thumbs.db'])

/** Scans the content folder and the static folders below `root`; `outDir` (absolute) is never content. */
export function scan(root: string, config: Config, outDir: string): Scan {
  const files = new Map<SourcePath, FileStat>()
  const diagnostics: Diagnostic[] = []
  const links = new Map<SourcePath, string>()
  const unread = new Map<SourcePath, string>()
  let readable: ReadableFiles | undefined
  const walk: Walk = {
    ...{ root, outDir, files, links, unread, diagnostics },
    refusal(file) {
      readable ??= openReadable(readableFolders({ root, config }))
      return readable.refusal(file)
    },
  }
  const startedAt = Date.now()
  const folders = [...contentFolders(config), ...config.staticDirectories]
  const top = folders.filter((folder) => !folders.some((other) => other !== folder && reaches(other, folder)))
  for (const folder of [...new Set(top)].sort()) scanFolder(folder, walk)
  return { files: new Map([...files].sort(byName)), links, unread, diagnostics, startedAt }
}

interface Walk {
  readonly root: string
  readonly outDir: string
  readonly files: Map<SourcePath, FileStat>
  readonly links: Map<SourcePath, string>
  readonly unread: Map<SourcePath, string>
  readonly refusal: (file: string) => ReturnType<ReadableFiles['refusal']>
  readonly diagnostics: Diagnostic[]
}

function scanFolder(folder: string, walk: Walk): void {
  const absolute = join(walk.root, folder)
  if (isSamePath(absolute, walk.outDir)) return
  const entries = readFolder(absolute, folder, walk)
  // The output folder of an earlier build.
  if (entries.some(({ name }) => name === markerName)) return
  try {
    scanEntries(entries, folder, walk)
  } catch (error) {
    walk.diagnostics.push(unreadable(folder, error))
  }
}

/** Of files with data or code: see `readData`. */
const dataName = /\.(?:json|ya?ml|[cm]?[jt]s)$/

/** Throws where a folder can be listed, but not entered. */
function scanEntries(entries: readonly Dirent[], folder: string, walk: Walk): void {
  const wrong = wrongNames(join(walk.root, folder), entries)
  const seen = new Set<string>()
  for (const entry of entries) {
    const { name } = entry
    const path = folder === '' ? name : `${folder}/${name}`
    if (ignoredNames.has(name) || (name.startsWith('.') && name !== '.well-known' && name !== '.nojekyll'))
      continue
    if (wrong.has(name))
      skip(walk, sourcePath(path), 'has a name that is not valid UTF-8', 'Rename the file.')
    else if (isSecond(name, seen))
      walk.diagnostics.push(secondForm(sourcePath(path), entry.isDirectory() ? 'folders' : 'files'))
    else if (entry.isDirectory()) {
      if (dataName.test(name)) walk.unread.set(sourcePath(path), 'is a folder')
      scanFolder(path, walk)
    } else if (entry.isFile()) addFile(path, walk)
    else if (entry.isSymbolicLink()) followLink(path, walk)
    else skip(walk, sourcePath(path), 'is not a regular file', 'Remove it from the content.')
  }
}

function readFolder(absolute: string, folder: string, walk: Walk): Dirent[] {
  try {
    return readdirSync(absolute, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') walk.diagnostics.push(unreadable(folder, error))
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

/** Whether a name of the folder is the same in another Unicode form. */
function isSecond(name: string, seen: Set<string>): boolean {
  const form = inOneForm(name)
  const isSecond = seen.has(form)
  seen.add(form)
  return isSecond
}

const secondForm = (file: SourcePath, kind: string): Diagnostic => ({
  code: 'skippedFile',
  severity: 'error',
  file,
  line: 0,
  column: 0,
  message: `The folder has two ${kind} of this name, which differ only in their Unicode form (NFC and NFD).`,
  hint: 'Remove or rename one of them: both would have the same URL.',
})

function addFile(path: string, walk: Walk): void {
  try {
    addReadable(path, lstatSync(`${walk.root}/${path}`), walk)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function addReadable(path: string, stat: Stats, { root, files, unread }: Walk): void {
  const error = readError(`${root}/${path}`, stat)
  if (error) unread.set(sourcePath(path), `cannot be read: ${systemReason(error)}`)
  else files.set(sourcePath(path), statOf(stat))
}

const unreadable = (folder: string, error: unknown): Diagnostic => ({
  code: 'unreadableFile',
  file: sourcePath(folder),
  line: 0,
  column: 0,
  message: `The folder cannot be read: ${systemReason(error)}.`,
  hint: 'Check its permissions.',
})

/** A link counts as the file or folder that it leads to, in the repository or in a configured folder. */
function followLink(path: string, walk: Walk): void {
  const link = sourcePath(path)
  const target = targetOf(join(walk.root, path))
  const stat = target === null ? null : statSync(target)
  const wrong = wrongLink(path, target, walk)
  if (wrong) skip(walk, link, ...wrong)
  else if (stat?.isDirectory()) {
    walk.links.set(link, target as string)
    scanFolder(path, walk)
  } else if (stat?.isFile()) {
    walk.links.set(link, target as string)
    addReadable(path, stat, walk)
  } else skip(walk, link, 'is not a regular file', 'Remove it from the content.')
}

/** What is wrong with a link, and what to do. */
function wrongLink(
  path: string,
  target: string | null,
  { root, refusal }: Walk,
): readonly [string, string] | null {
  if (target === null) return ['is a link that leads nowhere', 'Remove it or correct its target.']
  const isFolder = statSync(target).isDirectory()
  const kind = isFolder ? 'folder' : 'file'
  const refused = refusal(target)
  if (refused === 'outside')
    return [
      `is a link to a ${kind} outside the repository`,
      `Put the ${kind} itself there, or add its folder to outsideFolders in the configuration.`,
    ]
  if (refused !== null && refused !== 'missing') {
    const { message, hint } = refusalProblem(refused, `is a link to a ${kind} that`, '')
    return [message.slice(0, -1), hint ?? '']
  }
  return isFolder && isAround(target, path, root)
    ? ['is a link to a folder that contains it', 'Remove it or correct its target.']
    : null
}

function targetOf(link: string): string | null {
  try {
    return realpathSync(link)
  } catch {
    return null
  }
}

/** Whether a link to this folder would lead to itself again, also through other links. */
function isAround(folder: string, path: string, root: string): boolean {
  const names = dirname(path).split('/')
  return names.some((_, index) => isWithin(realpathSync(join(root, ...names.slice(0, index + 1))), folder))
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
