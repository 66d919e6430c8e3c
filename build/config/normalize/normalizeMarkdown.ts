// The key `markdown`: what threads receive as data, and the functions of the site, which they cannot.
import type * as v from 'valibot'
import type { MarkdownBehaviors } from '../../model/behaviors.ts'
import type { FrontMatterSchema } from '../../model/config/frontMatterSchema.ts'
import type {
  BrokenUrlHook,
  MarkdownExtensions,
  UnifiedPlugins,
} from '../../model/config/markdownExtensions.ts'
import type { PageRulesConfig } from '../../model/config/ruleOptions.ts'
import type { FootnotesConfig, FrontMatterHook, MarkdownConfig } from '../../model/project.ts'
import type { VariablesConfig } from '../../model/textContext.ts'
import type { markdown } from '../options/markdown.ts'

type Raw = v.InferOutput<typeof markdown>

interface Markdown {
  readonly markdown: MarkdownConfig
  readonly markdownExtensions: MarkdownExtensions
  readonly frontMatterHook: FrontMatterHook | null
  readonly variables: VariablesConfig | null
  readonly frontMatterSchema: FrontMatterSchema | null
}

interface SiteFacts {
  readonly untrusted: boolean
  readonly reads: MarkdownBehaviors
  readonly hasPolicy: boolean
  readonly asElements: boolean
  readonly rules: PageRulesConfig
}

export function markdownOf(
  raw: Raw,
  { untrusted, reads, hasPolicy, asElements, rules }: SiteFacts,
): Markdown {
  const { maxFileSize, math, admonitions, magicComments, emoji, codeBlocks, mdx1Compat, prismLanguages } = raw
  return {
    markdown: {
      ...{
        format: raw.format,
        untrusted,
        maxFileSize,
        math,
        admonitions,
        onlyOwnAdmonitions: false,
        magicComments,
        emoji,
        mermaid: raw.mermaid,
        liveCode: raw.liveCode,
        codeBlocks,
        prismLanguages,
        mdx1Compat,
      },
      defaultCodeLanguage: raw.defaultCodeLanguage ?? null,
      maintainCase: raw.anchors.maintainCase,
      extensions: raw.extensions,
      linkRel: raw.linkRel,
      footnotes: footnotesOf(raw.remarkRehypeOptions, reads),
      reads,
      asElements,
      rules,
      singleDollarMath: true,
      katex: {},
      katexHtml: reads.katexHtml && !hasPolicy,
      packageManagers: reads.packageManagers,
      alerts: {},
    },
    markdownExtensions: {
      preprocessor: raw.preprocessor ?? null,
      parseFrontMatter: raw.parseFrontMatter ?? null,
      markdownItPlugins: raw.markdownItPlugins,
      remarkRehypeOptions: raw.remarkRehypeOptions,
      onBrokenMarkdownLink: hookOf(raw.hooks.onBrokenMarkdownLinks),
      onBrokenMarkdownImage: hookOf(raw.hooks.onBrokenMarkdownImages),
    },
    frontMatterHook: raw.frontMatter ?? null,
    variables: raw.variables ?? null,
    frontMatterSchema: raw.frontMatterSchema ?? null,
  }
}

/** The names of remark-rehype. */
function footnotesOf(
  { footnoteLabel, clobberPrefix }: Raw['remarkRehypeOptions'],
  reads: MarkdownBehaviors,
): FootnotesConfig {
  const prefix = typeof clobberPrefix === 'string' ? clobberPrefix : null
  return {
    label: typeof footnoteLabel === 'string' ? footnoteLabel : 'Footnotes',
    prefix: prefix ?? reads.footnotePrefix,
    named: reads.namedFootnotes || prefix !== null,
  }
}

const hookOf = (given: string | BrokenUrlHook | undefined): BrokenUrlHook | null =>
  typeof given === 'function' ? given : null

/** The plugins of an instance, after those of `markdown`. */
export const unifiedPluginsOf = (all: UnifiedPlugins, own: UnifiedPlugins): UnifiedPlugins => ({
  beforeDefaultRemarkPlugins: [...all.beforeDefaultRemarkPlugins, ...own.beforeDefaultRemarkPlugins],
  remarkPlugins: [...all.remarkPlugins, ...own.remarkPlugins],
  beforeDefaultRehypePlugins: [...all.beforeDefaultRehypePlugins, ...own.beforeDefaultRehypePlugins],
  rehypePlugins: [...all.rehypePlugins, ...own.rehypePlugins],
  recmaPlugins: [...all.recmaPlugins, ...own.recmaPlugins],
})
