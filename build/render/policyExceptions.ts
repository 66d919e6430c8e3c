// Additions to the security policy for one page: its author's styles, diagrams,
// live code.
import type { PolicyNeeds } from '../shared/contentSecurity.ts'
import { harmless } from '../shared/escape.ts'
import { policyFacts } from '../shared/policyFacts.ts'
import type { HeadElement } from '../shared/routeData.ts'
import { isExecutable } from '../shared/scripts.ts'

/** Makes `sha256-…` of a string; passed in because this layer has no crypto. */
export type Digest = (text: string) => string

interface PolicyExceptions extends Pick<PolicyNeeds, 'styleAttributes' | 'evaluates' | 'draws'> {
  /**
   * The browser can navigate between pages with the same value without loading a document. Empty without
   * exceptions.
   */
  readonly name: string
  /**
   * The author's scripts run only when the document is loaded, not when its HTML is inserted into another
   * one.
   */
  readonly runs: boolean
  /** The page needs the style sheet of the components for authors. */
  readonly blocks: boolean
}

/**
 * `html` is the page's own; `tags` are those of its head. Without `digest`, for a site without a policy, only
 * `runs` is looked for.
 */
export function policyExceptions(
  html: string,
  tags: readonly HeadElement[],
  digest: Digest | null,
): PolicyExceptions {
  const isRead = digest !== null || html.includes('<script') || html.includes('data-block')
  const { styles, draws, evaluates, runs, blocks } = policyFacts(isRead ? html : '')
  const inHead = tags.flatMap(({ tag, text }) =>
    tag === 'style' && text !== undefined ? [harmless(tag, text)] : [],
  )
  const digests = digest === null ? [] : [...new Set([...styles, ...inHead].map(digest))]
  const name = [draws ? 'draws' : '', evaluates ? 'evaluates' : '', ...(draws ? [] : digests)]
    .filter(Boolean)
    .join(' ')
  return {
    styleAttributes: digests,
    draws,
    evaluates,
    name,
    blocks,
    runs: runs || tags.some(({ tag, attributes }) => tag === 'script' && isExecutable(attributes['type'])),
  }
}
