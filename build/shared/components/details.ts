// `<Details>`: the browser's own element.
import { classNames, Markup, type MarkupChild, newline, slot } from '../markup.ts'

export interface DetailsMarkup<C> {
  /** Null when the children contain a `<summary>`. */
  readonly summary: C | null
  readonly className?: string | undefined
  readonly id?: string | undefined
  readonly open: boolean
  /** Other attributes that the author wrote. */
  readonly rest: Readonly<Record<string, unknown>>
}

export const defaultSummary = 'Details'

export function detailsMarkup<C>({ summary, className, id, open, rest }: DetailsMarkup<C>): Markup<C> {
  const heading: MarkupChild<C>[] = summary === null ? [] : [new Markup<C>('summary', {}, [summary]), newline]
  return new Markup<C>(
    'details',
    { className: classNames('theme-details', className), id, open: open || undefined },
    [...heading, slot],
    rest,
  )
}
