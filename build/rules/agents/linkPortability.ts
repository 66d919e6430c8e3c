// Links of a copy that lead nowhere when an agent has only its text: `markdown-link-portability`.
import type { AgentPageRule } from './agentRule.ts'
import { copyLines } from './copyLines.ts'

const link = /(?<!!)\]\(\s*<?([^\s<>()]+)/g

export const linkPortability: AgentPageRule = ({ copy }) => {
  const hrefs = copyLines(copy).lines.flatMap(({ text, isCode }) =>
    isCode ? [] : Array.from(text.replace(/`+[^`]*`+/g, '').matchAll(link), ([, href = '']) => href),
  )
  const relative = hrefs.filter((href) => !/^(?:#|[a-z][a-z\d+.-]*:)/i.test(href))
  const [first] = relative.filter((href) => !href.startsWith('/')).concat(relative)
  if (first === undefined) return null
  return {
    fails: !first.startsWith('/'),
    message: `has a link to ${first} in its Markdown, which is not a whole URL.`,
    hint: 'Write the whole URL into the field "agents" of the front matter.',
  }
}
