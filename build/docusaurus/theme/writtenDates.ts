// Dates as text in the metadata of posts and documents, for themes that do not write them by themselves.
import { type Contents, metadataIn } from '../contents/contents.ts'

interface Dates {
  readonly date?: unknown
  readonly lastUpdatedAt?: unknown
  readonly formattedLastUpdatedAt?: unknown
}

/** Adds them. Such themes also expect the moment of the last change in seconds. */
export function addWrittenDates(contents: Contents, locale: string, calendar: string): void {
  const day = { day: 'numeric', year: 'numeric', timeZone: 'UTC', calendar } as const
  const long = new Intl.DateTimeFormat(locale, { ...day, month: 'long' })
  const short = new Intl.DateTimeFormat(locale, { ...day, month: 'short' })
  for (const [, metadata] of metadataIn(contents)) {
    const { date, lastUpdatedAt, formattedLastUpdatedAt } = metadata as Dates
    if (date instanceof Date) Object.assign(metadata as object, { formattedDate: long.format(date) })
    if (typeof lastUpdatedAt === 'number' && formattedLastUpdatedAt === undefined)
      Object.assign(metadata as object, {
        formattedLastUpdatedAt: short.format(lastUpdatedAt),
        lastUpdatedAt: lastUpdatedAt / 1000,
      })
  }
}
