// Outputs → the output folder. A file that has the key of the last build, and is intact, is not made again.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { type EmittedFile, statEmitted } from '../io/output/emittedFile.ts'
import { fingerprintAfter, fingerprintOf } from '../io/output/fingerprint.ts'
import { withChanges } from '../io/output/manifest.ts'
import { addedTo } from '../io/output/outputFolder.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { FileOutput, FoundFiles, LastOutput, MadeOutput, MakeTools, Output } from '../outputs/output.ts'
import { addAll } from '../shared/addAll.ts'
import { byName } from '../shared/byName.ts'
import type { OutputPath } from '../shared/paths.ts'
import { createPageQueue, type RenderPages } from './pageQueue.ts'
import { abandon, filesIn, publish } from './publish.ts'
import {
  addEmitted,
  claim,
  emitClaimed,
  emitFile,
  emittedAfterEdit,
  emittedFiles,
  openStage,
  readEmitted,
  type Stage,
  type WrittenFiles,
} from './stage.ts'

export interface Emitted extends WrittenFiles {
  readonly rendered: number
  /** Files that are new or changed in the output folder, also when only that folder had lost them. */
  readonly written: number
  readonly removed: number
  /** Files whose bytes are new, and files that were removed. */
  readonly changed: readonly OutputPath[]
  /** Whether a file changed while the build ran: the output may be of two states, and is not current. */
  readonly isMixed: boolean
  /** False: the output folder is as it was, because of the diagnostics. */
  readonly isPublished: boolean
  readonly diagnostics: readonly Diagnostic[]
}

interface EmitOptions {
  readonly outDir: string
  /** Whether all files of the last build are known to be as it wrote them. */
  readonly isProven?: boolean
  readonly isAddedTo?: boolean
  readonly tools: MakeTools
  readonly render: RenderPages
  /** Makes the document that a preview has in place of a page that cannot be rendered. */
  readonly errorPage: Stage['errorPage']
  readonly filesOf?: Stage['filesOf']
  /** Problems that are found once all pages are rendered. */
  readonly late?: () => Promise<readonly Diagnostic[]>
  /** Whether the output is published with these problems. */
  readonly allow: (problems: readonly Diagnostic[]) => boolean
}

/**
 * Writes all outputs into a stage folder, then publishes it as a whole. Rejects when a file cannot be made or
 * written.
 */
export async function emitSite(
  outputs: Iterable<Output>,
  last: WrittenFiles,
  { outDir, tools, render, late, allow, ...options }: EmitOptions,
): Promise<Emitted> {
  const stage = openStage(outDir, last, options)
  const { rendered, final } = await stageOutputs(outputs, stage, tools, render)
  const { diagnostics } = stage
  if (late) addAll(diagnostics, await late())
  const claimed = claimPaths(final, stage)
  if (!allow(diagnostics)) return failed(stage, last, rendered)
  await emitFinal(final, { stage, tools, claimed })
  return { ...publishStage(stage), rendered, isPublished: true, diagnostics }
}

/** The outputs that an edit changed. All other files of the last build, which must be intact, stay. */
export interface EditOutputs {
  readonly outputs: Iterable<Exclude<Output, LastOutput>>
  /** Files that go unless one of the outputs writes them. */
  readonly gone: ReadonlySet<OutputPath>
  /** Made from the files of the build at the end. */
  readonly final: (files: FoundFiles, read: (path: OutputPath) => Buffer) => Iterable<FileOutput>
}

export async function emitEdit(
  { outputs, gone, final }: EditOutputs,
  last: WrittenFiles,
  { outDir, tools, render }: Pick<EmitOptions, 'outDir' | 'tools' | 'render'>,
): Promise<Emitted> {
  const stage = openStage(outDir, last, { isProven: true })
  const { rendered } = await stageOutputs(outputs, stage, tools, render)
  const { diagnostics } = stage
  if (diagnostics.length > 0) return failed(stage, last, rendered)
  const files = emittedAfterEdit(stage, gone)
  for (const output of final(files, (path) => readEmitted(path, stage))) await emitFile(output, stage, tools)
  return { ...publishEdit(stage, gone), rendered, isPublished: true, diagnostics }
}

/** When these files are made, nothing prevents the others from being published. */
const claimPaths = (final: readonly LastOutput[], stage: Stage): ReadonlySet<OutputPath> =>
  new Set(
    final.flatMap(({ by, paths = [] }) => paths.filter((path) => claim(path, { key: path, by }, stage))),
  )

interface FinalFiles {
  readonly stage: Stage
  readonly tools: MakeTools
  readonly claimed: ReadonlySet<OutputPath>
}

async function emitFinal(final: readonly LastOutput[], { stage, tools, claimed }: FinalFiles): Promise<void> {
  const files = emittedFiles(stage)
  for (const { by, make } of final) {
    const made: OutputPath[] = []
    for (const output of make(files, (path) => String(readEmitted(path, stage)))) {
      await (claimed.has(output.path) ? emitClaimed : emitFile)({ by, ...output }, stage, tools)
      made.push(output.path)
    }
    // A new list of all files for each of these outputs, which are one for each section, would be quadratic.
    for (const path of made) addEmitted(files, path, stage)
  }
}

/** Nothing is published, and what was staged is removed. */
function failed({ outDir, diagnostics }: Stage, last: WrittenFiles, rendered: number): Emitted {
  abandon(outDir)
  return {
    ...{ ...last, rendered, written: 0, removed: 0, changed: [], isMixed: false },
    ...{ isPublished: false, diagnostics },
  }
}

/** Workers render pages while the main thread plans the next ones and writes other files. */
async function stageOutputs(
  outputs: Iterable<Output>,
  stage: Stage,
  tools: MakeTools,
  render: RenderPages,
): Promise<{ readonly rendered: number; readonly final: readonly LastOutput[] }> {
  const pages = createPageQueue(stage, render)
  const makers = createMakers(stage, tools)
  const later: { readonly by?: string | undefined; readonly files: Promise<Iterable<FileOutput>> }[] = []
  const final: LastOutput[] = []
  for (const output of outputs) {
    if (output.type === 'page') await pages.add(output)
    else if (output.type === 'made') makers.add(output)
    else if (output.type === 'later') later.push({ ...output, files: handled(output.begin(tools)) })
    else if (output.type === 'last') final.push(output)
    else {
      await pages.begin()
      await emitFile(output, stage, tools)
    }
  }
  await pages.begin()
  for (const { by, files } of later)
    for (const output of await files) await emitFile({ by, ...output }, stage, tools)
  const [rendered] = await Promise.all([pages.end(), makers.end()])
  return { rendered, final }
}

/** Files that are made, not copied, at the same time. */
const makerCount = 4

function createMakers(stage: Stage, tools: MakeTools) {
  const limit = pLimit(makerCount)
  const making: Promise<void>[] = []
  return {
    add(output: MadeOutput): void {
      const made = limit(() => emitFile(output, stage, tools))
      // The error itself is reported by end().
      made.catch(() => limit.clearQueue())
      making.push(made)
    },
    end: () => Promise.all(making),
  }
}

/** The same promise, whose failure is reported where it is awaited, even when that is later. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

type Published = Omit<Emitted, 'rendered' | 'isPublished' | 'diagnostics'>

function publishStage(stage: Stage): Published {
  const { outDir, last, kept, made } = stage
  const known = stage.fingerprint === null ? filesIn(outDir) : [...last.keys()]
  const removed = known.filter((path) => !kept.has(path) && !made.has(path))
  const changes = publishChanges(stage, removed)
  return { manifest: manifestOf(stage, removed), ...changes }
}

function publishChanges(stage: Stage, removed: readonly OutputPath[]): Omit<Published, 'manifest'> {
  const changes = changesOf(stage, removed)
  const fingerprint = nextFingerprint(stage, removed) + (stage.isAddedTo ? addedTo : '')
  publish(stage.outDir, { gone: removed, fingerprint })
  return { ...changes, fingerprint }
}

/** Only the files that change are asked for, where the folder has exactly those of the last build. */
function nextFingerprint({ last, kept, made, fingerprint }: Stage, removed: readonly OutputPath[]): string {
  if (fingerprint === null) return fingerprintOf(new Map<OutputPath, { hash: string }>([...kept, ...made]))
  const gone = [...removed, ...made.keys()].flatMap((path) => {
    const file = last.get(path)
    return file ? [[path, file] as const] : []
  })
  return fingerprintAfter(fingerprint, gone, made)
}

/** Files that were kept are in the last manifest: where few others were made, it is not made again. */
function manifestOf(stage: Stage, removed: readonly OutputPath[]): WrittenFiles['manifest'] {
  const { last, kept, made, isProven } = stage
  const published = publishedFiles(stage)
  if (!isProven || last.table === undefined || removed.length + made.size > last.size / 10)
    return new Map([...kept, ...published].sort(byName))
  return withChanges(last, changedFiles(published, removed))
}

function changedFiles(
  published: ReturnType<typeof publishedFiles>,
  removed: readonly OutputPath[],
): ReadonlyMap<OutputPath, EmittedFile | null> {
  const changes = new Map<OutputPath, EmittedFile | null>(published)
  for (const path of removed) changes.set(path, null)
  return changes
}

function publishEdit(stage: Stage, gone: ReadonlySet<OutputPath>): Published {
  const { last, kept, made } = stage
  const removed = [...gone].filter((path) => last.has(path) && !kept.has(path) && !made.has(path))
  const changes = publishChanges(stage, removed)
  return { manifest: withChanges(last, changedFiles(publishedFiles(stage), removed)), ...changes }
}

const publishedFiles = ({ outDir, made }: Stage): (readonly [OutputPath, EmittedFile])[] =>
  [...made].map(([path, { key, hash }]) => [path, { key, hash, ...statEmitted(outDir, path) }])

/** Called before the stage is published. */
function changesOf({ folder, made, last, changed }: Stage, removed: readonly OutputPath[]) {
  const isNew = ([path, { hash }]: readonly [OutputPath, { readonly hash: string }]) =>
    last.get(path)?.hash !== hash
  const [fresh, same] = [[...made].filter(isNew), [...made].filter((file) => !isNew(file))]
  // A file that somebody removed or changed is written again, with the bytes of the last build.
  const restored = same.filter(([path]) => existsSync(join(folder, path)))
  return {
    written: fresh.length + restored.length,
    removed: removed.length,
    changed: [...fresh.map(([path]) => path), ...removed],
    isMixed: changed.size > 0,
  }
}
