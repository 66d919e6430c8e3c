// Writes a rendered page into the stage folder and records what it was rendered from.
import { shortHash } from '../io/hash.ts'
import { type Content, type WrittenOutput, writeOutput } from '../io/output/stageFiles.ts'
import type { PageSource } from '../model/inputRecord.ts'
import type { PageJob } from '../render/pageJob.ts'
import type { RenderedRoute } from '../render/renderRoute.ts'
import { type InputsToRecord, recordPage } from '../reuse/inputRecords.ts'
import type { Store } from '../reuse/store.ts'
import type { OutputPath } from '../shared/paths.ts'

/** A page to render and to write into the stage folder. */
export interface RenderJob extends PageJob {
  /** Hashes of what `dist/` has now; equal bytes are not written again. */
  readonly outputs: readonly {
    readonly path: OutputPath
    readonly kind: 'html' | 'json' | 'markdown'
    readonly previous: string | null
  }[]
  /** For `explain`: the name of the page's record, and the inputs that the job itself does not contain. */
  readonly record: InputsToRecord | null
  readonly stageFolder: string
}

/** The content of each file of a page; null where it has none. */
export type PageFiles = Readonly<Record<'html' | 'json' | 'markdown', Content | null>>

type Rendered = PageFiles & Partial<Pick<RenderedRoute, 'data'>>

/** Writes a page that was rendered, here or on another machine. */
export function writeRendered(job: RenderJob, rendered: Rendered, store: Store): readonly WrittenOutput[] {
  const written = job.outputs.map(({ path, kind, previous }) =>
    writeOutput(job.stageFolder, path, rendered[kind] ?? '', previous),
  )
  if (job.record) recordPage(store, sourceOf(job, job.record), rendered.data ?? null)
  return written
}

function sourceOf(
  { route, attributes, posts = [], theme: shown }: RenderJob,
  record: InputsToRecord,
): InputsToRecord & PageSource {
  if (posts.length === 0) {
    const { key, id, build, published, named } = record
    const theme = shown?.texts.some(({ isShort }) => !isShort) ? shown : undefined
    return { key, id, build, published, named, route, attributes, theme }
  }
  const texts = posts.map(
    (post) =>
      [`text of ${post.route.href}`, shortHash(JSON.stringify([post.text, post.attributes]))] as const,
  )
  return { ...record, named: { ...record.named, ...Object.fromEntries(texts) }, route, attributes }
}
