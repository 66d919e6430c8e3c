// A logo, in the navbar or the footer.
import * as v from 'valibot'
import { group } from './group.ts'

const size = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?%$/, 'must be a number or a share such as 50%')),
])

export const logo = group({
  /**
   * The image, a path in a static folder or a URL.
   * @example 'img/logo.svg'
   */
  src: v.string(),
  /**
   * The image in dark mode.
   * @default the same as `src`
   * @example 'img/logo-dark.svg'
   */
  srcDark: v.optional(v.string()),
  /**
   * Text for readers who do not see the image.
   * @default empty
   * @example 'Handbook'
   */
  alt: v.optional(v.string()),
  /**
   * Where the logo leads.
   * @default the start page
   * @example 'https://park.example'
   */
  href: v.optional(v.string()),
  /**
   * Width in pixels, or a share of the space around it.
   * @default the width of the image
   * @example 32
   */
  width: v.optional(size),
  /**
   * Height in pixels, or a share of the space around it.
   * @default the height of the image
   * @example 32
   */
  height: v.optional(size),
  /**
   * Where its link opens.
   * @default the same tab
   * @example '_blank'
   */
  target: v.optional(v.string()),
  /**
   * Class of the image.
   * @default none
   * @example 'park-logo'
   */
  className: v.optional(v.string()),
  /**
   * Styles of the image, with the names that React has for them.
   * @default none
   * @example { borderRadius: '50%' }
   */
  style: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
