// The words on the card of a page, which other sites show in link previews.
export interface CardTexts {
  readonly title: string
  /** The part of the site: `Guides / Markdown features`, the name of a blog, the tagline of the site. */
  readonly section: string | null
  /** A version or a day. */
  readonly badge: string | null
}
