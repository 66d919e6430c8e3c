// Keys that docs, blogs and pages share.
import type { ThemeComponents } from '../../../model/themeComponents.ts'
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

/** Without the plugins of recma that need none here: see theme/mdx/hike.tsx. */
export function withoutKnownRecma(options: Raw): Raw {
  const { recmaPlugins, ...others } = options
  const isKnown = (one: unknown) =>
    [one].flat().some((plugin) => typeof plugin === 'function' && plugin.name === 'recmaCodeHike')
  const unknown = listOf(recmaPlugins).filter((one) => !isKnown(one))
  return unknown.length === 0 ? others : { ...others, recmaPlugins: unknown }
}

/** Options that name a component of the theme, with the component that views here show. */
const components: Readonly<Record<string, string>> = {
  docsRootComponent: 'DocsRoot',
  docVersionRootComponent: 'DocVersionRoot',
  docRootComponent: 'DocRoot',
  docItemComponent: 'DocItem',
  docTagDocListComponent: 'DocTagDocListPage',
  docTagsListComponent: 'DocTagsListPage',
  docCategoryGeneratedIndexComponent: 'DocCategoryGeneratedIndexPage',
  blogListComponent: 'BlogListPage',
  blogPostComponent: 'BlogPostPage',
  blogTagsListComponent: 'BlogTagsListPage',
  blogTagsPostsComponent: 'BlogTagsPostsPage',
  blogAuthorsPostsComponent: 'Blog/Pages/BlogAuthorsPostsPage',
  blogAuthorsListComponent: 'Blog/Pages/BlogAuthorsListPage',
  blogArchiveComponent: 'BlogArchivePage',
  mdxPageComponent: 'MDXPage',
}

export const componentOptions = Object.keys(components)

/**
 * The components that options of docs, blogs and pages name, without those of the theme. Where the instances
 * of a kind differ, each has its own.
 */
export function shownComponents({ docs, blog, pages }: Instances): ThemeComponents | undefined {
  const shown = Object.entries(components).flatMap(([option, name]) => {
    const instances = option.startsWith('doc') ? docs : option.startsWith('blog') ? blog : pages
    const named = instances.flatMap(({ options }) => {
      const given = options[option]
      const id = String(options['id'] ?? 'default')
      return typeof given === 'string' && given !== `@theme/${name}` ? [[id, given] as const] : []
    })
    const [first] = named
    if (!first) return []
    const same = named.length === instances.length && named.every(([, given]) => given === first[1])
    return [[name, same ? first[1] : Object.fromEntries(named)]]
  })
  return shown.length === 0 ? undefined : Object.fromEntries(shown)
}

type Instances = Readonly<Record<'docs' | 'blog' | 'pages', readonly { readonly options: Raw }[]>>
