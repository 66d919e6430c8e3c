// The result of one build. The pipeline returns it, and the commands print it.
import type { OutputPath } from '../shared/paths.ts'
import type { Problem } from './diagnostics.ts'
import type { SetupNote } from './setupNote.ts'

/** Sizes of the site. */
export interface BuildSummary {
  readonly routes: number
  readonly pages: number
  readonly links: number
  /** Files that remark and rehype plugins helped to read, where there are some. */
  readonly withPlugins?: number
}

export interface BuildResult {
  /** False when a problem is an error. */
  readonly ok: boolean
  /** Whether the output folder has this build: one without errors, or a preview. */
  readonly isPublished: boolean
  readonly problems: readonly Problem[]
  /** Notes about the setup of the site. */
  readonly notes: readonly SetupNote[]
  /** Files of `dist/` that were added, changed or removed. */
  readonly changed: readonly OutputPath[]
  readonly summary: BuildSummary & {
    readonly parsed: number
    readonly rendered: number
    readonly written: number
    readonly removed: number
  }
}
