// A post as the functions of a configuration for Docusaurus receive it, and those functions.

/** With the author's other fields, those of the site's own included. */
export interface DocusaurusAuthor {
  readonly key: string | null
  readonly page: { readonly permalink: string } | null
  readonly imageURL?: string
  readonly [field: string]: unknown
}

export interface DocusaurusPost {
  readonly id: string
  readonly metadata: {
    /** `@site/blog/2026-03-01-pond.md` */
    readonly source: string
    /** With the base URL. */
    readonly permalink: string
    readonly title: string
    readonly description: string
    /** Invalid for a post without a date. */
    readonly date: Date
    readonly unlisted: boolean
    readonly readingTime?: number | undefined
    readonly hasTruncateMarker: boolean
    readonly tags: readonly {
      readonly inline: boolean
      readonly label: string
      readonly permalink: string
      readonly description?: string
    }[]
    readonly authors: readonly DocusaurusAuthor[]
    /** Fields as written. */
    readonly frontMatter: Readonly<Record<string, unknown>>
  }
  /** Markdown without front matter. */
  readonly content: string
}

/** A Markdown file: its text without front matter, and the fields as written. */
export interface SplitText {
  readonly content: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Leaves out posts, orders them, or changes what lists show. Without a result, nothing changes. */
export type ProcessBlogPosts = (input: {
  readonly blogPosts: DocusaurusPost[]
}) => Promise<readonly DocusaurusPost[] | undefined> | readonly DocusaurusPost[] | undefined

/** One entry of a feed. */
export interface FeedItem {
  readonly title: string
  /** Full URL. */
  readonly link: string
  readonly id?: string
  readonly date: Date
  readonly description?: string
  /** HTML. */
  readonly content?: string
  readonly category?: { name?: string; term?: string; scheme?: string; domain?: string }[]
  readonly author?: { name?: string; email?: string; link?: string }[]
  readonly published?: Date
  readonly copyright?: string
  readonly image?: string
}

interface FeedInput {
  readonly blogPosts: readonly DocusaurusPost[]
  readonly siteConfig: Readonly<Record<string, unknown>>
  /** The output folder. It has the pages of the last build. */
  readonly outDir: string
}

/** Makes the items of a feed. */
export type CreateFeedItems = (
  input: FeedInput & { readonly defaultCreateFeedItems: (input: FeedInput) => Promise<FeedItem[]> },
) => readonly FeedItem[] | Promise<readonly FeedItem[]>
