// Renders one edited page at once, from the plan of the last build. Only when nothing but words changed: same
// front matter, headings, links and components. A whole build follows in any case.
import type { PageFacts } from '../model/page.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { textJob } from '../outputs/pages/pageJobs.ts'
import { wholeFacts } from '../read/briefFacts.ts'
import { pageStructure } from '../reuse/pageStructure.ts'
import { parseJobOf } from '../reuse/parseJob.ts'
import {
  dataOutput,
  htmlOutput,
  includedPath,
  markdownOutput,
  type OutputPath,
  type SourcePath,
} from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'

/** Path below `dist/` → content. */
export type QuickPages = ReadonlyMap<OutputPath, string>

/** Null if the change can affect other pages, which takes a whole build. */
export async function quickPage(
  source: SourcePath,
  site: LinkedSite,
  session: Session,
): Promise<QuickPages | null> {
  const { pages, theme } = site
  // Only the record of the last build knows what its theme shows.
  if (theme) return null
  const known = pages.get(source)
  const job = parseJobOf(source, { ...session, config: session.project.config })
  if (!known || !job || known.code || known.includes || isIncluded(source, pages)) return null
  // An edit of words prepares only the sidebars of its own pages.
  session.workers.prepare(site.context)
  const work = await session.workers.inline()
  const { facts } = await work.parse(job)
  // Reads the body from the store.
  await session.store.flush()
  if (!facts || facts.code || facts.includes || facts.diagnostics.length > 0) return null
  // A hook can have changed the front matter of the file.
  const hook = session.project.config.frontMatterHook !== null
  const fresh: PageFacts = hook ? { ...facts, frontMatter: known.frontMatter } : facts
  if (structureOf(fresh) !== structureOf(known)) return null
  const found = new Map<OutputPath, string>()
  for (const route of site.site.routes) {
    if (route.page?.source !== source) continue
    const { job } = textJob({ ...route, page: { source, facts: fresh } }, site)
    const markdown = markdownOutput(route.path)
    const made = await work.page({ ...job, locale: route.locale, markdown })
    if ('error' in made) return null
    found.set(htmlOutput(route.path), made.html).set(dataOutput(route.path), made.json)
    if (made.markdown !== null) found.set(markdown, made.markdown)
  }
  return found.size > 0 ? found : null
}

/** The page's own excerpt may change: no more than its own head follows before the whole build. */
const structureOf = (facts: PageFacts): string => pageStructure({ ...wholeFacts(facts), excerpt: null })

const isIncluded = (source: SourcePath, pages: ReadonlyMap<SourcePath, PageFacts>): boolean =>
  [...pages].some(([from, { includes }]) =>
    includes?.some(({ specifier }) => includedPath(specifier, from) === source),
  )
