// What readers type into the search of this site leads to the right page: among the first three results.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteData } from '../../build/shared/siteData.ts'
import { type LocalData, localProvider } from '../../theme/search/local.ts'
import { scopeOf } from '../../theme/search/scope.ts'
import type { SearchProvider } from '../../theme/search/searchProvider.ts'
import { agentQuestions } from '../support/agentQuestions.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import { routeIn } from '../support/facts.ts'
import { serveOwnSite } from '../support/ownSite.ts'
import { searchQueries } from '../support/searchQueries.ts'

describe('the search of this site', () => {
  let site: BuiltSite
  let provider: SearchProvider
  let tags: readonly string[]

  beforeAll(async () => {
    site = await serveOwnSite()
    const read = (path: string) => JSON.parse(readFileSync(join(site.outDir, path), 'utf8'))
    const file = readdirSync(join(site.outDir, 'assets')).find((name) => /^site\..*\.json$/.test(name)) ?? ''
    const data = read(`assets/${file}`) as { readonly site?: SiteData } & SiteData
    const { docs, search } = data.site ?? data
    provider = localProvider(search as LocalData, 'en', async (url) => read(url))
    tags = scopeOf({ docs }, routeIn(site.outDir, '/docs/'), {}).tags
  })
  afterAll(() => site?.close())

  it.each(searchQueries)('finds for %j %s', async (query, page) => {
    const { hits } = await provider.search(query, { tags, offset: 0, limit: 3 })
    const found = hits.map(({ href }) => (page.includes('#') ? href : href.split('#')[0]))
    expect(found).toContain(page)
  })

  it('finds the page for at least 19 of 20 questions of agents', async () => {
    const missed: string[] = []
    for (const [query, page] of agentQuestions) {
      const { hits } = await provider.search(query, { tags, offset: 0, limit: 3 })
      if (!hits.some(({ href }) => href.split('#')[0] === `/${page}`))
        missed.push(`${query}: ${hits.map(({ href }) => href).join(' ')}`)
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(1)
    if (missed.length > 0) console.log(missed.join('\n'))
  })

  it('finds no page of tests', async () => {
    const { hits } = await provider.search('test', { tags, offset: 0, limit: 50 })
    expect(hits.filter(({ href }) => href.startsWith('/tests/'))).toEqual([])
  })

  it('shows the text that matches', async () => {
    const { hits } = await provider.search('trailing slash', { tags, offset: 0, limit: 8 })
    const shown = (await provider.withExcerpts?.(hits, 'trailing slash')) ?? []
    const matching = shown.filter(({ text, heading, title }) =>
      /trailing|slash/i.test(`${text} ${heading} ${title}`),
    )
    expect(matching).toHaveLength(shown.length)
  })
})
