// Every page: its document, its data for the browser, and its Markdown. A page that did not change is not
// planned again.
import { hashOf } from '../../io/hash.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { kindOf } from '../../kinds/index.ts'
import { pageFile } from '../../model/pageFile.ts'
import type { Route } from '../../model/route.ts'
import { dataOutput, markdownOutput } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import type { PageOutput } from '../output.ts'
import { type PageSources, pageJob } from './pageJobs.ts'
import { pageRecord } from './pageRecord.ts'
import { headKey } from './renderContext.ts'
import { wholeSidebar } from './routeData.ts'

type Input = PageSources & Pick<LinkedSite, 'site' | 'files' | 'context' | 'unchanged' | 'build'>

export function* pages(site: Input): Generator<PageOutput> {
  const head = headKey(site.context)
  for (const route of site.site.routes) yield pageOutput(route, head, site)
}

function pageOutput(route: Route, head: string, site: Input): PageOutput {
  const { shared, unchanged, build } = site
  const keyOfData = shared.sites.get(route.locale)?.file.hash ?? ''
  const known = unchanged.get(route)
  let kept: ReturnType<typeof pageJob> | undefined
  // A check asks for paths only.
  const planned = () => (kept ??= pageJob(route, site))
  let key = known
  return {
    type: 'page',
    ...filesOfPage(route, site.site),
    get key() {
      return (key ??= hashOf(...planned().keys, keyOfData, head, build.engine))
    },
    source: route.source,
    job: () => planned().job,
    record() {
      const { job } = planned()
      const sidebar = wholeSidebar(job.route, route, shared, site)
      return pageRecord(route, { siteData: keyOfData, head, sidebar }, site)
    },
  }
}

/** The files of a route's page; null for those that it does not have. */
export const filesOfPage = (
  route: Route,
  site: PlannedSite,
): Pick<PageOutput, 'html' | 'json' | 'markdown'> => ({
  html: pageFile(route),
  json: route.hasUrl ? dataOutput(route.path) : null,
  markdown: hasMarkdown(route, site) ? markdownOutput(route.path) : null,
})

/** Pages with a text, and all others that search engines may list. */
export const hasMarkdown = (route: Route, site: PlannedSite): boolean =>
  route.page !== null || (route.hasUrl && kindOf(route, site).indexable(route, new Set()))
