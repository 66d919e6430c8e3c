// The search with all its options. Options of a hosted index that are not set are left out, as every page
// contains the others.
import type * as v from 'valibot'
import type { Config } from '../../model/project.ts'
import { escapeRegExp } from '../../shared/escape.ts'
import type { SearchConfig } from '../../shared/siteData.ts'
import type { schema } from '../schema.ts'
import { trimSlashes } from '../trimSlashes.ts'

type Raw = v.InferOutput<typeof schema>['search']
type Algolia = Extract<Raw, { readonly provider: 'algolia' }>

export function searchOf(raw: Raw): SearchConfig | null {
  if (raw === false) return null
  if (raw === 'local') return { provider: 'local', missingResultsUrl: null, searchPagePath: 'search' }
  const both = {
    missingResultsUrl: raw.missingResultsUrl ?? null,
    searchPagePath: raw.searchPagePath ? trimSlashes(raw.searchPagePath) : null,
  }
  if (raw.provider === 'local') {
    const { aliases } = raw
    return { provider: 'local', ...both, ...(Object.keys(aliases).length > 0 ? { aliases } : {}) }
  }
  const { provider, appId, apiKey, indexName, host = null } = raw
  return { provider, appId, apiKey, indexName, host, ...both, askAi: askAiOf(raw), ...optionsOf(raw) }
}

/** Patterns for paths that the index leaves out. */
export const unsearchedOf = (raw: Raw): readonly string[] =>
  typeof raw === 'object' && raw.provider === 'local' ? raw.ignorePatterns : []

/** Patterns for paths, and how much their pages count in the search. */
export const searchWeightsOf = (raw: Raw): Config['searchWeights'] =>
  typeof raw === 'object' && raw.provider === 'local' ? Object.entries(raw.weights) : []

function askAiOf({ askAi, indexName: main }: Algolia) {
  if (askAi === undefined) return null
  if (typeof askAi === 'string') return { agentId: askAi, suggestedQuestions: false }
  const { agentId, suggestedQuestions, appId, apiKey, indexName, searchParameters } = askAi
  return {
    agentId,
    suggestedQuestions,
    ...(appId === undefined ? {} : { appId }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(indexName === undefined ? {} : { indices: [indexName] }),
    ...(searchParameters === undefined
      ? {}
      : { searchParameters: { [indexName ?? main]: searchParameters } }),
  }
}

function optionsOf(raw: Algolia) {
  const { externalUrlRegex, replaceSearchResultPathname: replace, placeholder } = raw
  return {
    ...(raw.contextualSearch ? {} : { contextualSearch: false as const }),
    ...(Object.keys(raw.searchParameters).length > 0 ? { searchParameters: raw.searchParameters } : {}),
    ...(externalUrlRegex === undefined ? {} : { externalUrlRegex }),
    ...(replace === undefined
      ? {}
      : {
          replaceSearchResultPathname: {
            from: typeof replace.from === 'string' ? escapeRegExp(replace.from) : replace.from.source,
            to: replace.to,
          },
        }),
    ...(raw.insights ? { insights: true as const } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(Object.keys(raw.translations).length > 0 ? { translations: raw.translations } : {}),
    ...(Object.keys(raw.docsearch).length > 0 ? { docsearch: raw.docsearch } : {}),
  }
}
