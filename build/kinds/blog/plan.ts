// A blog in one language: its posts, the pages of its lists, and the routes they make.
import type {
  Author,
  BlogInstance,
  BlogPostRouteEntry,
  BlogPostsRouteEntry,
  BlogRoute,
  Post,
  PostAuthor,
  PostsPage,
  PostTag,
} from '../../model/blog.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { BlogConfig } from '../../model/project.ts'
import { generated, showing } from '../../model/route.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import { joinPath, type RoutePath, routePath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { groupByTag, inlineTagProblems, readTagsFile } from '../tags.ts'
import { localeFolder, translationsIn } from '../translations.ts'
import { readAuthorsFile } from './authors.ts'
import { readPosts } from './posts.ts'

export interface PlannedBlog {
  readonly blog: BlogInstance
  readonly routes: readonly BlogRoute[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What the blog is called in a language: `docusaurus-plugin-content-blog/options.json` below its folder. */
function translated(config: BlogConfig, localizedFolder: string | null, input: SiteInput): BlogConfig {
  if (localizedFolder === null) return config
  const t = translationsIn(sourcePath(joinPath(localizedFolder, 'options.json')), input)
  return {
    ...config,
    blogTitle: t('title', config.blogTitle),
    blogDescription: t('description', config.blogDescription),
    blogSidebarTitle: t('sidebar.title', config.blogSidebarTitle),
  }
}

export function planBlog(config: BlogConfig, input: SiteInput, place: LocalePlace): PlannedBlog {
  const { contentDir, trailingSlash } = input.config
  const folder = joinPath(contentDir, config.path)
  const localizedFolder = place.isDefault
    ? null
    : joinPath(localeFolder(place.locale, input.config), blogFolder(config.id))
  const base = joinPath('/', place.prefix, config.routeBasePath)
  const route = (...below: readonly string[]): RoutePath => routePath(joinPath(base, ...below), trailingSlash)
  const dataFile = (name: string): SourcePath | null =>
    [localizedFolder, folder]
      .filter((at) => at !== null)
      .map((at) => sourcePath(joinPath(at, name)))
      .find((path) => input.data.has(path)) ?? null

  const authorsFile = dataFile(config.authorsMapPath)
  const known = authorsFile
    ? readAuthorsFile(authorsFile, input.data.get(authorsFile), (permalink) =>
        route(config.authorsBasePath, permalink),
      )
    : { authors: new Map<string, Author>(), diagnostics: [] }
  const read = readPosts({ config, input, base, folder, localizedFolder, authors: known.authors })
  const tagged = tagPosts(
    read.posts,
    config.tags === false ? null : dataFile(config.tags ?? 'tags.yml'),
    config,
    input,
    route,
  )
  const { posts } = tagged
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const paginate = (items: readonly Post[], first: RoutePath, next: string): readonly PostsPage[] =>
    pagesOf(items, config.postsPerPage, (number) =>
      number === 1 ? first : routePath(joinPath(first, next, String(number)), trailingSlash),
    )

  const authors = [...known.authors.values()].map((author): PostAuthor => {
    const own = listed.filter((post) => post.authors.some(({ key }) => key === author.key))
    return { author, posts: own, pages: author.route === null ? [] : paginate(own, author.route, 'authors') }
  })
  const postRoutes = new Map<Post, BlogPostRouteEntry>()
  const blog: BlogInstance = {
    config: translated(config, localizedFolder, input),
    postRoutes,
    route: route(''),
    folder,
    localizedFolder,
    posts,
    listed,
    pages: paginate(listed, route(''), config.pageBasePath),
    tagsRoute: tagged.tags.length === 0 ? null : route(config.tagsBasePath),
    tags: tagged.tags.map(
      (group): PostTag => ({
        ...group,
        pages: paginate(group.items, route(config.tagsBasePath, group.tag.permalink), 'page'),
      }),
    ),
    authorsRoute: authors.length === 0 ? null : route(config.authorsBasePath),
    authors,
    authorsFile,
    archiveRoute:
      config.archiveBasePath === null || listed.length === 0 ? null : route(config.archiveBasePath),
  }
  for (const entry of postEntries(blog, place.locale)) postRoutes.set(entry.post, entry)
  return {
    blog,
    routes: routesOf(blog, place.locale),
    diagnostics: [...known.diagnostics, ...read.diagnostics, ...tagged.diagnostics],
  }
}

const blogFolder = (id: string): string => `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`

function tagPosts(
  bare: ReturnType<typeof readPosts>['posts'],
  file: SourcePath | null,
  config: BlogConfig,
  input: SiteInput,
  route: (...below: readonly string[]) => RoutePath,
) {
  const known =
    file === null ? { tags: new Map(), diagnostics: [] } : readTagsFile(file, input.data.get(file))
  const { groups, byItem, inline } = groupByTag(
    bare.map((item) => ({ item, page: item.page, unlisted: item.unlisted })),
    known.tags,
  )
  const posts = new Map(
    bare.map((item): [typeof item, Post] => {
      const tags = (byItem.get(item) ?? []).map(({ label, permalink }) => ({
        label,
        route: route(config.tagsBasePath, permalink),
      }))
      return [item, { ...item, tags }]
    }),
  )
  const tags = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => posts.get(item) as Post),
  }))
  const reported =
    file === null || known.diagnostics.length > 0 ? [] : inlineTagProblems(inline, file, config.onInlineTags)
  return { posts: [...posts.values()], tags, diagnostics: [...known.diagnostics, ...reported] }
}

/** At least one page, so that an empty list can say so. */
function pagesOf(
  posts: readonly Post[],
  size: number | 'ALL',
  route: (number: number) => RoutePath,
): readonly PostsPage[] {
  const perPage = size === 'ALL' ? Math.max(1, posts.length) : size
  const count = Math.max(1, Math.ceil(posts.length / perPage))
  return Array.from({ length: count }, (_, index): PostsPage => {
    const number = index + 1
    return {
      route: route(number),
      number,
      posts: posts.slice(index * perPage, number * perPage),
      newer: number === 1 ? null : route(number - 1),
      older: number === count ? null : route(number + 1),
    }
  })
}

function postEntries(blog: BlogInstance, locale: string): BlogPostRouteEntry[] {
  const places = new Map(blog.listed.map((post, index) => [post, index]))
  const lists = new Map(blog.pages.flatMap((page) => page.posts.map((post) => [post, page.route] as const)))
  return blog.posts.map((post) => {
    const at = places.get(post)
    const neighbour = (step: number) => (at === undefined ? null : (blog.listed[at + step] ?? null))
    const { folder, localizedFolder } = blog
    return {
      ...showing(post.page),
      kind: 'blog',
      type: 'blogPost',
      locale,
      blog,
      path: post.route,
      folders: { folder, localizedFolder, relative: post.relative },
      post,
      newer: neighbour(-1),
      older: neighbour(1),
      list: lists.get(post) ?? blog.route,
    }
  })
}

function routesOf(blog: BlogInstance, locale: string): readonly BlogRoute[] {
  const base = { ...generated, kind: 'blog', locale, blog } as const
  const lists = (
    all: readonly PostsPage[],
    of: BlogPostsRouteEntry['of'],
    searchTag: string,
  ): readonly BlogRoute[] =>
    all.map((postsPage) => ({
      ...base,
      type: 'blogPosts',
      path: postsPage.route,
      searchTag,
      postsPage,
      of,
    }))
  const single = (
    type: 'blogTags' | 'blogAuthors' | 'blogArchive',
    path: RoutePath | null,
    searchTag: string,
  ): readonly BlogRoute[] => (path === null ? [] : [{ ...base, type, path, searchTag }])
  return [
    ...blog.postRoutes.values(),
    ...lists(blog.pages, null, 'blog_posts_list'),
    ...blog.tags.flatMap((tag) => lists(tag.pages, { tag }, 'blog_tags_posts')),
    ...blog.authors.flatMap((author) => lists(author.pages, { author }, 'blog_author_posts')),
    ...single('blogTags', blog.tagsRoute, 'blog_tags_list'),
    ...single('blogAuthors', blog.authorsRoute, 'blog_authors_list'),
    ...single('blogArchive', blog.archiveRoute, 'blog_archive'),
  ]
}
