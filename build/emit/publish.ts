// Publishes a build as a whole: changed files wait in a stage folder, a journal marks the stage as complete,
// then the files are renamed into place. A run that finds a journal finishes it. A run that finds a stage
// without a journal removes it.
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { statIfThere } from '../io/fileStat.ts'
import { listFiles } from '../io/listFiles.ts'
import { makeFolder } from '../io/makeFolder.ts'
import {
  fingerprintIn,
  journalName,
  markerName,
  markerText,
  stageFolderOf,
  stageName,
} from '../io/output/outputFolder.ts'
import { writeWhole } from '../io/writeWhole.ts'
import { UsageError } from '../model/usageError.ts'
import { type OutputPath, outputPath } from '../shared/paths.ts'

/** Throws a UsageError for an output folder that Troodon did not make. */
export function checkOutDir(outDir: string): void {
  const stat = lstatSync(outDir, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory())
    throw new UsageError(
      `The output ${outDir} is ${stat.isSymbolicLink() ? 'a link' : 'not a folder'}. Remove it, or choose another one with --out.`,
    )
  if (stat && !isOutDir(outDir) && readdirSync(outDir).some((name) => name !== stageName))
    throw new UsageError(
      `The output folder ${outDir} contains files that Troodon did not write. Empty it, or choose another one with --out.`,
    )
}

/** Whether Troodon made the folder. */
export const isOutDir = (outDir: string): boolean => existsSync(join(outDir, markerName))

/** Creates the folder, and finishes or removes what an interrupted run left. */
export function prepareOutDir(outDir: string): void {
  checkOutDir(outDir)
  makeFolder(outDir)
  // In a folder without write permission, mkdir reports that there is no such folder.
  accessSync(outDir, constants.W_OK)
  if (!isOutDir(outDir)) writeWhole(join(outDir, markerName), markerText(''))
  if (existsSync(join(outDir, journalName))) finish(outDir)
  rmSync(stageFolderOf(outDir), { recursive: true, force: true })
}

interface Journal {
  /** The files to remove. */
  readonly gone: readonly string[]
  /** Of the folder afterwards; empty when it is not known. */
  readonly fingerprint: string
}

/** Publishes the staged files, removes the files in `gone`, and marks the folder with its new fingerprint. */
export function publish(outDir: string, journal: Journal & { readonly gone: readonly OutputPath[] }): void {
  const hasChanges = existsSync(stageFolderOf(outDir)) || journal.gone.length > 0
  if (!hasChanges && fingerprintIn(outDir) === journal.fingerprint) return
  writeWhole(join(outDir, journalName), JSON.stringify(journal))
  finish(outDir)
}

function finish(outDir: string): void {
  const { gone, fingerprint } = readJournal(outDir)
  const stage = stageFolderOf(outDir)
  if (existsSync(stage)) moveTree(stage, outDir)
  for (const path of gone) removeFile(outDir, path)
  rmSync(stage, { recursive: true, force: true })
  writeWhole(join(outDir, markerName), markerText(fingerprint))
  rmSync(join(outDir, journalName))
}

/** A journal that cannot be read names no files: the next build finds what is left over. */
function readJournal(outDir: string): Journal {
  try {
    const { gone, fingerprint } = JSON.parse(readFileSync(join(outDir, journalName), 'utf8')) as {
      readonly gone: readonly unknown[]
      readonly fingerprint: unknown
    }
    const isInside = (path: unknown): path is string =>
      typeof path === 'string' && !/^\.\.(?:[/\\]|$)/.test(relative(outDir, join(outDir, path)))
    return { gone: gone.filter(isInside), fingerprint: typeof fingerprint === 'string' ? fingerprint : '' }
  } catch {
    return { gone: [], fingerprint: '' }
  }
}

/**
 * Renames whole folders where the target has none yet, and single files otherwise. Can be repeated after any
 * interruption.
 */
function moveTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    const existing = lstatSync(target, { throwIfNoEntry: false })
    if (existing && entry.isDirectory() !== existing.isDirectory()) rmSync(target, { recursive: true })
    if (existing?.isDirectory() && entry.isDirectory()) moveTree(source, target)
    else renameSync(source, target)
  }
}

function removeFile(outDir: string, path: string): void {
  const file = join(outDir, path)
  if (!statIfThere(file, lstatSync)?.isFile()) return
  rmSync(file)
  for (let folder = dirname(file); folder !== outDir && folder.startsWith(outDir); folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      return
    }
  }
}

/** Removes an unfinished stage after an error or Ctrl-C. */
export function abandon(outDir: string): void {
  if (isOutDir(outDir) && !existsSync(join(outDir, journalName)))
    rmSync(stageFolderOf(outDir), { recursive: true, force: true })
}

const own: ReadonlySet<string> = new Set([markerName, journalName])

/** Every file of the output folder, for a build without the manifest of the last one. */
export function filesIn(outDir: string): OutputPath[] {
  const paths = readdirSync(outDir, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    if (!entry.isDirectory()) return entry.isFile() && !own.has(name) ? [name] : []
    // The stage of a first build has all files of the site.
    return name === stageName ? [] : listFiles(join(outDir, name)).map((path) => `${name}/${path}`)
  })
  return paths.map(outputPath)
}
