// The files of a site as plugins that wrap docs, blogs and pages want them: some get no page, and the front
// matter of others changes.
import type { ContentChanges } from '../model/contentChanges.ts'
import type { PageFacts } from '../model/page.ts'
import type { SiteInput } from '../model/site.ts'
import { wholeFacts } from '../read/briefFacts.ts'
import type { SourcePath } from '../shared/paths.ts'

type Files = Pick<SiteInput, 'pages' | 'files'>

export function withContentChanges({ pages, files }: Files, { removed, fields }: ContentChanges): Files {
  const gone: ReadonlySet<SourcePath> = new Set(removed)
  if (gone.size === 0 && Object.keys(fields).length === 0) return { pages, files }
  const kept = new Map<SourcePath, PageFacts>()
  for (const [source, facts] of pages) {
    if (gone.has(source)) continue
    const changed = fields[source]
    const frontMatter = () => ({ ...facts.frontMatter, ...changed })
    kept.set(source, changed ? { ...wholeFacts(facts), frontMatter: frontMatter(), changed: true } : facts)
  }
  return { pages: kept, files: new Set([...files].filter((file) => !gone.has(file))) }
}
