// Route → the job that renders its page, and the identity of everything that the page is made from.
import { kindOf } from '../../kinds/index.ts'
import { resolveOrCorrect } from '../../link/resolveOrCorrect.ts'
import { bodyIdentity, bodyOf } from '../../model/bodyRef.ts'
import type { Page } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import { allAttributes, type LinksOfMdx } from '../../render/attributes.ts'
import type { PageJob, TextJob } from '../../render/pageJob.ts'
import type { LinkedSite } from '../linkedSite.ts'
import { withAuthorImages } from './authorImages.ts'
import { withNotice } from './failureNotice.ts'
import { failureKey } from './inspectPages.ts'
import { withMadeHeadings } from './madeHeadings.ts'
import { withImage } from './pageImage.ts'
import { dataOf, wholeSidebar } from './routeData.ts'

/** The inputs of the content of a page. */
export type PageSources = Pick<
  LinkedSite,
  'index' | 'resolutions' | 'assets' | 'pages' | 'bundle' | 'shared' | 'cards' | 'inspected' | 'notices'
>

/** The content of a route's page, without the pages that it lists. */
export function textJob(route: Route, sources: PageSources): { readonly job: TextJob; readonly key: string } {
  const { bundle, shared } = sources
  const { page, source } = route
  const module = source === null ? undefined : bundle.pages[source]
  const attributes = module ? [] : linkAttributes(route, sources)
  const text = page && !module ? bodyOf(page.facts) : null
  const planned = withMadeHeadings(dataOf(route, shared, sources), route, sources)
  const whole = withImage(withAuthorImages(planned, sources), route, sources)
  const failure =
    module && sources.notices
      ? sources.inspected.failed.get(failureKey(module.serverFile, route.locale))
      : undefined
  const data = failure ? withNotice(whole, failure.problem.message, page?.facts.contentTitle ?? null) : whole
  const serverFile = failure ? null : (module?.serverFile ?? null)
  const withoutTitle = isWithoutTitle(route, sources)
  const job = { route: data, text, serverFile, attributes, withoutTitle, ...agentsOf(page) }
  const sidebar = wholeSidebar(data, route, shared, sources)
  return { job, key: contentKey(job, { bundle: bundle.key, module: module?.key ?? '', sidebar }) }
}

/** What the file has for agents. */
export const agentsOf = (page: Page | null): Pick<TextJob, 'agents' | 'hasAudiences'> => {
  const { agents } = page?.facts.frontMatter ?? {}
  const hasAudiences = page?.facts.uses?.includes('audiences')
  return { ...(agents ? { agents } : {}), ...(hasAudiences ? { hasAudiences } : {}) }
}

/** Whether the view prints the title that opens the text. */
export const isWithoutTitle = (route: Route, { shared }: Pick<PageSources, 'shared'>): boolean =>
  route.page?.facts.contentTitle != null && kindOf(route, shared.context.site).printsTitle

/**
 * Identity of a page's content. `code` has the keys of the theme and of the page's own code, and the identity
 * of what this code may show: the `wholeSidebar`.
 */
export const contentKey = (
  { route, text, attributes, agents = '' }: Pick<TextJob, 'route' | 'text' | 'attributes' | 'agents'>,
  code: { readonly bundle: string; readonly module: string; readonly sidebar: string },
): string =>
  [
    JSON.stringify(route),
    text ? bodyIdentity(text) : '',
    attributes.join('\n'),
    code.bundle,
    code.module,
    code.sidebar,
    agents,
  ].join('\0')

/** A route's page with the excerpts that it lists; `keys` identify them. */
export function pageJob(
  route: Route,
  sources: PageSources,
): { readonly job: PageJob; readonly keys: readonly string[] } {
  const { job, key } = textJob(route, sources)
  const excerpts = kindOf(route, sources.shared.context.site).excerpts(route)
  if (excerpts.length === 0) return { job: { ...job, locale: route.locale }, keys: [key] }
  const posts = excerpts.map((excerpt) => textJob(excerpt, sources))
  return {
    job: { ...job, posts: posts.map((post) => post.job), locale: route.locale },
    keys: [key, ...posts.map((post) => post.key)],
  }
}

/** Finished attributes of the page's links and images, in their order. */
export function linkAttributes(
  route: Route,
  { index, resolutions, assets }: Pick<PageSources, 'index' | 'resolutions' | 'assets'>,
  mdx?: LinksOfMdx,
): readonly string[] {
  const { page } = route
  const known = resolutions.get(route)
  const from = { locale: route.locale, route, source: page?.source ?? null }
  return allAttributes(
    page?.facts.links ?? [],
    (link, at) =>
      known?.[at] ?? resolveOrCorrect(link, link.source ? { ...from, source: link.source } : from, index),
    { assets, baseUrl: index.baseUrl, mdx },
  )
}
