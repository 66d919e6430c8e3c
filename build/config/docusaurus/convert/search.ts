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
      ],
      nullable: ['searchPagePath'],
      other: ['askAi'],
      ineffective: ['debug', 'container', 'transformItems', 'transformSearchClient'],
      unsupported: { translations: 'Translate the texts in code.json.' },
    },
    convert,
  )
  const { askAi } = given
  return defined({
    provider: 'algolia',
    ...same,
    insights: same['insights'] === undefined ? undefined : Boolean(same['insights']),
    askAi: isRaw(askAi) ? agentOf(askAi) : askAi,
  })
}

/** The older name of an agent is `assistantId`. */
const agentOf = ({ assistantId, ...agent }: Raw): object =>
  defined({ ...agent, agentId: agent['agentId'] ?? assistantId })
