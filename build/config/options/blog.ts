// Options of blogs.
import * as v from 'valibot'
import { group, objectOr, unlessFalse } from './group.ts'
import { editUrl, reporting, texts } from './values.ts'

const count = v.union([
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
  v.literal('ALL'),
])
const sheet = v.nullable(v.union([v.string(), v.boolean()]))
const feedType = v.picklist(['rss', 'atom', 'json'] as const)

export const blog = group({
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, - and _')), 'default'),
  path: v.optional(v.string(), 'blog'),
  routeBasePath: v.optional(v.string()),
  blogTitle: v.optional(v.string(), 'Blog'),
  blogDescription: v.optional(v.string(), 'Blog'),
  blogSidebarTitle: v.optional(v.string(), 'Recent posts'),
  entries: v.optional(v.picklist(['posts', 'releases'] as const), 'posts'),
  blogSidebarCount: v.optional(
    v.union([
      v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must be 0 or more')),
      v.literal('ALL'),
    ]),
    5,
  ),
  postsPerPage: v.optional(count, 10),
  sortPosts: v.optional(v.picklist(['descending', 'ascending'] as const), 'descending'),
  include: v.optional(texts, ['**/*.{md,mdx}']),
  exclude: v.optional(texts, [
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    '**/*.test.{js,jsx,ts,tsx}',
    '**/__tests__/**',
  ]),
  authorsMapPath: v.optional(v.string(), 'authors.yml'),
  authorsBasePath: v.optional(v.string(), 'authors'),
  tags: v.optional(v.nullable(v.union([v.string(), v.literal(false)])), null),
  tagsBasePath: v.optional(v.string(), 'tags'),
  pageBasePath: v.optional(v.string(), 'page'),
  archiveBasePath: v.optional(v.nullable(v.string()), 'archive'),
  onInlineTags: v.optional(reporting, 'warn'),
  onInlineAuthors: v.optional(reporting, 'warn'),
  onUntruncatedBlogPosts: v.optional(reporting, 'warn'),
  showReadingTime: v.optional(v.boolean(), true),
  wordsPerMinute: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 200),
  feedOptions: v.optional(
    unlessFalse(
      group({
        type: v.optional(v.nullable(v.union([feedType, v.literal('all'), v.array(feedType)])), [
          'rss',
          'atom',
        ]),
        title: v.optional(v.string()),
        description: v.optional(v.string()),
        copyright: v.optional(v.string()),
        language: v.optional(v.string()),
        limit: v.optional(
          v.union([
            v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
            v.literal(false),
          ]),
          20,
        ),
        xslt: v.optional(
          objectOr(v.boolean(), group({ rss: v.optional(sheet), atom: v.optional(sheet) })),
          true,
        ),
      }),
    ),
    {},
  ),
  editUrl: v.optional(editUrl),
  showLastUpdateTime: v.optional(v.boolean(), false),
  showLastUpdateAuthor: v.optional(v.boolean(), false),
})
