// Colored code as lines of tokens.
import { unescapeHtml } from '../../build/shared/escape.ts'

export interface CodeToken {
  readonly content: string
  /** Classes of the elements around the text, the outermost first. */
  readonly types: readonly string[]
}

/** Lines that are elements count as lines: their classes are not types of tokens. */
export function codeTokens(html: string): readonly (readonly CodeToken[])[] {
  const lines: CodeToken[][] = [[]]
  const open: (readonly string[])[] = []
  for (const [, tag, text = ''] of html.replace(/\n(?=(?:<\/span>)*$)/, '').matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (tag) {
      if (tag.startsWith('</')) open.pop()
      else open.push(typesOf(tag))
      continue
    }
    for (const [index, content] of unescapeHtml(text).split('\n').entries()) {
      if (index > 0) lines.push([])
      if (content !== '') lines.at(-1)?.push({ content, types: open.flat() })
    }
  }
  return lines
}

function typesOf(tag: string): readonly string[] {
  const classes = /\bclass="([^"]*)"/.exec(tag)?.[1]?.split(/\s+/) ?? []
  return classes.includes('code-line') ? [] : classes
}
