// Redirects from old URLs.
import * as v from 'valibot'
import { group } from './group.ts'
import { texts } from './values.ts'

const redirect = group({
  /**
   * The old path, or several, below the base URL.
   * @example ['/help', '/support']
   */
  from: v.union([v.string(), texts]),
  /**
   * A page of the site, or a URL of another site.
   * @example '/docs/contact/'
   */
  to: v.string(),
})

export const redirects = group({
  /**
   * Endings under which every page can be found as well.
   * @default []
   * @example ['html']
   */
  fromExtensions: v.optional(texts, []),
  /**
   * Old paths and where they lead.
   * @default []
   * @example [{ from: '/docs/food', to: '/docs/feeding/' }]
   */
  redirects: v.optional(v.array(redirect), []),
})
