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
      same: ['appId', 'apiKey', 'indexName'],
      other: ['contextualSearch', 'searchPagePath', 'askAi'],
      ineffective: ['insights', 'debug'],
      unsupported: {
        searchParameters: 'Set them in the dashboard of Algolia.',
        externalUrlRegex: 'Results lead to pages of this site.',
        replaceSearchResultPathname: 'Set the URL in the crawler of Algolia.',
        placeholder: 'Translate the text in code.json.',
        translations: 'Translate the texts in code.json.',
      },
    },
    convert,
  )
  const { askAi } = given
  return defined({ provider: 'algolia', ...same, askAi: isRaw(askAi) ? agentOf(askAi) : askAi })
}

/** The older name of an agent is `assistantId`. */
const agentOf = ({ agentId, assistantId, suggestedQuestions }: Raw): object =>
  defined({ agentId: agentId ?? assistantId, suggestedQuestions })
