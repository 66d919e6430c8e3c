// Options of a blog's feeds.
import * as v from 'valibot'
import type { CreateFeedItems } from '../../model/docusaurusPost.ts'
import { group, objectOr, unlessFalse } from './group.ts'
import { wholeNumber } from './values.ts'

const feedType = v.picklist(['rss', 'atom', 'json'] as const)
const sheet = v.nullable(v.union([v.string(), v.boolean()]))

const sheets = group({
  /**
   * Style sheet of the RSS feed in the folder of the blog; `true` for Troodon's.
   * @default none
   * @example 'rss.xsl'
   */
  rss: v.optional(sheet),
  /**
   * Style sheet of the Atom feed in the folder of the blog; `true` for Troodon's.
   * @default none
   * @example 'atom.xsl'
   */
  atom: v.optional(sheet),
})

export const feedOptions = unlessFalse(
  group({
    /**
     * Formats of the feeds; `null` for none.
     * @default ['rss', 'atom']
     * @example 'all'
     */
    type: v.optional(v.nullable(v.union([feedType, v.literal('all'), v.array(feedType)])), ['rss', 'atom']),
    /**
     * Title of the feeds.
     * @default the title of the blog
     * @example 'News from the park'
     */
    title: v.optional(v.string()),
    /**
     * Description of the feeds.
     * @default the description of the blog
     * @example 'What happens at the pond'
     */
    description: v.optional(v.string()),
    /**
     * Copyright notice of the feeds.
     * @default none
     * @example '© 2026 The keepers'
     */
    copyright: v.optional(v.string()),
    /**
     * Language tag of the feeds.
     * @default the language of the pages
     * @example 'en-GB'
     */
    language: v.optional(v.string()),
    /**
     * Number of newest posts in a feed; `false` for all.
     * @default 20
     * @example false
     */
    limit: v.optional(v.union([wholeNumber(1), v.literal(false)]), 20),
    /**
     * Style sheets that show a feed to people: Troodon's, none, or files.
     * @default true
     * @example { rss: 'rss.xsl' }
     */
    xslt: v.optional(objectOr(v.boolean(), sheets), true),
    /**
     * Makes the items of the feeds, from those that they would have.
     * @default none
     * @example async ({ defaultCreateFeedItems, blogPosts, ...rest }) => defaultCreateFeedItems({ ...rest, blogPosts: blogPosts.slice(0, 5) })
     */
    createFeedItems: v.optional(
      v.custom<CreateFeedItems>((input) => typeof input === 'function', 'must be a function'),
    ),
  }),
)
