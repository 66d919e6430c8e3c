// Options of the footer.
import * as v from 'valibot'
import { eitherOf, group } from './group.ts'
import { logo } from './logo.ts'

const item = group({
  /**
   * Text of the link.
   * @default none
   * @example 'Support'
   */
  label: v.optional(v.string()),
  /**
   * A page of the site.
   * @default none
   * @example '/community/support/'
   */
  to: v.optional(v.string()),
  /**
   * A URL of another site.
   * @default none
   * @example 'https://park.example'
   */
  href: v.optional(v.string()),
  /**
   * HTML in place of a link.
   * @default none
   * @example '<img src="/img/badge.svg" alt="">'
   */
  html: v.optional(v.string()),
  /**
   * Class of the link or of the HTML.
   * @default none
   * @example 'footer-badge'
   */
  className: v.optional(v.string()),
  /**
   * Further attributes of the link.
   * @default none
   * @example { rel: 'me', 'data-place': 'footer' }
   */
  attributes: v.optional(v.record(v.string(), v.string())),
})

const column = group({
  /**
   * Heading of the column.
   * @default none
   * @example 'Learn'
   */
  title: v.optional(v.nullable(v.string())),
  /**
   * Class of the column.
   * @default none
   * @example 'footer-wide'
   */
  className: v.optional(v.string()),
  /**
   * Links of the column.
   * @example [{ label: 'Introduction', to: '/docs/' }]
   */
  items: v.array(item),
})

const isColumn = (input: unknown): boolean => typeof input === 'object' && input !== null && 'items' in input

export const footer = group({
  /**
   * Colors of the footer.
   * @default 'light'
   * @example 'dark'
   */
  style: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
  /**
   * Columns of links, or links alone.
   * @default []
   * @example [{ title: 'Learn', items: [{ label: 'Introduction', to: '/docs/' }] }]
   */
  links: v.optional(v.array(eitherOf(column, item, isColumn)), []),
  /**
   * Image above the copyright notice.
   * @default none
   * @example { src: 'img/logo.svg', alt: '' }
   */
  logo: v.optional(logo),
  /**
   * HTML of the copyright notice.
   * @default none
   * @example '© 2026 The keepers'
   */
  copyright: v.optional(v.string()),
})
