// Blogs and changelogs: posts, lists of posts, tags, authors, an archive.
import type { BlogInstance, BlogRoute } from '../../model/blog.ts'
import type { LocaleSite } from '../../model/site.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { ContentKind, DataContext, RouteCode, SearchEntry } from '../contentKind.ts'
import { isIndexable } from '../indexable.ts'
import { blogCardText } from './cardText.ts'
import { blogDataFiles } from './dataFiles.ts'
import { blogPostsData } from './listData.ts'
import { blogArchiveData, blogAuthorsData, blogTagsData } from './overviewData.ts'
import { planBlog } from './plan.ts'
import { blogPostData } from './postData.ts'
import { blogSidebars } from './sidebar.ts'

export const blog: ContentKind<BlogInstance, BlogRoute> = {
  name: 'blog',
  options: (config) => config.blogs,
  dataFiles: blogDataFiles,
  plan(input, place) {
    const planned = input.config.blogs.map((config) => planBlog(config, input, place))
    return {
      contents: planned.map((one) => one.blog),
      routes: planned.flatMap(({ routes }) => routes),
      searchTags: [],
      diagnostics: planned.flatMap(({ diagnostics }) => diagnostics),
    }
  },
  data,
  sidebars: blogSidebars,
  searchEntry,
  indexable: (route, hidden) => !isUnlistedTag(route) && isIndexable(route, hidden),
  cardText: (route, _, context) => blogCardText(route, context),
  excerpts: excerptsOf,
  printsTitle: true,
  sharesWords: true,
  pageLists: ({ config, listed, route }) => [
    { title: config.blogTitle, path: route.replace(/\/$/, ''), isApart: false, pages: listed },
  ],
  explain: () => ({}),
}

/** The blogs of a language. */
export const blogsIn = ({ content }: LocaleSite): readonly BlogInstance[] =>
  (content.get(blog.name) ?? []) as readonly BlogInstance[]

function data(route: BlogRoute, { page }: RouteCode, context: DataContext): RouteData {
  switch (route.type) {
    case 'blogPost':
      return blogPostData(route, page, context)
    case 'blogPosts':
      return blogPostsData(route, context)
    case 'blogArchive':
      return blogArchiveData(route, context)
    case 'blogTags':
      return blogTagsData(route, context)
    case 'blogAuthors':
      return blogAuthorsData(route, context)
  }
}

function searchEntry(route: BlogRoute): SearchEntry | null {
  if (route.type !== 'blogPost' || route.post.unlisted) return null
  const { facts } = route.page
  return {
    name: route.path,
    title: route.post.title,
    description: () => facts.frontMatter.description ?? facts.excerpt,
  }
}

const isUnlistedTag = (route: BlogRoute): boolean =>
  route.type === 'blogPosts' && route.of !== null && 'tag' in route.of && route.of.tag.unlisted

function excerptsOf(route: BlogRoute): readonly BlogRoute[] {
  if (route.type !== 'blogPosts') return []
  return route.postsPage.posts.flatMap((post) => route.blog.postRoutes.get(post) ?? [])
}
