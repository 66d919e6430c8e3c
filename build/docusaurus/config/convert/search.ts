// `themeConfig.algolia` → the option `search`. Without it, a site of Docusaurus has no search.
import { isRaw, type Raw } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'

export function algoliaSearch(themeConfig: Raw, convert: Convert): unknown {
  const given = themeConfig['algolia']
  if (!isRaw(given)) return false
  const same = convertKeys(
    given,
    'themeConfig.algolia',
    {
      same: [
        'appId',
        'apiKey',
        'indexName',
        'contextualSearch',
        'searchParameters',
        'searchPagePath',
        'externalUrlRegex',
        'replaceSearchResultPathname',
        'insights',
        'placeholder',
        'translations',
      ],
      nullable: ['searchPagePath'],
      other: ['askAi', ...docsearchOptions],
      ineffective: [
        'debug',
        'container',
        'keyboardShortcuts',
        'theme',
        'transformItems',
        'transformSearchClient',
      ],
    },
    convert,
  )
  const { askAi } = given
  const own = defined(Object.fromEntries(docsearchOptions.map((name) => [name, given[name]])))
  return defined({
    provider: 'algolia',
    ...same,
    insights: same['insights'] === undefined ? undefined : Boolean(same['insights']),
    docsearch: Object.keys(own).length > 0 ? own : undefined,
    askAi: isRaw(askAi) ? agentOf(askAi) : askAi,
  })
}

/** Options that DocSearch reads itself. */
const docsearchOptions = [
  'maxResultsPerGroup',
  'disableUserPersonalization',
  'initialQuery',
  'recentSearchesLimit',
  'recentSearchesWithFavoritesLimit',
]

/** The older name of an agent is `assistantId`. */
const agentOf = ({ assistantId, ...agent }: Raw): object =>
  defined({ ...agent, agentId: agent['agentId'] ?? assistantId })
