// The resolved options of the sitemap, and the function of a site that makes its items.

/** One entry, as Docusaurus names its parts. */
export interface SitemapItem {
  /** Full URL. */
  readonly url: string
  /** A day or a moment: `2024-11-22`. */
  readonly lastmod?: string | null | undefined
  readonly changefreq?: string | null | undefined
  /** From 0 to 1. */
  readonly priority?: number | null | undefined
}

/** A page of the site. */
export interface SitemapRoute {
  /** With the base URL: `/docs/intro/`. */
  readonly path: string
  readonly exact: true
  readonly plugin: { readonly name: string; readonly id: string }
  readonly metadata: {
    /** From the folder of the site. */
    readonly sourceFilePath?: string | undefined
    /** Milliseconds; null for a page that has no date. */
    readonly lastUpdatedAt: number | null
  }
}

interface SitemapInput {
  readonly siteConfig: Readonly<Record<string, unknown>>
  /** All pages, also those that the sitemap leaves out. */
  readonly routes: readonly SitemapRoute[]
}

/** Makes the items of the sitemap. */
export type CreateSitemapItems = (
  input: SitemapInput & {
    readonly defaultCreateSitemapItems: (input: SitemapInput) => Promise<SitemapItem[]>
  },
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>

export interface SitemapConfig {
  /** Patterns of paths that are left out. */
  readonly ignorePatterns: readonly string[]
  readonly filename: string
  /** Null: items have none. */
  readonly lastmod: 'date' | null
  /** Whether the site asks for the days of all items, also if its pages show none. */
  readonly asksGit: boolean
  readonly changefreq: string | null
  readonly priority: number | null
  readonly createSitemapItems: CreateSitemapItems | null
}
