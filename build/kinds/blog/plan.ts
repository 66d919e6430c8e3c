// A blog in one language: its posts, the pages of its lists, and the routes they make.
import type {
  Author,
  BlogInstance,
  BlogPostRouteEntry,
  BlogRoute,
  Post,
  PostAuthor,
  PostsPage,
  PostTag,
} from '../../model/blog.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { BlogConfig } from '../../model/project.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import type { Subject } from '../../model/subjects.ts'
import { joinPath, type RoutePath, routePath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { translationsIn } from '../translations.ts'
import { type ReadAuthors, readAuthorsFile } from './authors.ts'
import { type BlogPlace, placeBlog } from './place.ts'
import { readPosts } from './posts.ts'
import { processedPosts } from './processedPosts.ts'
import { postEntries, routesOf } from './routes.ts'
import { tagPosts } from './tagPosts.ts'

interface PlannedBlog {
  readonly blog: BlogInstance
  readonly routes: readonly BlogRoute[]
  readonly diagnostics: readonly Diagnostic[]
}

export function planBlog(config: BlogConfig, input: SiteInput, localePlace: LocalePlace): PlannedBlog {
  const place = placeBlog(config, input, localePlace)
  const known = knownAuthors(place)
  const read = readPosts(place, known.authors)
  const tagged = tagPosts(read.posts, place)
  const processed = processedPosts(tagged, place)
  const { posts, tags } = inOrder(
    processed,
    input.plugins?.contentChanges.orders[`${config.id} ${place.locale}`],
  )
  const blog = withLists(posts, tags, [...known.authors.values()], place)
  return {
    blog,
    routes: routesOf(blog, place.locale),
    diagnostics: [
      ...known.diagnostics,
      ...read.diagnostics
        .filter(({ code }) => !(known.isBroken && code === 'unknownAuthor'))
        .map((one) => (one.code === 'unknownAuthor' ? { ...one, about: aboutAuthors(place) } : one)),
      ...tagged.diagnostics,
    ],
  }
}

/** A file that cannot be read has no authors. */
const aboutAuthors = ({ config, folder, localizedFolder }: BlogPlace): readonly Subject[] =>
  [folder, localizedFolder].flatMap((at): Subject[] =>
    at === null ? [] : [`file ${joinPath(at, config.authorsMapPath)}`],
  )

/** As a plugin requested them. */
function inOrder({ posts, tags }: Listed, order: readonly SourcePath[] | undefined): Listed {
  if (!order) return { posts, tags }
  const sorted = (all: readonly Post[]) =>
    [...all].sort((a, b) => order.indexOf(a.page.source) - order.indexOf(b.page.source))
  return { posts: sorted(posts), tags: tags.map((group) => ({ ...group, items: sorted(group.items) })) }
}

type Listed = ReturnType<typeof processedPosts>

function knownAuthors({ config, input, route, dataFile }: BlogPlace): ReadAuthors {
  const file = dataFile(config.authorsMapPath)
  if (file === null) return { authors: new Map(), diagnostics: [] }
  if (!input.data.has(file)) return { authors: new Map(), diagnostics: [], isBroken: true }
  const pageRoute = (permalink: string) => route(config.authorsBasePath, permalink)
  return readAuthorsFile(file, input.data.get(file), {
    pageRoute,
    freeTypes: input.config.behaviors.freeAuthorTypes,
  })
}

/** The blog with the pages of its lists: all posts, the posts of each tag, the posts of each author. */
function withLists(
  posts: readonly Post[],
  tags: ReturnType<typeof tagPosts>['tags'],
  known: readonly Author[],
  place: BlogPlace,
): BlogInstance {
  const { config, input, folder, localizedFolder, route } = place
  const listed = posts.filter(({ unlisted }) => !unlisted)
  const paginate = (items: readonly Post[], first: RoutePath, next: string): readonly PostsPage[] =>
    pagesOf(items, config.postsPerPage, (number) =>
      number === 1 ? first : routePath(joinPath(first, next, String(number)), input.config.trailingSlash),
    )
  const authors = known.map((author): PostAuthor => {
    const own = listed.filter((post) => post.authors.some(({ key }) => key === author.key))
    return {
      author,
      posts: own,
      pages: author.route === null ? [] : paginate(own, author.route, config.authorPageBasePath),
    }
  })
  const postRoutes = new Map<Post, BlogPostRouteEntry>()
  const blog: BlogInstance = {
    config: translated(place),
    postRoutes,
    route: route(''),
    folder,
    localizedFolder,
    posts,
    listed,
    pages:
      listed.length > 0 || input.config.behaviors.showsEmptyBlogs
        ? paginate(listed, route(''), config.pageBasePath)
        : [],
    tagsRoute: tags.length === 0 ? null : route(config.tagsBasePath),
    tags: tags.map(
      (group): PostTag => ({
        ...group,
        pages: paginate(group.items, route(config.tagsBasePath, group.tag.permalink), config.pageBasePath),
      }),
    ),
    authorsRoute: authors.length === 0 ? null : route(config.authorsBasePath),
    authors,
    authorsFile: place.dataFile(config.authorsMapPath),
    archiveRoute:
      config.archiveBasePath === null || listed.length === 0 ? null : route(config.archiveBasePath),
  }
  for (const entry of postEntries(blog, place.locale)) postRoutes.set(entry.post, entry)
  return blog
}

/** The names of the blog in a language: `docusaurus-plugin-content-blog/options.json` below its folder. */
function translated({ config, input, localizedFolder }: BlogPlace): BlogConfig {
  if (localizedFolder === null) return config
  const t = translationsIn(sourcePath(joinPath(localizedFolder, 'options.json')), input)
  return {
    ...config,
    blogTitle: t('title', config.blogTitle),
    blogDescription: t('description', config.blogDescription),
    blogSidebarTitle: t('sidebar.title', config.blogSidebarTitle),
  }
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
      totalPages: count,
      totalPosts: posts.length,
    }
  })
}
