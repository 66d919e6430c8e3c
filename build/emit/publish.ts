// Publishes a build as a whole: changed files wait in a stage folder, a journal marks the stage as complete,
// then the files are renamed into place. A run that finds a journal finishes it. A run that finds a stage
// without a journal removes it.
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listFiles } from '../io/listFiles.ts'
import {
  journalName,
  markerName,
  stageFolderOf,
  stageName,
  unrecordedName,
} from '../io/output/outputFolder.ts'
import { writeWhole } from '../io/writeWhole.ts'
import { UsageError } from '../model/usageError.ts'
import { type OutputPath, outputPath } from '../shared/paths.ts'

const markerText = 'Made by Troodon. Every build rewrites this folder. Do not put your own files here.\n'

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
  mkdirSync(outDir, { recursive: true })
  // In a folder without write permission, mkdir reports that there is no such folder.
  accessSync(outDir, constants.W_OK)
  if (!isOutDir(outDir)) writeWhole(join(outDir, markerName), markerText)
  if (existsSync(join(outDir, journalName))) finish(outDir)
  rmSync(stageFolderOf(outDir), { recursive: true, force: true })
}

/** Publishes the staged files and removes the files in `gone`. */
export function publish(outDir: string, gone: readonly OutputPath[]): void {
  if (!existsSync(stageFolderOf(outDir)) && gone.length === 0) return
  writeWhole(join(outDir, journalName), JSON.stringify({ gone }))
  finish(outDir)
}

function finish(outDir: string): void {
  const gone = readJournal(outDir)
  const stage = stageFolderOf(outDir)
  if (existsSync(stage)) moveTree(stage, outDir)
  for (const path of gone) removeFile(outDir, path)
  rmSync(stage, { recursive: true, force: true })
  renameSync(join(outDir, journalName), join(outDir, unrecordedName))
}

/** The build is recorded: the next one knows every file of the folder. */
export const confirmPublished = (outDir: string): void =>
  rmSync(join(outDir, unrecordedName), { force: true })

/** The files to remove. A journal that cannot be read names none: the next build finds what is left over. */
function readJournal(outDir: string): readonly string[] {
  try {
    const { gone } = JSON.parse(readFileSync(join(outDir, journalName), 'utf8')) as {
      gone: readonly unknown[]
    }
    return gone.filter(
      (path): path is string =>
        typeof path === 'string' && !/^\.\.(?:[/\\]|$)/.test(relative(outDir, join(outDir, path))),
    )
  } catch {
    return []
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
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return
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

const own: ReadonlySet<string> = new Set([markerName, journalName, unrecordedName])

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
