// Writes a rendered page into the stage folder and records what it was rendered from.
import { shortHash } from '../io/hash.ts'
import { type Content, type WrittenOutput, writeOutput } from '../io/output/stageFiles.ts'
import type { CodePlace, SourcePlace } from '../model/codePlace.ts'
import type { ComponentLinks } from '../model/componentLinks.ts'
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

export type RenderResult =
  /** `isRestored`: another machine has rendered it. */
  | {
      readonly written: readonly WrittenOutput[]
      readonly isRestored?: true
      readonly found?: ComponentLinks
    }
  | { readonly error: string; readonly at?: CodePlace | null; readonly source?: SourcePlace | null }

/** The content of each file of a page; null where it has none. */
type PageFiles = Readonly<Record<'html' | 'json' | 'markdown', Content | null>>

/** A page that another machine has rendered. */
export type RenderedFiles = PageFiles & Pick<RenderedRoute, 'found'>

type Rendered = PageFiles & Partial<Pick<RenderedRoute, 'data'>>

/** Null where the links are missing that components of a site with its own theme make: they are checked. */
export function writeFound(job: RenderJob, page: RenderedFiles, store: Store): RenderResult | null {
  if (job.theme && !page.found) return null
  return { written: writeRendered(job, page, store), ...(page.found ? { found: page.found } : {}) }
}

/** Writes a page that was rendered. */
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
  const listed = posts.flatMap((post) => [
    [`text of ${post.route.href}`, shortHash(JSON.stringify([post.text, post.attributes]))] as const,
    // Code in the text can show it.
    [`data of ${post.route.href}`, shortHash(JSON.stringify(post.route))] as const,
  ])
  return { ...record, named: { ...record.named, ...Object.fromEntries(listed) }, route, attributes }
}
