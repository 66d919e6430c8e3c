// Options of blogs.
import * as v from 'valibot'
import type { ProcessBlogPosts } from '../../model/docusaurusPost.ts'
import type { ReadingTime } from '../../model/readingTime.ts'
import { feedOptions } from './feeds.ts'
import { group } from './group.ts'
import { instanceMarkdownOptions } from './markdownPlugins.ts'
import { editUrl, instanceId, partialsAndTests, reporting, tagsFile, texts, wholeNumber } from './values.ts'

const all = v.literal('ALL')

const relatedPosts = group({
  /**
   * Heading of the list.
   * @default 'Related posts'
   * @example 'Read on'
   */
  title: v.optional(v.string(), 'Related posts'),
  /**
   * Most posts in the list.
   * @default 3
   * @example 5
   */
  count: v.optional(wholeNumber(1), 3),
})

const newsletter = group({
  /**
   * Text of the link.
   * @example 'Get new posts by e-mail'
   */
  label: v.string(),
  /**
   * Where the link leads.
   * @example 'https://news.example/subscribe'
   */
  href: v.string(),
})

const pinned = group({
  /**
   * Title of the card.
   * @example 'Why we built it'
   */
  label: v.string(),
  /**
   * A sentence below the title.
   * @default none
   * @example 'What was slow, and what we changed'
   */
  description: v.optional(v.string()),
  /**
   * A page of the site or a URL.
   * @example '/docs/why'
   */
  to: v.string(),
})

export const blog = group({
  ...instanceMarkdownOptions,
  /**
   * Name of the instance, different for each.
   * @default 'default'
   * @example 'changelog'
   */
  id: v.optional(instanceId, 'default'),
  /**
   * Folder of the posts, below the content folder.
   * @default 'blog'
   * @example 'changelog'
   */
  path: v.optional(v.string(), 'blog'),
  /**
   * First part of the URLs.
   * @default `blog`, or `path` for an instance with its own id
   * @example '/news'
   */
  routeBasePath: v.optional(v.string()),
  /**
   * Title of the list of posts.
   * @default 'Blog'
   * @example 'News from the park'
   */
  blogTitle: v.optional(v.string(), 'Blog'),
  /**
   * Description of the list of posts and of the feeds.
   * @default 'Blog'
   * @example 'What happens at the pond'
   */
  blogDescription: v.optional(v.string(), 'Blog'),
  /**
   * Heading of the list beside a post.
   * @default 'Recent posts'
   * @example 'All our posts'
   */
  blogSidebarTitle: v.optional(v.string(), 'Recent posts'),
  /**
   * The kind of entries. A release links back to the list of releases.
   * @default 'posts'
   * @example 'releases'
   */
  entries: v.optional(v.picklist(['posts', 'releases'] as const), 'posts'),
  /**
   * Number of posts in the list beside a post; 0 for no list.
   * @default 5
   * @example 'ALL'
   */
  blogSidebarCount: v.optional(v.union([wholeNumber(0), all]), 5),
  /**
   * Number of posts on one page of the list.
   * @default 10
   * @example 'ALL'
   */
  postsPerPage: v.optional(v.union([wholeNumber(1), all]), 10),
  /**
   * Order of the posts by date.
   * @default 'descending'
   * @example 'ascending'
   */
  sortPosts: v.optional(v.picklist(['descending', 'ascending'] as const), 'descending'),
  /**
   * Patterns of files that are posts.
   * @default ['**\/*.{md,mdx}']
   * @example ['2026/**\/*.md']
   */
  include: v.optional(texts, ['**/*.{md,mdx}']),
  /**
   * Patterns of files that are no posts.
   * @default ['**\/_*.{js,jsx,ts,tsx,md,mdx}', '**\/_*\/**', '**\/*.test.{js,jsx,ts,tsx}', '**\/__tests__/**']
   * @example ['drafts/**']
   */
  exclude: v.optional(texts, partialsAndTests),
  /**
   * The authors file, in the folder of the blog.
   * @default 'authors.yml'
   * @example 'people.yml'
   */
  authorsMapPath: v.optional(v.string(), 'authors.yml'),
  /**
   * Part of the URLs of authors after `routeBasePath`.
   * @default 'authors'
   * @example 'people'
   */
  authorsBasePath: v.optional(v.string(), 'authors'),
  /**
   * Name of the tags file in the folder of the blog; `false` for none.
   * @default null
   * @example 'tags.yml'
   */
  tags: v.optional(tagsFile, null),
  /**
   * Part of the URLs of tags after `routeBasePath`.
   * @default 'tags'
   * @example 'topics'
   */
  tagsBasePath: v.optional(v.string(), 'tags'),
  /**
   * Part of the URLs of further pages of the list, after `routeBasePath`.
   * @default 'page'
   * @example 'list'
   */
  pageBasePath: v.optional(v.string(), 'page'),
  /**
   * The same for the further pages of one author.
   * @default that of `pageBasePath`
   * @example 'authors'
   */
  authorPageBasePath: v.optional(v.string()),
  /**
   * Part of the URL of the archive after `routeBasePath`; `null` for no archive.
   * @default 'archive'
   * @example null
   */
  archiveBasePath: v.optional(v.nullable(v.string()), 'archive'),
  /**
   * How to report a tag of a post that is not in the tags file.
   * @default 'warn'
   * @example 'throw'
   */
  onInlineTags: v.optional(reporting, 'warn'),
  /**
   * How to report an author of a post who is not in the authors file.
   * @default 'warn'
   * @example 'ignore'
   */
  onInlineAuthors: v.optional(reporting, 'warn'),
  /**
   * How to report a post without a truncate marker.
   * @default 'warn'
   * @example 'ignore'
   */
  onUntruncatedBlogPosts: v.optional(reporting, 'warn'),
  /**
   * Shows how long a post takes to read.
   * @default true
   * @example false
   */
  showReadingTime: v.optional(v.boolean(), true),
  /**
   * Reading speed for the reading time.
   * @default 200
   * @example 250
   */
  wordsPerMinute: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 200),
  /**
   * Lists the parts of a series beside each of them: posts with the same `series` in their front matter.
   * @default true
   * @example false
   */
  showSeries: v.optional(v.boolean(), true),
  /**
   * Lists posts that have tags in common with a post below it.
   * @default false
   * @example { count: 5 }
   */
  relatedPosts: v.optional(v.union([v.literal(false), relatedPosts]), false),
  /**
   * Cards above the first page of the list of posts, for what every visitor should find.
   * @default []
   * @example [{ label: 'Why we built it', to: '/docs/why' }]
   */
  pinned: v.optional(v.array(pinned), []),
  /**
   * A link below each post.
   * @default none
   * @example { label: 'Get new posts by e-mail', href: 'https://news.example/subscribe' }
   */
  newsletter: v.optional(newsletter),
  /**
   * Computes the reading time of a post in minutes. A post without one shows none.
   * @default the words of the post, divided by `wordsPerMinute`
   * @example ({ content, defaultReadingTime }) => defaultReadingTime({ content }) / 2
   */
  readingTime: v.optional(
    v.custom<ReadingTime>((input) => typeof input === 'function', 'must be a function'),
  ),
  /**
   * Leaves out posts, orders them, or changes titles, descriptions and dates.
   * @default none
   * @example ({ blogPosts }) => blogPosts.filter(({ metadata }) => metadata.frontMatter.internal !== true)
   */
  processBlogPosts: v.optional(
    v.custom<ProcessBlogPosts>((input) => typeof input === 'function', 'must be a function'),
  ),
  /**
   * The text that ends the excerpt of a post.
   * @default `<!-- truncate -->`
   * @example /<!-- more -->/
   */
  truncateMarker: v.optional(v.instance(RegExp, 'must be a regular expression')),
  /**
   * Options of the feeds; `false` for no feeds.
   * @default {}
   * @example { type: 'all', limit: 50 }
   */
  feedOptions: v.optional(feedOptions, {}),
  /**
   * URL of the “Edit this page” link: a string to which the path of the file is added, or a function.
   * @default no link
   * @example 'https://git.example/handbook/edit/main/'
   */
  editUrl: v.optional(editUrl),
  /**
   * Makes the edit links of translations lead to the translated file.
   * @default false
   * @example true
   */
  editLocalizedFiles: v.optional(v.boolean(), false),
  /**
   * Shows when a post was last changed, from the Git history.
   * @default false
   * @example true
   */
  showLastUpdateTime: v.optional(v.boolean(), false),
  /**
   * Shows who last changed a post, from the Git history. Bots are left out.
   * @default false
   * @example true
   */
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})
