// Formats of dates on the server, which keeps them: making one takes longer than the rest of a page's foot.
// Browsers use `Intl.DateTimeFormat` itself.

const kept = new Map<string, Intl.DateTimeFormat>()

export function keptDateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = kept.get(key) ?? new Intl.DateTimeFormat(language, options)
  kept.set(key, format)
  return format
}
