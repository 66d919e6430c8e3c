// Pages, rendered in chunks: workers render one while the main thread plans the next.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmittedFile } from '../io/output/emittedFile.ts'
import { writeOutput } from '../io/output/stageFiles.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { contentPart } from '../model/pageKey.ts'
import { renderHint } from '../model/renderHint.ts'
import type { PageOutput } from '../outputs/output.ts'
import type { RenderJob, RenderResult } from '../workers/writePage.ts'
import { claim, intactHash, keep, type Stage } from './stage.ts'

/** Renders pages and writes them into the stage folder. `kept` is how many others stay as they are. */
export type RenderPages = (jobs: readonly RenderJob[], kept: number) => Promise<readonly RenderResult[]>

/** Pages that are planned and rendered at a time, so that memory does not grow with the site. */
const chunkSize = 1_000

export function createPageQueue(stage: Stage, render: RenderPages) {
  let chunk: PageOutput[] = []
  let rendered = 0
  let rendering: Promise<void> = Promise.resolve()
  /** Begins to render the waiting pages, when those before them are done. */
  const begin = async (): Promise<void> => {
    if (chunk.length === 0) return
    const pages = chunk
    chunk = []
    // The threads still have pages of the last chunk.
    const changed = changedPages(pages, stage)
    await rendering
    rendering = emitPages(changed, pages.length - changed.length, stage, render).then((count) => {
      rendered += count
    })
    // A failure is reported where the rendering is awaited.
    rendering.catch(() => {})
  }
  return {
    begin,
    async add(page: PageOutput): Promise<void> {
      chunk.push(page)
      if (chunk.length >= chunkSize) await begin()
    },
    /** Resolves with the number of rendered pages when all are written. */
    async end(): Promise<number> {
      await begin()
      await rendering
      return rendered
    },
  }
}

interface ChangedPage {
  readonly page: PageOutput
  readonly job: RenderJob
}

/** The pages that must be rendered. The others are kept. */
function changedPages(pages: readonly PageOutput[], stage: Stage): readonly ChangedPage[] {
  const changed: ChangedPage[] = []
  for (const page of pages) {
    const files = filesOf(page)
    const isKept = () => keepFiles(files, page.key, stage) || refit(files, page, stage)
    if (claimFiles(files, page, stage) && !isKept())
      changed.push({ page, job: renderJob(page, files, stage) })
  }
  return changed
}

/** Resolves with the number of pages that were rendered. */
async function emitPages(
  changed: readonly ChangedPage[],
  kept: number,
  stage: Stage,
  render: RenderPages,
): Promise<number> {
  const results = await render(
    changed.map(({ job }) => job),
    kept,
  )
  for (const [index, result] of results.entries()) {
    const { page } = changed[index] as ChangedPage
    if ('error' in result) {
      emitFailure(page, result, stage)
      continue
    }
    for (const { path } of filesOf(page)) stage.kept.delete(path)
    for (const { path, hash, size } of result.written) stage.made.set(path, { key: page.key, hash, size })
  }
  return results.filter((result) => !('isRestored' in result)).length
}

type FailedRender = Extract<RenderResult, { readonly error: string }>

/** Reports the error; a preview shows it in place of the page. */
function emitFailure(page: PageOutput, { error, at = null, source }: FailedRender, stage: Stage): void {
  const { html } = page
  const problem = { ...renderFailed(page, error), ...source }
  stage.diagnostics.push(problem)
  if (!stage.errorPage) return
  const { hash } = writeOutput(stage.folder, html, stage.errorPage(problem, at), intactHash(html, stage))
  // No page has this key: the next build renders it again.
  stage.made.set(html, { key: '', hash })
}

/** The files that a page is written to. */
function filesOf({ html, json, markdown }: PageOutput): Files {
  const files: Files[number][] = [{ path: html, kind: 'html' }]
  if (json !== null) files.push({ path: json, kind: 'json' })
  if (markdown !== null) files.push({ path: markdown, kind: 'markdown' })
  return files
}

type Files = readonly Omit<RenderJob['outputs'][number], 'previous'>[]

/** Each of them is claimed, so that every collision is reported. */
function claimFiles(files: Files, { key, source }: PageOutput, stage: Stage): boolean {
  const owner = { key, source }
  let areFree = true
  for (const { path } of files) if (!claim(path, owner, stage)) areFree = false
  return areFree
}

const keepFiles = (files: Files, key: string, stage: Stage): boolean =>
  files.every(({ path }) => keep(path, key, stage))

/**
 * Writes the document of the last build with other elements that load style sheets and scripts, where that is
 * all that changed.
 */
function refit(files: Files, { html, key, files: now }: PageOutput, stage: Stage): boolean {
  const { last, outDir, folder, kept, made, filesOf } = stage
  const before = last.get(html)
  if (now === undefined || !before || contentPart(before.key) !== contentPart(key)) return false
  const elements = filesOf(before.key)
  const others = files.filter(({ path }) => path !== html)
  const hash = intactHash(html, stage)
  if (elements === null || hash === null || !keepFiles(others, before.key, stage)) return false
  const parts = readFileSync(join(outDir, html), 'utf8').split(elements)
  if (parts.length !== 2) return false
  for (const { path } of others) kept.set(path, { ...(kept.get(path) as EmittedFile), key })
  made.set(html, { key, ...writeOutput(folder, html, parts.join(now), hash) })
  return true
}

function renderJob(page: PageOutput, files: Files, stage: Stage): RenderJob {
  const { html, key, markdown, job, record } = page
  return {
    ...job(),
    markdown,
    outputs: files.map(({ path, kind }) => ({ path, kind, previous: intactHash(path, stage) })),
    record: { ...record(), id: key, published: stage.last.get(html)?.key ?? null },
    stageFolder: stage.folder,
  }
}

/** The page cannot be rendered. */
export const renderFailed = ({ html, source }: PageOutput, error: string): Diagnostic => ({
  code: 'pageFailed',
  file: source,
  line: source ? 1 : 0,
  column: 1,
  message: `The page ${html} cannot be rendered: ${error}`,
  hint: renderHint(error),
})
