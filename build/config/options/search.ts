// Options of the search.
import * as v from 'valibot'
import { eitherOf, group, objectOr } from './group.ts'

const missingResultsUrl = v.optional(v.string())

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
