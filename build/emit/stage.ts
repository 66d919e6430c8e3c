// The files of a running build: those kept from the last one, and those written into the stage folder.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type EmittedFile, intactFile } from '../io/output/emittedFile.ts'
import type { Manifest } from '../io/output/manifest.ts'
import { addedTo, fingerprintIn, stageFolderOf } from '../io/output/outputFolder.ts'
import { copyToStage, writeOutput } from '../io/output/stageFiles.ts'
import type { CodePlace } from '../model/codePlace.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { type Claims, type Owner, openClaims } from '../outputs/claims.ts'
import type { CopyOutput, FileOutput, FoundFiles, MakeTools, WrittenFile } from '../outputs/output.ts'
import type { OutputPath } from '../shared/paths.ts'
import { prepareOutDir } from './publish.ts'

export interface Stage {
  readonly outDir: string
  readonly folder: string
  /** Files that the last build wrote. */
  readonly last: Manifest
  /** Whether all of them are known to be as it wrote them. */
  readonly isProven: boolean
  /** The fingerprint of these files, which is that of the folder; null when the folder may have others. */
  readonly fingerprint: string | null
  /** Whether plugins add files to the folder afterwards. The next build lists it, and removes them. */
  readonly isAddedTo: boolean
  /** Files that stay as they are in the output folder. */
  readonly kept: Map<OutputPath, EmittedFile>
  readonly made: Map<OutputPath, MadeFile>
  readonly claims: Claims
  /** Copies of files that changed while the build ran. */
  readonly changed: Set<OutputPath>
  readonly diagnostics: Diagnostic[]
  /** The document in place of a page that failed, in a preview; otherwise null. */
  readonly errorPage: ((problem: Diagnostic, at: CodePlace | null) => string) | null
  /** The elements that load style sheets and scripts in the document of a page with this key; else null. */
  readonly filesOf: (key: string) => string | null
}

/** What a build knows about the files of the output folder. */
export interface WrittenFiles {
  readonly manifest: Manifest
  readonly fingerprint: string
}

interface MadeFile {
  readonly key: string
  readonly hash: string
  /** Set if it is known without reading the disk. */
  readonly size?: number
}

/**
 * Finishes or removes what an interrupted build left; throws a UsageError for a folder that Troodon did not
 * make.
 */
export function openStage(
  outDir: string,
  last: WrittenFiles,
  { errorPage = null, isProven = false, isAddedTo = false, filesOf = () => null }: StageOptions,
): Stage {
  prepareOutDir(outDir)
  const { manifest, fingerprint } = last
  const isLast = fingerprintIn(outDir) === fingerprint && !fingerprint.endsWith(addedTo)
  return {
    outDir,
    folder: stageFolderOf(outDir),
    last: manifest,
    isProven,
    fingerprint: isLast ? fingerprint : null,
    isAddedTo,
    kept: new Map(),
    made: new Map(),
    claims: openClaims(),
    changed: new Set(),
    diagnostics: [],
    errorPage,
    filesOf,
  }
}

type StageOptions = Partial<Pick<Stage, 'errorPage' | 'isProven' | 'isAddedTo' | 'filesOf'>>

export async function emitFile(output: FileOutput, stage: Stage, tools: MakeTools): Promise<void> {
  if (claim(output.path, output, stage)) await emitClaimed(output, stage, tools)
}

/** Emits a file whose path is claimed already. */
export async function emitClaimed(output: FileOutput, stage: Stage, tools: MakeTools): Promise<void> {
  const { path, key } = output
  if (output.type === 'copy') return emitCopy(output, stage)
  if (keep(path, key, stage)) return
  const content = output.type === 'text' ? output.text : await output.make(tools)
  const { hash, size } = writeOutput(stage.folder, path, content, intactHash(path, stage))
  stage.made.set(path, { key, hash, size })
}

function emitCopy({ path, key, file }: Omit<CopyOutput, 'type'>, stage: Stage): void {
  if (needsCopy(path, key, stage)) copied(path, key, copyToStage(stage.folder, path, file), stage)
}

/**
 * Records a copy with the hash of its bytes. No output has the key of one that changed after it was hashed:
 * the next build copies it again.
 */
function copied(path: OutputPath, key: string, hash: string, stage: Stage): void {
  if (hash !== key) stage.changed.add(path)
  stage.made.set(path, { key: hash === key ? key : '', hash })
}

/**
 * Whether a copy must be written; false when the same content is in the output folder. `key` is the hash of
 * the content.
 */
function needsCopy(path: OutputPath, key: string, stage: Stage): boolean {
  if (keep(path, key, stage)) return false
  stage.made.set(path, { key, hash: key })
  return intactHash(path, stage) !== key
}

/** Whether the output may be written. Every output is claimed before it is written. */
export function claim(path: OutputPath, owner: Owner, { claims, diagnostics }: Stage): boolean {
  const { isFree, problem } = claims(path, owner)
  if (problem) diagnostics.push(problem)
  return isFree
}

/** Keeps the file of the last build when it is intact and has the same key. */
export function keep(path: OutputPath, key: string, stage: Stage): boolean {
  const { last, kept } = stage
  const known = last.get(path)
  const intact = known?.key === key ? intactIn(stage, path, known) : null
  if (intact) kept.set(path, intact)
  return intact !== null
}

/** The hash of a file that is intact, so that equal bytes are not written again. */
export function intactHash(path: OutputPath, stage: Stage): string | null {
  const known = stage.last.get(path)
  return known && intactIn(stage, path, known) ? known.hash : null
}

const intactIn = ({ isProven, outDir }: Stage, path: OutputPath, file: EmittedFile): EmittedFile | null =>
  isProven ? file : intactFile(outDir, path, file)

/** All files so far. The size of a file is read on demand. */
export const emittedFiles = (stage: Stage): Map<OutputPath, WrittenFile> =>
  new Map<OutputPath, WrittenFile>([
    ...stage.kept,
    ...[...stage.made].map(([path, file]) => [path, sizedFile(path, file, stage)] as const),
  ])

/** Adds a file that was made or kept since. */
export function addEmitted(files: Map<OutputPath, WrittenFile>, path: OutputPath, stage: Stage): void {
  const made = stage.made.get(path)
  const file = made ? sizedFile(path, made, stage) : stage.kept.get(path)
  if (file) files.set(path, file)
}

/** After an edit: files of the last build stay where no other was made, unless they are in `gone`. */
export function emittedAfterEdit(stage: Stage, gone: ReadonlySet<OutputPath>): FoundFiles {
  const { last, kept, made } = stage
  return {
    get(path) {
      const now = made.get(path)
      if (now) return sizedFile(path, now, stage)
      return kept.get(path) ?? (gone.has(path) ? undefined : last.get(path))
    },
  }
}

function sizedFile(path: OutputPath, { hash, size }: MadeFile, { folder, outDir }: Stage): WrittenFile {
  if (size !== undefined) return { hash, size }
  return {
    hash,
    get size() {
      // Equal bytes were not written again: they are in the output folder.
      return (statSync(join(folder, path), { throwIfNoEntry: false }) ?? statSync(join(outDir, path))).size
    },
  }
}

/** The content of a file of this build, whether it was written or kept. */
export function readEmitted(path: OutputPath, { folder, outDir }: Stage): Buffer {
  try {
    return readFileSync(join(folder, path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return readFileSync(join(outDir, path))
  }
}
