// Plugins that read or change Markdown: for all files in `markdown`, for one instance in `docs`, `blog` and
// `pages`.
import * as v from 'valibot'
import type { MarkdownPlugin } from '../../model/config/markdownExtensions.ts'

export const admonitionType = v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'must be a lower-case word'))

const isFunction = (input: unknown): boolean => typeof input === 'function'

const plugin = v.custom<MarkdownPlugin>(
  (input) => isFunction(input) || (Array.isArray(input) && isFunction(input[0])),
  'must be a function, or a list of a function and its options',
)
export const markdownPlugins = v.array(plugin)

export const unifiedPluginOptions = {
  /**
   * Remark plugins that run before Docusaurus's own steps.
   * @default []
   * @example [() => (tree) => tree]
   */
  beforeDefaultRemarkPlugins: v.optional(markdownPlugins, []),
  /**
   * Remark plugins, alone or with options; pages with other plugins than the built-in ones are read by
   * `@mdx-js/mdx`.
   * @default []
   * @example [[() => (tree) => tree, { strict: true }]]
   */
  remarkPlugins: v.optional(markdownPlugins, []),
  /**
   * Rehype plugins that run before `rehypePlugins`.
   * @default []
   * @example [() => (tree) => tree]
   */
  beforeDefaultRehypePlugins: v.optional(markdownPlugins, []),
  /**
   * Rehype plugins, alone or with options.
   * @default []
   * @example [() => (tree) => tree]
   */
  rehypePlugins: v.optional(markdownPlugins, []),
  /**
   * Accepted for compatibility. Troodon doesn't run recma plugins.
   * @default []
   * @example [() => (tree) => tree]
   */
  recmaPlugins: v.optional(markdownPlugins, []),
}

/** Options of the Markdown of one instance. */
export const instanceMarkdownOptions = {
  ...unifiedPluginOptions,
  /**
   * Types of admonitions in this instance: all of the site, none, or only the listed ones.
   * @default true
   * @example ['warning', 'security']
   */
  admonitions: v.optional(v.union([v.boolean(), v.array(admonitionType)]), true),
}
