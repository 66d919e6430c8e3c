// Dates of posts as Docusaurus' components read them.

/** A day, or a date that has its time already, as ISO 8601. */
export const isoDate = (date: string): string => (date.includes('T') ? date : `${date}T00:00:00.000Z`)
