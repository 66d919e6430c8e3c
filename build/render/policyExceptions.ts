// What one page needs from the security policy beyond what all pages have: its author's styles, diagrams, live code.
import type { PolicyNeeds } from '../shared/contentSecurity.ts'
import { harmless } from '../shared/escape.ts'
import { policyFacts } from '../shared/policyFacts.ts'
import type { HeadElement } from '../shared/routeData.ts'
import { isExecutable } from '../shared/scripts.ts'

/** What this layer does not have: `sha256-…` of a text. */
export type Digest = (text: string) => string

export interface PolicyExceptions extends Pick<PolicyNeeds, 'styleAttributes' | 'evaluates' | 'draws'> {
  /** Equal for pages between which the browser need not load a document; empty for those without exceptions. */
  readonly name: string
  /** Scripts that authors wrote run when a document is loaded, not when its text is put into another one. */
  readonly runs: boolean
}

/** `html` is the page's own; `tags` are those of its head. */
export function policyExceptions(
  html: string,
  tags: readonly HeadElement[],
  digest: Digest,
): PolicyExceptions {
  const { styles, draws, evaluates, runs } = policyFacts(html)
  const inHead = tags.flatMap(({ tag, text }) =>
    tag === 'style' && text !== undefined ? [harmless(tag, text)] : [],
  )
  const digests = [...new Set([...styles, ...inHead].map(digest))]
  const name = [draws ? 'draws' : '', evaluates ? 'evaluates' : '', ...(draws ? [] : digests)]
    .filter(Boolean)
    .join(' ')
  return {
    styleAttributes: digests,
    draws,
    evaluates,
    name,
    runs: runs || tags.some(({ tag, attributes }) => tag === 'script' && isExecutable(attributes['type'])),
  }
}
