// Options of the search.
import * as v from 'valibot'
import { eitherOf, group, objectOr } from './group.ts'

const missingResultsUrl = v.optional(v.string())

const parameters = v.record(v.string(), v.unknown())

const searchPagePath = v.optional(v.nullable(v.union([v.string(), v.literal(false)])), 'search')

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must be 0 or more'))

const docsearch = group({
  /**
   * Most results of one page.
   * @default 5
   * @example 3
   */
  maxResultsPerGroup: v.optional(count),
  /**
   * Does not keep recent and favorite searches.
   * @default false
   * @example true
   */
  disableUserPersonalization: v.optional(v.boolean()),
  /**
   * The text in the field when the dialog opens.
   * @default none
   * @example 'feeding'
   */
  initialQuery: v.optional(v.string()),
  /**
   * Most recent searches that are kept.
   * @default 7
   * @example 3
   */
  recentSearchesLimit: v.optional(count),
  /**
   * The same while there are favorites.
   * @default 4
   * @example 2
   */
  recentSearchesWithFavoritesLimit: v.optional(count),
})

const askAi = group({
  /**
   * Id of the agent, from the dashboard of the service.
   * @example 'YOUR_AGENT_ID'
   */
  agentId: v.string(),
  /**
   * Shows questions that the agent proposes.
   * @default false
   * @example true
   */
  suggestedQuestions: v.optional(v.boolean(), false),
  /**
   * Application that the agent searches.
   * @default `appId` of the search
   * @example 'YOUR_APP_ID'
   */
  appId: v.optional(v.string()),
  /**
   * Key with which the agent searches.
   * @default `apiKey` of the search
   * @example 'a key that can only search'
   */
  apiKey: v.optional(v.string()),
  /**
   * Index that the agent searches.
   * @default that of the agent
   * @example 'handbook'
   */
  indexName: v.optional(v.string()),
  /**
   * Parameters of the agent's queries.
   * @default none
   * @example { facetFilters: ['language:en'] }
   */
  searchParameters: v.optional(parameters),
})

const replacement = group({
  /**
   * What to replace in the paths of results: a text, or a regular expression.
   * @example '/latest/'
   */
  from: v.union([v.string(), v.instance(RegExp, 'must be a string or a regular expression')]),
  /**
   * What to write instead.
   * @example '/'
   */
  to: v.string(),
})

const local = group({
  /**
   * The index that the build writes.
   * @example 'local'
   */
  provider: v.literal('local'),
  /**
   * Where readers can report that a query has no results. `{query}` is what they searched for.
   * @default no such link
   * @example 'https://handbook.example/issues/new?title={query}'
   */
  missingResultsUrl,
  /**
   * Path of the page of all results; `false` for no such page.
   * @default 'search'
   * @example 'find'
   */
  searchPagePath,
  /**
   * Patterns for paths of pages that are not in the index.
   * @default []
   * @example ['/internal/**']
   */
  ignorePatterns: v.optional(v.array(v.string()), []),
  /**
   * How much results in parts of the site count: patterns of paths with numbers, of which the last that
   * matches applies.
   * @default {}
   * @example { '/blog/**': 0.5 }
   */
  weights: v.optional(v.record(v.string(), v.pipe(v.number(), v.gtValue(0, 'must be more than 0'))), {}),
  /**
   * Words of readers, and words of the site that mean the same.
   * @default {}
   * @example { i18n: 'internationalization' }
   */
  aliases: v.optional(v.record(v.string(), v.string()), {}),
})

const algolia = group({
  /**
   * Name of the hosted service.
   * @example 'algolia'
   */
  provider: v.literal('algolia'),
  /**
   * Id of the application.
   * @example 'YOUR_APP_ID'
   */
  appId: v.string(),
  /**
   * A key that can only search, because every page contains it.
   * @example 'a key that can only search'
   */
  apiKey: v.string(),
  /**
   * Name of the index.
   * @example 'handbook'
   */
  indexName: v.string(),
  /**
   * Another server with the same interface.
   * @default the hosts of the service
   * @example 'search.handbook.example'
   */
  host: v.optional(v.string()),
  /**
   * Answers questions with Algolia's Ask AI: the id of an agent, or an object.
   * @default no questions
   * @example 'YOUR_AGENT_ID'
   */
  askAi: v.optional(objectOr(v.string(), askAi)),
  /**
   * Limits results to the language and the version of the reader.
   * @default true
   * @example false
   */
  contextualSearch: v.optional(v.boolean(), true),
  /**
   * Parameters of every query. Their `facetFilters` are added to those of the language and the version.
   * @default {}
   * @example { facetFilters: ['type:content'] }
   */
  searchParameters: v.optional(parameters, {}),
  /**
   * Path of the page of all results; `false` for no such page.
   * @default 'search'
   * @example 'find'
   */
  searchPagePath,
  /**
   * Results whose URLs match this regular expression are pages of other sites.
   * @default none
   * @example 'shop\\.example|forum\\.example'
   */
  externalUrlRegex: v.optional(v.string()),
  /**
   * Replaces a part of the paths of results.
   * @default none
   * @example { from: '/latest/', to: '/' }
   */
  replaceSearchResultPathname: v.optional(replacement),
  /**
   * Reports to the service which results readers open.
   * @default false
   * @example true
   */
  insights: v.optional(v.boolean(), false),
  /**
   * The text in the empty field.
   * @default `Search docs`, in the language of the page
   * @example 'Search the handbook'
   */
  placeholder: v.optional(v.string()),
  /**
   * Texts of the dialog and of its button in all languages, by their names in DocSearch.
   * @default {}
   * @example { button: { buttonText: 'Find' }, modal: { footer: { closeText: 'close' } } }
   */
  translations: v.optional(parameters, {}),
  /**
   * Other options of DocSearch.
   * @default {}
   * @example { maxResultsPerGroup: 3, disableUserPersonalization: true }
   */
  docsearch: v.optional(docsearch, {}),
  /**
   * Where readers can report that a query has no results. `{query}` is what they searched for.
   * @default no such link
   * @example 'https://handbook.example/issues/new?title={query}'
   */
  missingResultsUrl,
})

const isLocal = (input: unknown): boolean =>
  (input as { readonly provider?: unknown } | null)?.provider === 'local'

/** `'local'`, `false`, or an object for either kind. */
export const search = objectOr(
  v.union([v.literal('local'), v.literal(false)]),
  eitherOf(local, algolia, isLocal),
)
