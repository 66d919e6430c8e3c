// The options of the theme, each with its value.
import type * as v from 'valibot'
import type { ThemeConfig } from '../model/project.ts'
import type { themeConfig } from './options/theme.ts'

export function themeOf(raw: v.InferOutput<typeof themeConfig>, siteTitle: string): ThemeConfig {
  const columns = (raw.footer?.links ?? []).map((entry) =>
    'items' in entry ? { title: entry.title ?? null, items: entry.items } : { title: null, items: [entry] },
  )
  return {
    navbar: {
      title: raw.navbar.title ?? (raw.navbar.logo ? '' : siteTitle),
      logo: raw.navbar.logo ?? null,
      hideOnScroll: raw.navbar.hideOnScroll ?? false,
      items: raw.navbar.items ?? [],
    },
    footer: raw.footer
      ? {
          style: raw.footer.style,
          columns,
          logo: raw.footer.logo ?? null,
          copyright: raw.footer.copyright ?? null,
        }
      : null,
    announcementBar: raw.announcementBar ?? null,
    colorMode: {
      defaultMode: raw.colorMode.defaultMode ?? 'light',
      disableSwitch: raw.colorMode.disableSwitch ?? false,
      respectPrefersColorScheme: raw.colorMode.respectPrefersColorScheme ?? false,
    },
    sidebar: {
      hideable: raw.docs.sidebar?.hideable ?? false,
      autoCollapse: raw.docs.sidebar?.autoCollapseCategories ?? false,
    },
    tableOfContents: {
      minHeadingLevel: raw.tableOfContents.minHeadingLevel ?? 2,
      maxHeadingLevel: raw.tableOfContents.maxHeadingLevel ?? 3,
    },
    image: raw.image ?? null,
    metadata: raw.metadata,
  }
}
