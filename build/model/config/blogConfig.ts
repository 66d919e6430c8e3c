// The resolved options of blogs.

import type { CreateFeedItems, ProcessBlogPosts } from '../docusaurusPost.ts'
import type { ReadingTime } from '../readingTime.ts'
import type { Severity } from '../rules.ts'
import type { EditUrl } from './docsConfig.ts'
import type { UnifiedPlugins } from './markdownExtensions.ts'

export type FeedType = 'rss' | 'atom' | 'json'

interface FeedConfig {
  /** Null: the newest posts. */
  readonly createFeedItems: CreateFeedItems | null
  readonly types: readonly FeedType[]
  readonly title: string | null
  readonly description: string | null
  readonly copyright: string | null
  readonly language: string | null
  /** Newest posts in a feed; null: all. */
  readonly limit: number | null
  /**
   * The style sheet that shows the XML to people: a file of the blog's folder, ours (true), or nothing
   * (null).
   */
  readonly xslt: { readonly rss: string | true | null; readonly atom: string | true | null }
}

interface PinnedLink {
  readonly label: string
  readonly description?: string | undefined
  readonly to: string
}

export interface BlogConfig extends UnifiedPlugins {
  /** All types of the site, none, or these. */
  readonly admonitions: boolean | readonly string[]
  readonly id: string
  /** Folder below contentDir. */
  readonly path: string
  readonly routeBasePath: string
  readonly blogTitle: string
  readonly blogDescription: string
  readonly blogSidebarTitle: string
  /** The kind of its entries. A changelog has releases, and each links back to the list. */
  readonly entries: 'posts' | 'releases'
  /** 0: no sidebar. */
  readonly blogSidebarCount: number | 'ALL'
  readonly postsPerPage: number | 'ALL'
  readonly sortPosts: 'descending' | 'ascending'
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** Below the blog's folder. */
  readonly authorsMapPath: string
  /** Below the blog's URL, like the three after it. */
  readonly authorsBasePath: string
  readonly tagsBasePath: string
  readonly pageBasePath: string
  readonly authorPageBasePath: string
  /** Null: no archive. */
  readonly archiveBasePath: string | null
  /** File of tags below the blog's folder; null: `tags.yml`; false: none. */
  readonly tags: string | false | null
  readonly onInlineTags: Severity | 'off'
  readonly onInlineAuthors: Severity | 'off'
  readonly onUntruncatedBlogPosts: Severity | 'off'
  readonly showReadingTime: boolean
  readonly wordsPerMinute: number
  readonly showSeries: boolean
  readonly relatedPosts: false | { readonly title: string; readonly count: number }
  /** Cards above the list of posts. */
  readonly pinned: readonly PinnedLink[]
  /** Null: no link. */
  readonly newsletter: { readonly label: string; readonly href: string } | null
  /** Null: the words are counted. */
  readonly readingTime: ReadingTime | null
  /** Ends an excerpt instead of `<!-- truncate -->`. Null for that comment. */
  readonly truncateMarker: RegExp | null
  readonly feeds: FeedConfig | null
  /** Null: all posts, by date. */
  readonly processBlogPosts: ProcessBlogPosts | null
  readonly editUrl: EditUrl | null
  readonly editLocalizedFiles: boolean
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
}
