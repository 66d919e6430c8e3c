// Elements that a component of the site shows: a text with one of them is code.
import type { Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

export const mappedElements: Feature = (md, { markdown, knownComponents: { elements } }) => {
  if (!elements || markdown.untrusted) return
  md.core.ruler.push('mapped_elements', ({ tokens, env }) => {
    const reading = env as Reading
    if (reading.code !== null) return
    for (const block of tokens)
      for (const token of [block, ...(block.children ?? [])])
        if (elements.has(token.tag) && isMapped(token)) {
          const line = (block.map?.[0] ?? 0) + 1 + reading.lineOffset
          reading.code = { reason: `the site has a component for <${token.tag}>`, line, column: 1 }
          return
        }
  })
}

/** Blocks of code are shown by `CodeBlock`, which a site can replace. */
export const isMapped = ({ type, hidden }: Token): boolean =>
  !hidden && !['fence', 'code_block', 'html_block', 'html_inline', 'component'].includes(type)
