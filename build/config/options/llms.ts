// Options of `llms.txt`.
import * as v from 'valibot'
import { group, unlessFalse } from './group.ts'
import { texts } from './values.ts'

export const llms = unlessFalse(
  group({
    /**
     * Patterns of paths: only these pages are listed. Without one, all are.
     * @default []
     * @example ['/docs/**']
     */
    include: v.optional(texts, []),
    /**
     * Patterns of paths that are left out.
     * @default []
     * @example ['/tests/**']
     */
    exclude: v.optional(texts, []),
    /**
     * Patterns of paths: pages that match come first, in the order of the patterns, and so do their sections.
     * @default []
     * @example ['/docs/intro/', '/docs/guides/**']
     */
    order: v.optional(texts, []),
    /**
     * Markdown between the summary of the site and the lists.
     * @default ''
     * @example 'Use the version of the documentation that fits the installed package.'
     */
    before: v.optional(v.string(), ''),
  }),
)
