// `publish_at` and `expires_at`: between these moments a page is published, before and after it is a draft.
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import { zonedMoment } from '../../model/text/zonedMoment.ts'

export interface Schedule {
  readonly isDraft: boolean
  /** The moments as `@time:2026-12-01T09:00:00.000Z`. */
  readonly asked: readonly string[]
  readonly diagnostics: readonly LocalDiagnostic[]
}

const field = /^(publish_at|expires_at):[ \t]*(["']?)(.*?)\2[ \t]*(?:\s#.*)?$/

/** `lines`: those of the front matter. Null where it has no such field. */
export function readSchedule(lines: readonly string[], now: number): Schedule | null {
  const asked: string[] = []
  const diagnostics: LocalDiagnostic[] = []
  let isDraft = false
  for (const [at, line] of lines.entries()) {
    const [, name, , value = ''] = field.exec(line) ?? []
    if (!name || value === '') continue
    const moment = zonedMoment(value)
    if (moment === null) {
      diagnostics.push({
        code: 'frontMatterType',
        ...{ line: at + 1, column: 1 },
        message: `The front matter field "${name}" must be a date, perhaps with a time and a zone, not "${value}".`,
        hint: `Write ${name}: 2026-12-01, or 2026-12-01 09:00 Europe/Berlin.`,
      })
      continue
    }
    asked.push(`@time:${new Date(moment).toISOString()}`)
    if (name === 'publish_at' ? now < moment : now >= moment) isDraft = true
  }
  return asked.length + diagnostics.length === 0 ? null : { isDraft, asked, diagnostics }
}
