// Pages, rendered in chunks: workers render one while the main thread plans the next.
import { writeOutput } from '../io/stageFiles.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PageOutput } from '../outputs/output.ts'
import type { RenderResult } from '../workers/work.ts'
import type { RenderJob } from '../workers/writePage.ts'
import { claim, copied, emitCopy, intactHash, keep, needsCopy, type Stage } from './stage.ts'

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
    for (const path of [page.html, page.json]) if (path) stage.kept.delete(path)
    for (const { path, hash } of result.written)
      if (page.markdown?.path === path) copied(path, page.markdown.key, hash, stage)
      else stage.made.set(path, { key: page.key, hash })
  }
  return changed.length
}

type FailedRender = Extract<RenderResult, { readonly error: string }>

/** Reports the error; a preview shows it in place of the page. */
function emitFailure(page: PageOutput, { error, at = null, source }: FailedRender, stage: Stage): void {
  const { html, markdown } = page
  const problem = { ...renderFailed(page, error), ...source }
  stage.diagnostics.push(problem)
  if (!stage.errorPage) return
  const { hash } = writeOutput(stage.folder, html, stage.errorPage(problem, at), intactHash(html, stage))
  // No page has this key: the next build renders it again.
  stage.made.set(html, { key: '', hash })
  // The worker that failed did not copy it.
  if (markdown) emitCopy(markdown, stage)
}

const claimPage = ({ html, json, markdown, key }: PageOutput, stage: Stage): boolean =>
  [
    claim(html, key, stage),
    json === null || claim(json, key, stage),
    markdown === null || claim(markdown.path, markdown.key, stage),
  ].every(Boolean)

function keepPage({ html, json, markdown, key }: PageOutput, stage: Stage): boolean {
  const isKept = keep(html, key, stage) && (json === null || keep(json, key, stage))
  if (isKept && markdown) emitCopy(markdown, stage)
  return isKept
}

function renderJob({ html, json, key, markdown, job, record }: PageOutput, stage: Stage): RenderJob {
  const outputs = [
    { path: html, kind: 'html', previous: intactHash(html, stage) } as const,
    ...(json === null ? [] : [{ path: json, kind: 'json', previous: intactHash(json, stage) } as const]),
  ]
  return {
    ...job(),
    outputs,
    copy:
      markdown && needsCopy(markdown.path, markdown.key, stage)
        ? { path: markdown.path, file: markdown.file }
        : null,
    record: { ...record(), id: key, isNew: !stage.last.has(html) },
    stageFolder: stage.folder,
  }
}

const renderFailed = ({ html, source }: PageOutput, error: string): Diagnostic => ({
  code: 'pageFailed',
  file: source,
  line: source ? 1 : 0,
  column: 1,
  message: `The page ${html} cannot be rendered: ${error}`,
  hint: null,
})
