// A code block without an end takes the rest of the copy: `markdown-code-fence-validity`.
import type { AgentPageRule } from './agentRule.ts'
import { copyLines } from './copyLines.ts'

export const codeFences: AgentPageRule = ({ copy }) =>
  copyLines(copy).isOpen
    ? {
        fails: true,
        message: 'has a code block without an end in its Markdown.',
        hint: 'Close it in the field "agents" of the front matter.',
      }
    : null
