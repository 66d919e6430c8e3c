// Options of the theme: what stands around every page.
import * as v from 'valibot'
import { group } from './group.ts'

const logo = group({
  src: v.string(),
  srcDark: v.optional(v.string()),
  alt: v.optional(v.string()),
  href: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})

const footerItem = group({
  label: v.optional(v.string()),
  to: v.optional(v.string()),
  href: v.optional(v.string()),
  html: v.optional(v.string()),
})

const footerColumn = group({ title: v.optional(v.nullable(v.string())), items: v.array(footerItem) })
const isColumn = (input: unknown): boolean => typeof input === 'object' && input !== null && 'items' in input

export const themeConfig = group({
  navbar: v.optional(
    group({
      title: v.optional(v.string()),
      logo: v.optional(logo),
      hideOnScroll: v.optional(v.boolean(), false),
      items: v.optional(v.array(v.looseObject({ type: v.optional(v.string()) })), []),
    }),
    {},
  ),
  footer: v.optional(
    group({
      style: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
      links: v.optional(
        v.array(
          v.lazy<typeof footerColumn | typeof footerItem>((input) =>
            isColumn(input) ? footerColumn : footerItem,
          ),
        ),
        [],
      ),
      logo: v.optional(logo),
      copyright: v.optional(v.string()),
    }),
  ),
  announcementBar: v.optional(
    group({
      id: v.optional(v.string(), 'announcement-bar'),
      content: v.string(),
      isCloseable: v.optional(v.boolean(), true),
    }),
  ),
  colorMode: v.optional(
    group({
      defaultMode: v.optional(v.picklist(['light', 'dark'] as const), 'light'),
      disableSwitch: v.optional(v.boolean(), false),
      respectPrefersColorScheme: v.optional(v.boolean(), false),
    }),
    {},
  ),
  docs: v.optional(
    group({
      sidebar: v.optional(
        group({
          hideable: v.optional(v.boolean(), false),
          autoCollapseCategories: v.optional(v.boolean(), false),
        }),
        {},
      ),
    }),
    {},
  ),
  tableOfContents: v.optional(
    group({
      minHeadingLevel: v.optional(
        v.pipe(
          v.number(),
          v.integer('must be a whole number'),
          v.minValue(2, 'must be 2 or more'),
          v.maxValue(6, 'must be 6 or less'),
        ),
        2,
      ),
      maxHeadingLevel: v.optional(
        v.pipe(
          v.number(),
          v.integer('must be a whole number'),
          v.minValue(2, 'must be 2 or more'),
          v.maxValue(6, 'must be 6 or less'),
        ),
        3,
      ),
    }),
    {},
  ),
  image: v.optional(v.string()),
  metadata: v.optional(v.array(v.record(v.string(), v.string())), []),
})
