// The words on the card that a page shows where its link is shared.
/** What a card says about its page. */
export interface CardTexts {
  readonly title: string
  /** Where the page belongs: `Guides / Markdown features`, the name of a blog, the tagline of the site. */
  readonly section: string | null
  /** A version or a day. */
  readonly badge: string | null
}
