// A day or a time with the name of a time zone: `2026-12-01 09:00 Europe/Berlin`.
import { isoDate } from './isoDate.ts'

/** Milliseconds; null if it is no date, or the zone is unknown. A time without a zone is in UTC. */
export function zonedMoment(text: string): number | null {
  const [, day = '', zone = ''] = /^(.*?)(?:\s+([A-Za-z]+(?:[/_+-][A-Za-z_+-]+)+))?$/.exec(text.trim()) ?? []
  const iso = isoDate(day)
  if (iso === null) return null
  const moment = Date.parse(iso)
  if (zone === '') return moment
  try {
    // Twice: the difference may change between the two moments.
    const first = moment - differenceAt(moment, zone)
    return moment - differenceAt(first, zone)
  } catch {
    return null
  }
}

/** How much the clocks of a zone are ahead of UTC. */
function differenceAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  )
  return shown - Math.floor(moment / 1000) * 1000
}
