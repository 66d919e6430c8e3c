// How serious each problem with links and routes is.
import * as v from 'valibot'
import { reporting } from './values.ts'

export const checkOptions = {
  /**
   * What happens when a link leads to no page.
   * @default 'throw'
   * @example 'warn'
   */
  onBrokenLinks: v.optional(reporting, 'throw'),
  /**
   * What happens when a link leads to a heading that the page does not have.
   * @default 'throw'
   * @example 'warn'
   */
  onBrokenAnchors: v.optional(reporting, 'throw'),
  /**
   * What happens when a link names a Markdown file that does not exist.
   * @default 'warn'
   * @example 'throw'
   */
  onBrokenMarkdownLinks: v.optional(reporting, 'warn'),
  /**
   * What happens when two files have the same URL.
   * @default 'warn'
   * @example 'throw'
   */
  onDuplicateRoutes: v.optional(reporting, 'warn'),
}
