// Elements that a component of the site shows: a text with one of them is code.
import type { Token } from 'markdown-it'
import { readFence } from '../code/fenceProps.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

export const mappedElements: Feature = (md, { markdown, knownComponents: { elements } }) => {
  if (!elements || markdown.untrusted) return
  const { unescapeAll } = md.utils
  const nameIn = (token: Token): string | null => {
    const fence = elements.has('pre') && isBlock(token) ? readFence(token, unescapeAll, markdown) : null
    if (fence?.kind === 'code') return 'pre'
    return elements.has(token.tag) && isMapped(token) ? token.tag : null
  }
  md.core.ruler.push('mapped_elements', ({ tokens, env }) => {
    const reading = env as Reading
    if (reading.code !== null) return
    for (const block of tokens)
      for (const token of [block, ...(block.children ?? [])]) {
        const name = nameIn(token)
        if (name === null) continue
        const line = (block.map?.[0] ?? 0) + 1 + reading.lineOffset
        reading.code = { reason: `the site has a component for <${name}>`, line, column: 1 }
        return
      }
  })
}

const isBlock = ({ type }: Token): boolean => type === 'fence' || type === 'code_block'

/** Blocks of code are no `<code>` here. */
export const isMapped = ({ type, hidden }: Token): boolean =>
  !hidden && !['fence', 'code_block', 'html_block', 'html_inline', 'component'].includes(type)
