// Which inline texts are between the tags of a component or of JSX: there, HTML is JSX in `.md`, too.
import type { MarkdownIt } from 'markdown-it'
import { voidElements } from '../../shared/html.ts'
import type { Tag } from '../../shared/htmlTag.ts'
import type { Reading } from '../reading.ts'

/** Tells the inline rules which texts are between the tags of components. */
export function parseInsideTags(md: MarkdownIt): void {
  md.core.ruler.at('inline', ({ tokens, env }) => {
    const reading = env as Reading
    const open: string[] = []
    for (const token of tokens)
      if (token.type === 'component') followTag(token.meta?.['tag'] as Tag, open)
      else if (token.type === 'inline') {
        reading.insideTags = open.length > 0
        md.inline.parse(token.content, md, env, token.children ?? [])
      }
    reading.insideTags = false
  })
}

function followTag(tag: Tag, open: string[]): void {
  if (tag.closing) {
    const index = open.lastIndexOf(tag.name)
    if (index !== -1) open.length = index
  } else if (!tag.selfClosing && !voidElements.has(tag.name)) open.push(tag.name)
}
