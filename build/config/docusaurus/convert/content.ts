// Keys that docs, blogs and pages share.
import type { Raw } from '../docusaurusConfig.ts'

/** Plugins of Markdown. */
export const markdownPlugins = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const

/** Options that name a component of the theme, with the component that views here show. */
const components: Readonly<Record<string, string>> = {
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
}

export const componentOptions = Object.keys(components)

/** The components that options of docs and blogs name; those of the theme are left out. */
export function shownComponents(
  content: readonly { readonly options: Raw }[],
): Record<string, string> | undefined {
  const shown = content.flatMap(({ options }) =>
    Object.entries(components).flatMap(([option, name]) => {
      const given = options[option]
      return typeof given === 'string' && given !== `@theme/${name}` ? [[name, given]] : []
    }),
  )
  return shown.length === 0 ? undefined : Object.fromEntries(shown)
}
