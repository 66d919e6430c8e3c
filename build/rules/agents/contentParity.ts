// Text that people see and agents don't: `markdown-content-parity`.
import type { AgentPageRule } from './agentRule.ts'

const shortestLine = 20
/** A page with fewer lines says nothing. */
const fewestLines = 10

export const contentParity: AgentPageRule = ({ content, copy }) => {
  const lines = [...new Set(content.split('\n').map((line) => line.trim()))].filter(
    (line) => line.length >= shortestLine,
  )
  if (lines.length < fewestLines) return null
  const missing = lines.filter((line) => !copy.includes(line))
  const percent = Math.round((missing.length / lines.length) * 100)
  if (percent < 5) return null
  return {
    fails: percent >= 20,
    message: `shows text that its Markdown lacks, ${percent} % of its lines.`,
    hint: 'Write what agents need, too, outside of <Visibility for="humans">.',
  }
}
