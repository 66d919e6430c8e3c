// Options of the navbar. plan/navbarItems.ts checks the items, whose keys depend on their type.
import * as v from 'valibot'
import type { NavbarItemConfig } from '../../model/config/themeConfig.ts'
import { group } from './group.ts'
import { logo } from './logo.ts'

/** The type is written out, because the inferred one has no comments. */
const item = v.looseObject({ type: v.optional(v.string()) }) as v.GenericSchema<NavbarItemConfig>

export const navbar = group({
  /**
   * Text beside the logo.
   * @default the title of the site; empty with a logo
   * @example 'Handbook'
   */
  title: v.optional(v.string()),
  /**
   * Image that links to the start page.
   * @default none
   * @example { src: 'img/logo.svg', alt: '' }
   */
  logo: v.optional(logo),
  /**
   * Hides the navbar on the way down and shows it on the way up.
   * @default false
   * @example true
   */
  hideOnScroll: v.optional(v.boolean(), false),
  /**
   * Colors of the navbar, if not those of the page.
   * @default the colors of the page
   * @example 'dark'
   */
  style: v.optional(v.picklist(['dark', 'primary'] as const)),
  /**
   * Links and menus, on the right unless they have `position: 'left'`.
   * @default []
   * @example [{ type: 'doc', docId: 'intro', label: 'Docs', position: 'left' }]
   */
  items: v.optional(v.array(item), []),
})
