// Pages that are long because of large tables or JSON: `embedded-data-serialization`.
import { type AgentPageRule, pageLimits } from './agentRule.ts'

const bulkRows = 20
const bulkCharacters = 2_000

export const embeddedData: AgentPageRule = ({ converted }) => {
  if (converted.length < pageLimits.warns) return null
  let bulk = 0
  for (const [block] of converted.matchAll(/(?:^\s*\|.*\|\s*$\n?)+/gm))
    if (block.trim().split('\n').length - 2 >= bulkRows) bulk += block.length
  for (const [block, text = ''] of converted.matchAll(/^```\w*\n([\s\S]*?)\n```$/gm))
    if (block.length >= bulkCharacters && isData(text.trim())) bulk += block.length
  const percent = Math.round((bulk / converted.length) * 100)
  if (percent < 50) return null
  return {
    fails: converted.length > pageLimits.fails,
    message: `is long because of tables or JSON, which are ${percent} % of it.`,
    hint: 'Put the data into a file, and link to it.',
  }
}

const isData = (text: string): boolean =>
  /^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(text) && (text.match(/"[^"\n]{1,200}"\s*:/g)?.length ?? 0) >= 10
