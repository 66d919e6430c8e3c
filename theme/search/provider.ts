// Opens the site's search provider: the index that the build wrote, or a hosted service.
import type { SearchData } from '../../build/shared/siteData.ts'
import type { SearchProvider } from './searchProvider.ts'

export async function openProvider(data: SearchData, language: string): Promise<SearchProvider> {
  if (data.provider === 'local') return (await import('./local.ts')).localProvider(data, language)
  return (await import('./algolia.ts')).algoliaProvider(data, language)
}
