// The reading time of a post, as Docusaurus rounds it, and the function of a site that computes it.

/** Minutes with two decimals. */
export const readingMinutes = (words: number, wordsPerMinute: number): number =>
  Math.round((words / wordsPerMinute) * 100) / 100

interface Timed {
  /** Markdown without front matter. */
  readonly content: string
  /** Of the words in it. */
  readonly locale?: string
}

/** Minutes that a post takes to read; nothing hides them. */
export type ReadingTime = (
  post: Timed & {
    readonly frontMatter: Readonly<Record<string, unknown>>
    readonly locale: string
    readonly defaultReadingTime: (
      text: Timed & { readonly options?: { readonly wordsPerMinute?: number } },
    ) => number
  },
) => number | undefined
