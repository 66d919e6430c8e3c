// Dates of front matter as moments.

/** Hours and minutes, seconds, and the zone, which is UTC without one. */
const clockText = /^(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s*(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2})?)?$/i

/** `2024-11-22`, `2024-1-2`, `2024-11-22T20:00` and `2024-11-22 8:00 +02:00` as a moment in UTC. */
export function isoDate(text: string | undefined): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.+))?$/.exec(text ?? '')
  if (!match) return null
  const [, year, month = '', day = '', time = ''] = match
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [, hours = '', minutes = '00', seconds = '00', , zone, rest = '00'] =
    clockText.exec(time.trim()) ?? []
  const clock = `${hours.padStart(2, '0')}:${minutes}:${seconds}${zone ? `${zone}:${rest}` : 'Z'}`
  const moment = new Date(`${date}T${clock}`)
  return Number.isNaN(moment.getTime()) ? `${date}T00:00:00.000Z` : moment.toISOString()
}

/**
 * A day in words or with slashes: `Nov 22, 2024`, `22 November 2024`, `11/22/2024`, `2024/11/22`. A time may
 * follow: `2024/11/22 20:00`.
 */
export const dayText =
  /^\s*(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2}|[A-Za-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [A-Za-z]{3,9},? \d{4})(?:,? ((?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?)?\s*$/

/** The day of a text that `dayText` matches, or the moment if it has a time. Null if there is no such day. */
export function momentOf(text: string): string | null {
  const [, day = '', time, zone = 'UTC'] = dayText.exec(text) ?? []
  const date = new Date(`${day} UTC`)
  // Of `2024/11/22` the last number is the day, of `11/22/2024` the second, and of words the first.
  const [first = '', second = '', last = ''] = day.match(/\d+/g) ?? []
  const dayOfMonth = last === '' ? first : first.length === 4 ? last : second
  if (Number(dayOfMonth) !== date.getUTCDate()) return null
  if (time === undefined) return date.toISOString().slice(0, 10)
  return new Date(`${day} ${time} ${zone === 'Z' ? 'UTC' : zone}`).toISOString()
}
