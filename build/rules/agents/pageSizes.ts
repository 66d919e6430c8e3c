// Pages that agents cut off: `page-size-html`, `page-size-markdown`, `page-size-transfer`.
import { type AgentPageRule, pageLimits, thousands } from './agentRule.ts'

const longerThan = (length: number, what: string): ReturnType<AgentPageRule> =>
  length < pageLimits.warns
    ? null
    : {
        fails: length > pageLimits.fails,
        message: `has ${thousands(length)} characters ${what}. Agents read about ${thousands(pageLimits.warns)}.`,
        hint: 'Split the page.',
      }

export const pageSizeHtml: AgentPageRule = ({ converted }) =>
  longerThan(converted.length, 'when its HTML is converted to Markdown')

export const pageSizeMarkdown: AgentPageRule = ({ copy }) => longerThan(copy.length, 'of Markdown')

const transferLimits = { warns: 1_000_000, fails: 10_000_000 } as const

export const pageSizeTransfer: AgentPageRule = ({ html }) => {
  const bytes = new TextEncoder().encode(html).length
  if (bytes < transferLimits.warns) return null
  const message = `has ${thousands(bytes)} bytes of HTML. Some agents load at most 10 MB.`
  return { fails: bytes > transferLimits.fails, message, hint: 'Split the page.' }
}
