// Components in Markdown that need facts about the whole site.

/** A component that the theme prints when the site is known. */
export interface Widget {
  readonly widget: 'Backlinks' | 'DocCardList' | 'TOCInline'
  readonly props: Readonly<Record<string, unknown>>
}
