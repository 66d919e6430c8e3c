// Options of the sitemap.
import * as v from 'valibot'
import type { CreateSitemapItems } from '../../model/config/sitemapConfig.ts'
import { group, unlessFalse } from './group.ts'
import { texts } from './values.ts'

const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const

const share = v.pipe(
  v.number(),
  v.minValue(0, 'must be between 0 and 1'),
  v.maxValue(1, 'must be between 0 and 1'),
)

export const sitemap = unlessFalse(
  group({
    /**
     * Patterns of URLs that are left out.
     * @default []
     * @example ['/tests/**']
     */
    ignorePatterns: v.optional(texts, []),
    /**
     * Name of the file.
     * @default 'sitemap.xml'
     * @example 'pages.xml'
     */
    filename: v.optional(v.string(), 'sitemap.xml'),
    /**
     * Whether items have the day of their last change: `'date'` asks Git for it, and `null` leaves it out.
     * @default the day that front matter names, or that pages show from Git
     * @example 'date'
     */
    lastmod: v.optional(v.nullable(v.literal('date'))),
    /**
     * How often pages change. Search engines ignore it.
     * @default null
     * @example 'weekly'
     */
    changefreq: v.optional(v.nullable(v.picklist(frequencies)), null),
    /**
     * The same number from 0 to 1 for all pages. Search engines ignore it.
     * @default null
     * @example 0.5
     */
    priority: v.optional(v.nullable(share), null),
    /**
     * Makes the items of the sitemap, from those that it would have.
     * @default none
     * @example async ({ defaultCreateSitemapItems, ...rest }) => (await defaultCreateSitemapItems(rest)).slice(0, 100)
     */
    createSitemapItems: v.optional(
      v.custom<CreateSitemapItems>((input) => typeof input === 'function', 'must be a function'),
    ),
  }),
)
