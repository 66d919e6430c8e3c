// `check --agents`: the checks that AFDocs makes of a published site, made from the pages that are rendered
// for it. What was found in a page is in the store, by the key of the page.
import { renderFailed } from '../emit/pageQueue.ts'
import { kindOf } from '../kinds/index.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { urlOf } from '../model/locales.ts'
import { pageFile } from '../model/pageFile.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { llms } from '../outputs/llms/llms.ts'
import type { PageOutput } from '../outputs/output.ts'
import { pageOutputs } from '../outputs/pages/pageOutputs.ts'
import { hasSiteFile, siteFileText } from '../outputs/siteFiles.ts'
import { sitemap } from '../outputs/sitemap.ts'
import { agentFactsKey } from '../reuse/keys.ts'
import type { AgentFinding, AgentList, AgentSite } from '../rules/agents/agentRule.ts'
import { agentSiteRules } from '../rules/agents/index.ts'
import { unescapeHtml } from '../shared/escape.ts'
import { hrefOf, type SourcePath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'

/** Pages that are rendered at a time, so that memory does not grow with the site. */
const atOnce = 400

interface Page {
  readonly output: PageOutput
  readonly url: string
  readonly copy: string
}

export async function agentProblems(linked: LinkedSite, session: Session): Promise<readonly Diagnostic[]> {
  const pages = pagesOf(linked)
  const failed = await readPages(pages, linked.site.config.url, session)
  const found = pages.flatMap(({ output: { key, source }, url }) =>
    (session.store.get(agentFactsKey(key)) ?? []).map(([check, one]) => problem(check, one, url, source)),
  )
  const site = siteOf(pages, linked)
  const ofSite = Object.entries(agentSiteRules).flatMap(([check, rule]) => {
    const one = rule(site)
    return one ? [problem(check, one, one.url, null)] : []
  })
  return [...failed, ...ofSite, ...found]
}

const problem = (
  check: string,
  { message, hint, fails }: AgentFinding,
  url: string,
  file: SourcePath | null,
): Diagnostic => ({
  ...{ code: 'agentCheck', file, line: 0, column: 0, hint },
  message: `${check} ${fails ? 'fails' : 'warns'}: ${url} ${message}`,
})

/** The pages that search engines may list. */
function pagesOf(linked: LinkedSite): readonly Page[] {
  const { config } = linked.site
  const shown = linked.site.routes.filter(
    (route) => route.hasUrl && kindOf(route, linked.site).indexable(route, linked.inspected.noIndex),
  )
  const byFile = new Map(shown.map((route) => [pageFile(route), route]))
  return [...pageOutputs(linked, shown)].flatMap((output): Page[] => {
    const route = byFile.get(output.html)
    if (!route || !output.markdown) return []
    const base = urlOf(route.locale, config)
    const copy = base + hrefOf(`/${output.markdown}`, config.baseUrl)
    return [{ output, url: base + hrefOf(route.path, config.baseUrl), copy }]
  })
}

/** Leaves in the store what was found in each page. Returns the pages that cannot be rendered. */
async function readPages(
  pages: readonly Page[],
  site: string,
  { store, workers }: Session,
): Promise<readonly Diagnostic[]> {
  const unknown = pages.filter(({ output }) => !store.has(agentFactsKey(output.key)))
  const problems: Diagnostic[] = []
  for (let first = 0; first < unknown.length; first += atOnce) {
    const some = unknown.slice(first, first + atOnce)
    const jobs = some.map(({ output, url }) => ({
      ...output.job(),
      ...{ markdown: output.markdown, forAgents: [site, url] as const },
    }))
    for (const [at, result] of (await workers.pages(jobs)).entries()) {
      const { output } = some[at] as Page
      if ('error' in result) problems.push(renderFailed(output, result.error))
      else if (result.forAgents) store.put(agentFactsKey(output.key), result.forAgents)
    }
  }
  return problems
}

const link = /\]\(\s*<?(https?:[^\s<>()]+)/g

/** The lists of the build, or a file of the site in their place. */
function siteOf(pages: readonly Page[], linked: LinkedSite): AgentSite {
  const { config } = linked.site
  const listOf = (path: string, text: string): AgentList => ({
    url: config.url + hrefOf(`/${path}`, config.baseUrl),
    text,
    links: Array.from(text.matchAll(link), ([, href = '']) => href),
  })
  const own = siteFileText('llms.txt', linked)
  const made = Array.from(llms(linked), ({ path, text }) => listOf(path, text))
  const lists = [...(own.trim() === '' ? [] : [listOf('llms.txt', own)]), ...made]
  const base = config.url + config.baseUrl
  const known = new Set([...pages.flatMap(({ url, copy }) => [url, copy]), ...lists.map(({ url }) => url)])
  const inSitemap = new Set(
    [...sitemap(linked)].flatMap((output) =>
      output.type === 'text'
        ? Array.from(output.text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => unescapeHtml(url))
        : [],
    ),
  )
  const hasFile = (url: string) =>
    known.has(url) || known.has(`${url}/`) || hasSiteFile(decodeURI(url.slice(base.length)), linked)
  return { lists, pages, inSitemap, base, hasFile }
}
