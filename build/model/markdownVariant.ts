// How the files of one instance are read, where that differs from the rest of the site. Plain data, which
// threads receive.
import { isIn, type PluginTrigger } from './config/pluginTriggers.ts'
import type { MarkdownConfig } from './project.ts'

export interface MarkdownVariant {
  /** `docs/default`. */
  readonly name: string
  /** Settings instead of those of the site. */
  readonly overrides: Partial<MarkdownConfig>
  /** Whether `@mdx-js/mdx` reads the files, because plugins of the site take part. */
  readonly unified: boolean
  /** Text that triggers these plugins. Null if they process every text. */
  readonly triggers: readonly PluginTrigger[] | null
}

/** Whether `@mdx-js/mdx` reads this text of the instance. */
export const isUnified = (variant: MarkdownVariant | null, text: string): variant is MarkdownVariant =>
  variant?.unified === true &&
  (variant.triggers === null || variant.triggers.some((trigger) => isIn(text, trigger)))
