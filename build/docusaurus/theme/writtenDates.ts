// Dates as text in the metadata of posts and documents, for themes that do not write them by themselves.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contents, metadataIn } from '../contents/contents.ts'
import { moduleFile } from './clientPackages.ts'

/** Whether one of the themes shows `formattedDate`. */
export const needsWrittenDates = (themes: readonly string[]): boolean =>
  themes.some((folder) => {
    const file = moduleFile(join(folder, 'BlogPostItem/Header/Info'))
    return file !== undefined && readFileSync(file, 'utf8').includes('formattedDate')
  })

interface Dates {
  readonly date?: unknown
  readonly lastUpdatedAt?: unknown
  readonly formattedLastUpdatedAt?: unknown
}

/** Adds them. Such themes also expect the moment of the last change in seconds. */
export function addWrittenDates(contents: Contents, locale: string, calendar: string): void {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC', calendar } as const
  const long = new Intl.DateTimeFormat(locale, day)
  const short = new Intl.DateTimeFormat(locale, { calendar })
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
