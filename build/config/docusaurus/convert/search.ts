// `themeConfig.algolia` → the option `search`. Without it, a site of Docusaurus has no search.
import { isRaw, type Raw } from '../docusaurusConfig.ts'
import { type Convert, convertKeys } from './context.ts'

export function algoliaSearch(themeConfig: Raw, convert: Convert): unknown {
  const given = themeConfig['algolia']
  if (!isRaw(given)) return false
  const same = convertKeys(
    given,
    'themeConfig.algolia',
    {
      same: ['appId', 'apiKey', 'indexName'],
      ineffective: ['insights', 'debug'],
      unsupported: {
        contextualSearch: 'The search is that of the version and language of the page.',
        searchParameters: 'Set them in the dashboard of Algolia.',
        searchPagePath: 'The page of all results is /search.',
        externalUrlRegex: 'Results lead to pages of this site.',
        replaceSearchResultPathname: 'Set the URL in the crawler of Algolia.',
        placeholder: 'Translate the text in code.json.',
        translations: 'Translate the texts in code.json.',
        askAi: 'There is no dialog of that kind.',
      },
    },
    convert,
  )
  return { provider: 'algolia', ...same }
}
