// Components of Markdown texts that show what only the whole site knows.

/** A component that the theme prints when the site is known. */
export interface Widget {
  readonly widget: 'DocCardList' | 'TOCInline'
  readonly props: Readonly<Record<string, unknown>>
}
