// How the files of one instance are read, where that differs from the rest of the site. Plain data, which
// threads receive.
import type { MarkdownConfig } from './project.ts'

export interface MarkdownVariant {
  /** `docs/default`. */
  readonly name: string
  /** Settings instead of those of the site. */
  readonly overrides: Partial<MarkdownConfig>
  /** Whether `@mdx-js/mdx` reads the files, because plugins of the site take part. */
  readonly unified: boolean
}
