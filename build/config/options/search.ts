// Options of the search and of the sitemap.
import * as v from 'valibot'
import { group, objectOr, unlessFalse } from './group.ts'
import { texts } from './values.ts'

const algolia = group({
  /**
   * Name of the hosted service.
   * @example 'algolia'
   */
  provider: v.literal('algolia'),
  /**
   * Id of the application.
   * @example 'YOUR_APP_ID'
   */
  appId: v.string(),
  /**
   * A key that can only search, because every page contains it.
   * @example 'a key that can only search'
   */
  apiKey: v.string(),
  /**
   * Name of the index.
   * @example 'handbook'
   */
  indexName: v.string(),
  /**
   * Another server with the same interface.
   * @default the hosts of the service
   * @example 'search.handbook.example'
   */
  host: v.optional(v.string()),
})

/** `'local'`, `false`, or a hosted service. */
export const search = objectOr(v.union([v.literal('local'), v.literal(false)]), algolia)

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
  }),
)
