// A page → what the checks for agents find in it. It is in the store by the key of the page.
import type { AgentFinding, AgentPage } from './agentRule.ts'
import { agentPageRules } from './index.ts'

export type AgentFacts = readonly (readonly [check: string, found: AgentFinding])[]

export const agentFacts = (page: AgentPage): AgentFacts =>
  Object.entries(agentPageRules).flatMap(([check, rule]) => {
    const found = rule(page)
    return found ? [[check, found] as const] : []
  })
