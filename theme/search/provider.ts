// Opens the site's search provider: the index that the build wrote, or a hosted service. The bundle of a site
// contains one of the two.
import type { SearchData } from '../../build/shared/siteData.ts'
import type { AlgoliaData } from './algoliaQuery.ts'
import type { LocalData } from './local.ts'
import type { SearchProvider } from './searchProvider.ts'

export async function openProvider(data: SearchData, language: string): Promise<SearchProvider> {
  return process.env['TROODON_SEARCH'] === 'local'
    ? (await import('./local.ts')).localProvider(data as LocalData, language)
    : (await import('./algolia.ts')).algoliaProvider(data as AlgoliaData, language)
}
