// The options of the theme, each with its value.
import type * as v from 'valibot'
import type { ThemeConfig } from '../../model/project.ts'
import type { FeedbackData } from '../../shared/siteData.ts'
import type { themeConfig } from '../options/theme.ts'

export function themeOf(raw: v.InferOutput<typeof themeConfig>, siteTitle: string): ThemeConfig {
  const columns = columnsOf(raw.footer?.links ?? [])
  return {
    navbar: {
      title: raw.navbar.title ?? (raw.navbar.logo ? '' : siteTitle),
      logo: raw.navbar.logo ?? null,
      hideOnScroll: raw.navbar.hideOnScroll ?? false,
      style: raw.navbar.style ?? null,
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
    groupsPosts: raw.blog.sidebar?.groupByYear ?? true,
    keepsVersions: raw.docs.versionPersistence !== 'none',
    tableOfContents: {
      minHeadingLevel: raw.tableOfContents.minHeadingLevel ?? 2,
      maxHeadingLevel: raw.tableOfContents.maxHeadingLevel ?? 3,
    },
    pageMenu: raw.pageMenu === false ? null : raw.pageMenu,
    linkPreviews: raw.linkPreviews,
    keyboardShortcuts: raw.keyboardShortcuts,
    feedback: (raw.feedback as FeedbackData | undefined) ?? null,
    comments: raw.comments ?? null,
    image: raw.image ?? null,
    metadata: raw.metadata,
    diagrams: diagramsOf(raw.mermaid),
    livePosition: raw.liveCodeBlock.playgroundPosition ?? 'bottom',
  }
}

/** Null for the themes of Mermaid that the widget has anyway: readers load no data for them. */
function diagramsOf({ theme, options }: Theme['mermaid']): ThemeConfig['diagrams'] {
  const { light = 'default', dark = 'dark' } = theme
  const isStock = light === 'default' && dark === 'dark' && Object.keys(options).length === 0
  return isStock ? null : { light, dark, options }
}

type Theme = v.InferOutput<typeof themeConfig>
type Entry = NonNullable<Theme['footer']>['links'][number]
type Column = Extract<Entry, { items: unknown[] }>

const isColumn = (entry: Entry): entry is Column => 'items' in entry

type Columns = NonNullable<ThemeConfig['footer']>['columns']

/** Links without columns are one row. Beside columns, each link is a separate column. */
function columnsOf(links: readonly Entry[]): Columns {
  const single = links.filter((entry) => !isColumn(entry))
  if (single.length > 0 && single.length === links.length)
    return [{ title: null, className: 'footer__row', items: single }]
  return links.map((entry) =>
    isColumn(entry)
      ? { title: entry.title ?? null, className: entry.className, items: entry.items }
      : { title: null, items: [entry] },
  )
}

/** The colors of the announcement bar as a style sheet; null without colors. */
export function announcementColors({ announcementBar }: v.InferOutput<typeof themeConfig>): string | null {
  const { backgroundColor, textColor } = announcementBar ?? {}
  const rules = [
    ...(backgroundColor ? [`background:${backgroundColor}`] : []),
    ...(textColor ? [`color:${textColor}`] : []),
  ]
  return rules.length === 0 ? null : `.announcement-bar{${rules.join(';')}}`
}
