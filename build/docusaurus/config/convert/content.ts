// Keys that docs, blogs and pages share.
import { listOf, type Raw } from '../docusaurusConfig.ts'

/** Plugins of Markdown. Those of recma have no effect. */
export const markdownPlugins = [
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const

/** Those that never run, with what to do about them. */
export const unsupportedPlugins = {
  recmaPlugins: 'Troodon writes the JavaScript of a page itself. Use a remark or rehype plugin instead.',
} as const

/** Without the recma plugins that need none here: see theme/mdx/hike.tsx. */
export function withoutKnownRecma(options: Raw): Raw {
  const { recmaPlugins, ...others } = options
  const isKnown = (one: unknown) =>
    [one].flat().some((plugin) => typeof plugin === 'function' && plugin.name === 'recmaCodeHike')
  const unknown = listOf(recmaPlugins).filter((one) => !isKnown(one))
  return unknown.length === 0 ? others : { ...others, recmaPlugins: unknown }
}

/** Options that name a component of Docusaurus' theme, which reads them itself. */
export const componentOptions: readonly string[] = [
  'docsRootComponent',
  'docVersionRootComponent',
  'docRootComponent',
  'docItemComponent',
  'docTagDocListComponent',
  'docTagsListComponent',
  'docCategoryGeneratedIndexComponent',
  'blogListComponent',
  'blogPostComponent',
  'blogTagsListComponent',
  'blogTagsPostsComponent',
  'blogAuthorsPostsComponent',
  'blogAuthorsListComponent',
  'blogArchiveComponent',
  'mdxPageComponent',
]
