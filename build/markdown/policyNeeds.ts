// Whether the HTML of a body needs exceptions from the security policy. It is found once, while the body is
// made; pages do not look for it again.
import type { Body } from '../model/page.ts'
import { policyFacts } from '../shared/policyFacts.ts'

/** The body, with a mark where its HTML needs exceptions. */
export function withNeeds(html: string, body: Body): Body {
  const { styles, ...needs } = policyFacts(html)
  return styles.length > 0 || Object.values(needs).includes(true) ? [{ needsPolicy: true }, ...body] : body
}
