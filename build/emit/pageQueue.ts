// Pages, rendered in chunks: workers render one while the main thread plans the next.
import { writeOutput } from '../io/stageFiles.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { renderHint } from '../model/renderHint.ts'
import type { PageOutput } from '../outputs/output.ts'
import type { RenderResult } from '../workers/work.ts'
import type { RenderJob } from '../workers/writePage.ts'
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
    await rendering
    rendering = emitPages(pages, stage, render).then((count) => {
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

/** Resolves with the number of pages that were rendered; the others are kept. */
async function emitPages(pages: readonly PageOutput[], stage: Stage, render: RenderPages): Promise<number> {
  const changed = pages.filter((page) => claimPage(page, stage) && !keepPage(page, stage))
  const jobs = changed.map((page) => renderJob(page, stage))
  const results = await render(jobs, pages.length - changed.length)
  for (const [index, result] of results.entries()) {
    const page = changed[index] as PageOutput
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
function filesOf({ html, json, markdown }: PageOutput): RenderJob['outputs'] {
  const files = [
    { path: html, kind: 'html' },
    { path: json, kind: 'json' },
    { path: markdown, kind: 'markdown' },
  ] as const
  return files.flatMap(({ path, kind }) => (path === null ? [] : [{ path, kind, previous: null }]))
}

const claimPage = (page: PageOutput, stage: Stage): boolean =>
  filesOf(page)
    .map(({ path }) => claim(path, page.key, stage))
    .every(Boolean)

const keepPage = (page: PageOutput, stage: Stage): boolean =>
  filesOf(page).every(({ path }) => keep(path, page.key, stage))

function renderJob(page: PageOutput, stage: Stage): RenderJob {
  const { html, key, markdown, job, record } = page
  return {
    ...job(),
    markdown,
    outputs: filesOf(page).map((file) => ({ ...file, previous: intactHash(file.path, stage) })),
    record: { ...record(), id: key, published: stage.last.get(html)?.key ?? null },
    stageFolder: stage.folder,
  }
}

const renderFailed = ({ html, source }: PageOutput, error: string): Diagnostic => ({
  code: 'pageFailed',
  file: source,
  line: source ? 1 : 0,
  column: 1,
  message: `The page ${html} cannot be rendered: ${error}`,
  hint: renderHint(error),
})
