// Markdown files that only code imports, such as a component with a README: known when the code is bundled.
import type { Bundle } from '../model/bundle.ts'
import { readOthers } from '../read/readSources.ts'
import { byName } from '../shared/byName.ts'
import type { Session } from '../workers/session.ts'
import type { PlannedContent } from './planContent.ts'

/** With their facts: pages need the links of these files. */
export async function withImported(
  planned: PlannedContent,
  { pages, code }: Pick<Bundle, 'pages' | 'code'>,
  session: Session,
): Promise<PlannedContent> {
  const imported = [
    ...Object.values(pages).flatMap(({ markdown }) => markdown),
    ...Object.values(code?.markdown ?? {}).flat(),
  ]
  const missing = new Set(imported.filter((source) => planned.unread.has(source)))
  if (missing.size === 0) return planned
  const found = await readOthers(missing, planned.scan, session)
  return {
    ...planned,
    pages: new Map([...planned.pages, ...found].sort(byName)),
    unread: new Set([...planned.unread].filter((source) => !missing.has(source))),
  }
}
