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

type CreateRedirects = (path: string) => string | readonly string[] | null | undefined

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
  /**
   * Old paths of a page: a function that receives the path of each page, below the base URL.
   * @default none
   * @example (path) => path.replace('/docs/', '/help/')
   */
  createRedirects: v.optional(
    v.custom<CreateRedirects>((input) => typeof input === 'function', 'must be a function'),
  ),
})
