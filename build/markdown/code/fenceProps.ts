// The properties of the elements that MDX makes of a code block: `<pre><code className="language-js"
// metastring="{1}">`. Components of a site read them.
import type { Token } from 'markdown-it'
import { readMeta } from '../../shared/code/meta.ts'

export interface FenceProps {
  readonly className?: string
  readonly metastring?: string
  readonly live?: boolean
  readonly children?: string
}

/** Null for blocks that are no code in the page: diagrams, formulas and files. */
export function fenceProps(
  { type, info, content }: Token,
  unescapeAll: (text: string) => string,
): FenceProps | null {
  const words = type === 'fence' ? unescapeAll(info).trim() : ''
  const meta = readMeta(words)
  const isFile = meta.file !== null && content.trim() === ''
  if (isFile || /^(?:mermaid|math)$/i.test(meta.language ?? '')) return null
  const metastring = words.slice(meta.language?.length ?? 0).trim()
  return {
    ...(meta.language ? { className: `language-${meta.language}` } : {}),
    ...(metastring ? { metastring } : {}),
    ...(meta.live ? { live: true } : {}),
    ...(content ? { children: content } : {}),
  }
}
