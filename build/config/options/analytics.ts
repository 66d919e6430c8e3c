// Counting visits with services of Google.
import * as v from 'valibot'
import { group } from './group.ts'
import { texts } from './values.ts'

const gtag = group({
  /**
   * Id of the property, or several.
   * @example 'G-XXXXXXXXXX'
   */
  trackingID: v.union([v.string(), texts]),
  /**
   * Shortens the network addresses of readers.
   * @default false
   * @example true
   */
  anonymizeIP: v.optional(v.boolean(), false),
})

const tagManager = group({
  /**
   * Id of the container.
   * @example 'GTM-XXXXXXX'
   */
  containerId: v.string(),
})

export const analytics = group({
  /**
   * Google Analytics 4. Pages that are opened on `localhost` are not counted.
   * @default none
   * @example { trackingID: 'G-XXXXXXXXXX' }
   */
  gtag: v.optional(gtag),
  /**
   * Google Tag Manager. The security policy allows its container to load scripts of every host.
   * @default none
   * @example { containerId: 'GTM-XXXXXXX' }
   */
  googleTagManager: v.optional(tagManager),
})
